import { Button, Group } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { notifyProblem, notifyUndoable } from '../../../../lib/notices.state.ts'
import { readListFile } from '../../../../lib/part-rows/list-file.ts'
import { sampleHref, sampleName } from '../../../../lib/part-rows/sample-file.ts'
import { FileButton } from '../../../../ui/file-button.tsx'
import classes from '../quick-order.module.css'
import { appendRows, clearRows } from '../quick-order.state.ts'

export interface ListToolsProps {
  readonly onLeftOut: (count: number) => void
  readonly filled: boolean
  readonly onCleared: () => void
}

const accepted = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'

export function ListTools({ onLeftOut, filled, onCleared }: ListToolsProps) {
  const upload = async (file: File) => {
    const list = await readListFile(file)
    if ('problem' in list) notifyProblem(list.problem)
    else onLeftOut(appendRows(list.rows))
  }
  const clear = () => {
    // Flush, so that the rows are gone before focus moves.
    const undo = flushSync(clearRows)
    notifyUndoable('The rows were cleared.', () => onLeftOut(undo()))
    onCleared()
  }
  return (
    <Group className={classes.tools} gap="6px 10px" fz="sm" fw={600}>
      <FileButton accept={accepted} onFile={(file) => void upload(file)}>
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
      <Button className={classes.clear} variant="subtle" h={40} disabled={!filled} onClick={clear}>
        Clear rows
      </Button>
    </Group>
  )
}
