import { Button, FileButton } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { decodeText } from '../../../../lib/delimited-text.ts'
import { notifyProblem, notifyUndoable } from '../../../../lib/notices.state.ts'
import classes from '../quick-order.module.css'
import { appendRows, clearRows } from '../quick-order.state.ts'
import { readRows } from '../row-fields.ts'
import { sampleHref, sampleName } from '../sample-file.ts'

export interface ListToolsProps {
  /** Is told how many rows of a list there was no room for. */
  readonly onLeftOut: (count: number) => void
  readonly filled: boolean
}

const accepted = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'
const largestBytes = 1_048_576

/** The ways to bring a list along, and to start over. */
export function ListTools({ onLeftOut, filled }: ListToolsProps) {
  const reset = useRef<() => void>(null)
  const upload = async (file: File | null) => {
    reset.current?.()
    if (!file) return
    if (file.size > largestBytes) {
      notifyProblem('This file is too large for a list of parts.')
      return
    }
    const rows = readRows(decodeText(await file.arrayBuffer()))
    if (rows.length === 0) notifyProblem('There are no rows in this file.')
    else onLeftOut(appendRows(rows))
  }
  return (
    <div className={classes.tools}>
      <FileButton onChange={(file) => void upload(file)} accept={accepted} resetRef={reset}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            h={40}
            leftSection={<IconUpload size={18} stroke={1.8} aria-hidden />}
          >
            Upload CSV
          </Button>
        )}
      </FileButton>
      <a className={classes.sample} href={sampleHref} download={sampleName}>
        <IconDownload size={18} stroke={1.8} aria-hidden />
        Sample file
      </a>
      <Button
        variant="subtle"
        h={40}
        disabled={!filled}
        onClick={() => notifyUndoable('The rows were cleared.', clearRows())}
      >
        Clear rows
      </Button>
    </div>
  )
}
