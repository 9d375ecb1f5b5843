import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress, Skeleton, Stack } from '@mantine/core'
import { useImport, useImportRefusals } from '@mullion/client/admin/imports.hooks'
import {
  type ImportChangesInput,
  isAtWork,
  type ShownChange,
  type ShownImport,
} from '@mullion/domain/admin/import'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect } from 'react'
import { countOf } from '../../../lib/count-of.ts'
import { storeMoment } from '../../../lib/store-time.ts'
import fields from '../../../ui/fields.module.css'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import type { StaffColumn } from '../../../ui/staff-table.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'
import { ImportActions } from './import-actions.tsx'
import { ImportChanges } from './import-changes.tsx'
import { fileNameOf } from './import-history.tsx'
import { ImportProblems } from './import-problems.tsx'
import { kindWords, refusalWords } from './import-words.ts'
import classes from './imports.module.css'

type ChangeColumn = NonNullable<ImportChangesInput['sort']>

function columnsFor({ kind }: Pick<ShownImport, 'kind'>): readonly StaffColumn<ShownChange, ChangeColumn>[] {
  return [
    { title: kindWords[kind].record, sort: 'label', text: ({ label }) => label },
    { title: 'Reason', text: ({ refusal }) => (refusal ? refusalWords[refusal] : '') },
  ]
}

/** Lists the records that an undo did not restore; draws nothing if it restored all. */
function ImportRefusals({ of }: { readonly of: ShownImport }) {
  const list = useStaffList<ChangeColumn>()
  const query = useImportRefusals({ importId: of.id, ...list.input })
  const searched = list.search !== '' || list.input.search !== '' || query.isPlaceholderData
  if (query.data?.total === 0 && !searched) return null
  return (
    <Stack gap={12} miw={0}>
      <h3 className={classes.heading}>Not undone</h3>
      <StaffList
        {...{ list, query }}
        label="Records that were not undone"
        searchLabel="Search these records"
        ownOrder="In file order"
        columns={columnsFor(of)}
        rowKey={({ seq }) => seq}
        empty="Everything was undone."
      />
    </Stack>
  )
}

const headingId = 'one-import'

function Counts({ of }: { readonly of: ShownImport }) {
  const counts = [
    ['Rows', of.rows],
    ['New', of.created],
    ['Changed', of.changed],
    ['Unchanged', of.known - of.changed],
    ['Problems', of.problemCount],
  ] as const
  return (
    <dl className={classes.counts}>
      {counts.map(([name, count]) => (
        <div key={name} data-bad={(name === 'Problems' && count > 0) || undefined}>
          <dt>{name}</dt>
          <dd>{count.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  )
}

function AtWork({ of }: { readonly of: ShownImport }) {
  const reading = of.state === 'reading'
  const doing = of.state === 'undoing' ? 'Undoing the import' : 'Applying the changes'
  return (
    <div className={classes.progress}>
      <p>
        {reading
          ? `Checking the file, ${countOf(of.rows, 'row')} so far…`
          : `${doing}… You can leave this page. The import keeps running.`}
      </p>
      <Progress
        value={reading ? 100 : of.progress}
        size="lg"
        striped
        animated
        aria-label={reading ? 'Checking the file' : doing}
      />
    </div>
  )
}

/** Describes an import's state in a sentence or two. */
function Outcome({ of }: { readonly of: ShownImport }) {
  const { state, created, changed, problemCount, note } = of
  const total = created + changed
  const totals = `${countOf(created, 'new record')}, ${countOf(changed, 'changed record')}.`
  if (state === 'refused') {
    return (
      <OutcomeNote tone="bad" title={`${countOf(problemCount, 'problem')} in the file. Nothing was saved.`}>
        <p>Fix these rows in your file and import it again.</p>
      </OutcomeNote>
    )
  }
  if (state === 'failed') {
    return (
      <OutcomeNote tone="bad" title="We couldn’t read the file. Nothing was saved.">
        <p>{note}</p>
      </OutcomeNote>
    )
  }
  if (state === 'applied')
    return (
      <OutcomeNote tone="good" title="The import was applied.">
        {totals}
      </OutcomeNote>
    )
  if (state === 'undone') return <OutcomeNote tone="good" title="The import was undone." />
  if (state !== 'staged') return null
  return (
    <>
      {note && <OutcomeNote tone="warn" title={note} />}
      {total === 0 ? (
        <OutcomeNote tone="good" title="Nothing to change. The store already has everything in this file." />
      ) : (
        <p>Nothing is saved yet. Review the changes, then apply them.</p>
      )}
    </>
  )
}

/** Moves focus to the heading if the focused button disappeared with the previous step. */
function useRestoredFocus(state: string): void {
  useEffect(() => {
    if (state && document.activeElement === document.body) document.getElementById(headingId)?.focus()
  }, [state])
}

function Standing({ of, onBack }: { readonly of: ShownImport; readonly onBack: () => void }) {
  const { state } = of
  useRestoredFocus(state)
  const listsChanges = state === 'staged' || state === 'applied'
  return (
    <>
      <p className={fields.note}>
        {kindWords[of.kind].name}
        {of.startedBy && `, sent by ${of.startedBy}`}, {storeMoment(of.startedAt)}
      </p>
      {state !== 'failed' && <Counts of={of} />}
      <Stack role="status" gap={12} miw={0}>
        {isAtWork(of) ? <AtWork of={of} /> : <Outcome of={of} />}
      </Stack>
      {listsChanges && of.created + of.changed > 0 && <ImportChanges of={of} />}
      {state === 'refused' && <ImportProblems of={of} />}
      {state === 'undone' && <ImportRefusals of={of} />}
      <ImportActions of={of} onBack={onBack} />
    </>
  )
}

export interface OneImportProps {
  readonly importId: number
  readonly onBack: () => void
}

/** One import, from checking the file to undo; a reload returns to its current state. */
export function OneImport({ importId, onBack }: OneImportProps) {
  const query = useImport(importId)
  return (
    <Section
      id={headingId}
      title={query.data ? fileNameOf(query.data) : 'Import'}
      aside={
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
          onClick={onBack}
        >
          All imports
        </Button>
      }
    >
      <QueryStates query={query} pending={<Skeleton height={420} />}>
        {(found) => <Standing of={found} onBack={onBack} />}
      </QueryStates>
    </Section>
  )
}
