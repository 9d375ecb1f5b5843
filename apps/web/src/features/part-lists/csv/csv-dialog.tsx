import { Button, Group, Stack, Text } from '@mantine/core'
import { useNumberLookup } from '@mullion/client/catalog/part-list.hooks'
import { savedLine } from '@mullion/client/part-lists/edit-list-lines.hooks'
import { useSaveListLines } from '@mullion/client/part-lists/part-lists.hooks'
import { readError } from '@mullion/client/read-error'
import { joinLines } from '@mullion/domain/part-lists/list-lines'
import { maxListLines, type PartList } from '@mullion/domain/part-lists/part-list'
import { maxNumberLength } from '@mullion/domain/search/search-input'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../../lib/count-of.ts'
import { notify } from '../../../lib/notices.state.ts'
import { readListText } from '../../../lib/part-rows/list-file.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import fields from '../../../ui/fields.module.css'
import { FileButton } from '../../../ui/file-button.tsx'
import { Failed } from '../../../ui/query-states.tsx'
import classes from './csv-dialog.module.css'
import { type CsvRow, leftOutCsv, listCsv, readListCsv } from './list-csv.ts'
import { planRows, type RowPlan } from './row-plan.ts'

const accepted = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'

const fileName = (name: string) =>
  `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'list'}`

/** What would become of each row, with the parts looked up in one batch. */
function usePlan(list: PartList, rows: readonly CsvRow[]) {
  const numbers = [...new Set(rows.map(({ number }) => number))].filter(
    (number) => number !== '' && number.length <= maxNumberLength,
  )
  const answers = useNumberLookup(numbers)
  const found = new Map(answers.data?.map((each) => [each.number, each]))
  const unknown = (number: string) =>
    number.length > maxNumberLength
      ? { number, parts: [], beginning: [], lead: null, noLongerSold: false }
      : undefined
  const foundOf = (number: string) => found.get(number) ?? (unknown(number) as ReturnType<typeof found.get>)
  return { answers, plan: planRows(rows, { lines: list.lines, foundOf }) }
}

function linesAfter(list: PartList, plan: readonly RowPlan[]) {
  const changed = new Map(plan.flatMap((each) => (each.kind === 'change' ? [[each.lineId, each.line]] : [])))
  const lines = list.lines.map(savedLine).map((line) => ({ ...line, ...changed.get(line.id ?? 0) }))
  return joinLines(
    lines,
    plan.flatMap((each) => (each.kind === 'add' ? [each.line] : [])),
  )
}

interface PreviewProps {
  readonly list: PartList
  readonly rows: readonly CsvRow[]
  readonly onClose: () => void
}

function Preview({ list, rows, onClose }: PreviewProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const saving = useSaveListLines()
  const { answers, plan } = usePlan(list, rows)
  const counts = { change: 0, add: 0, same: 0, refused: 0, looking: 0 }
  for (const { kind } of plan) counts[kind] += 1
  const refused = plan.filter(({ kind }) => kind === 'refused')
  const toSave = counts.change + counts.add
  const save = async () => {
    if (saving.isPending) return
    setFailure(null)
    try {
      await saving.mutateAsync({ listId: list.id, version: list.version, lines: linesAfter(list, plan) })
      notify(`Saved ${countOf(toSave, 'row')} to ${list.name}.`)
      onClose()
    } catch (error) {
      setFailure(readError(error).message)
    }
  }
  const download = () => saveFile(`${fileName(list.name)}-left-out.csv`, leftOutCsv(refused))
  return (
    <>
      {answers.error && <Failed error={answers.error} onRetry={() => void answers.refetch()} compact />}
      <Text role="status">
        {counts.change} changed, {counts.add} added, {counts.same} as they are, {counts.refused} left out.
        Lines that the file doesn’t have stay. Nothing is saved yet.
      </Text>
      <ol className={classes.rows} aria-label="Rows of the file">
        {plan.map(({ row, kind, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file keep their places.
          <li key={at} className={classes.row} data-kind={kind}>
            <Text span fz={13} c="dimmed">
              {at + 1}
            </Text>
            <Text span ff="monospace" fz="sm">
              {row.number || '–'}
            </Text>
            <Text span fz="sm" className={classes.text}>
              {text}
            </Text>
          </li>
        ))}
      </ol>
      {failure !== null && (
        <Text c="var(--bad-ink)" role="alert">
          {failure}
        </Text>
      )}
      <div className={fields.actions}>
        {refused.length > 0 && (
          <Button variant="default" onClick={download} leftSection={<IconDownload {...buttonIcon} />}>
            Rows left out
          </Button>
        )}
        <Button variant="default" onClick={onClose} disabled={saving.isPending}>
          Cancel
        </Button>
        <ActionButton
          busy={saving.isPending}
          disabled={toSave === 0 || counts.looking > 0}
          onClick={() => void save()}
        >
          {toSave === 0 ? 'Save' : `Save ${countOf(toSave, 'row')}`}
        </ActionButton>
      </div>
    </>
  )
}

type Upload = { readonly rows: readonly CsvRow[] } | { readonly problem: string } | null

async function uploaded(file: File): Promise<Upload> {
  const read = await readListText(file)
  if ('problem' in read) return read
  const rows = readListCsv(read.text)
  if (rows.length === 0) return { problem: 'There are no rows in this file.' }
  const tooMany = `A list can have at most ${maxListLines} lines, and this file has ${rows.length} rows. Split it.`
  return rows.length > maxListLines ? { problem: tooMany } : { rows }
}

function CsvTools({ list, onClose }: Omit<CsvDialogProps, 'opened'>) {
  const [upload, setUpload] = useState<Upload>(null)
  if (upload && 'rows' in upload) return <Preview list={list} rows={upload.rows} onClose={onClose} />
  return (
    <>
      <Text c="dimmed">
        Download this list, change it in a spreadsheet and upload it again. The “Line” column brings each row
        back to its line. Rows without it are added. You see what changes before anything is saved.
      </Text>
      {upload && (
        <Text c="var(--bad-ink)" role="alert">
          {upload.problem}
        </Text>
      )}
      <Group gap={10}>
        <Button
          variant="default"
          h={44}
          leftSection={<IconDownload {...buttonIcon} />}
          onClick={() => saveFile(`${fileName(list.name)}.csv`, listCsv(list.lines))}
        >
          Download CSV
        </Button>
        <FileButton accept={accepted} onFile={(file) => void uploaded(file).then(setUpload)}>
          {(props) => (
            <Button {...props} h={44} leftSection={<IconUpload {...buttonIcon} />}>
              Upload CSV
            </Button>
          )}
        </FileButton>
      </Group>
    </>
  )
}

export interface CsvDialogProps {
  readonly list: PartList
  readonly opened: boolean
  readonly onClose: () => void
}

/** Downloads a list as CSV, and uploads one with a preview of what becomes of each row. */
export function CsvDialog({ opened, ...props }: CsvDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title="CSV" size={720}>
      <Stack gap={14}>{opened && <CsvTools {...props} />}</Stack>
    </Dialog>
  )
}
