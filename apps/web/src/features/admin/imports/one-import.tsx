import { formatNumber } from '@mullion/domain/number-format'
import '@mantine/core/styles/Progress.layer.css'
import { Box, Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core'
import { useImport, useImportChanges, useImportRefusals } from '@mullion/client/imports/imports.hooks'
import {
  type ImportChangesInput,
  type ImportState,
  isAtWork,
  type ShownImport,
} from '@mullion/domain/imports/import'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect } from 'react'
import { countOf } from '../../../lib/count-of.ts'
import { storeMoment } from '../../../lib/store-time.ts'
import box from '../../../ui/box.module.css'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { OutcomeNote, type OutcomeNoteProps } from '../../../ui/outcome-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import { useStaffList } from '../../../ui/use-staff-list.ts'
import { ChangeList } from '../change-list.tsx'
import { ServerList } from '../server-list.tsx'
import { ImportActions } from './import-actions.tsx'
import { ImportProblems } from './import-problems.tsx'
import { fieldChanges, fileNameOf, kindWords, refusalWords } from './import-words.ts'

function ImportChanges({ of }: { readonly of: ShownImport }) {
  return (
    <Stack gap={12} miw={0}>
      <Text component="h3" fw={600}>
        {countOf(of.created + of.changed, 'change')}
      </Text>
      <ServerList
        useRows={useImportChanges}
        about={{ importId: of.id }}
        label="Changes in this import"
        searchLabel="Search changes"
        ownOrder="In file order"
        columns={[
          { title: 'Row', sort: 'row', numeric: true, text: ({ row }) => formatNumber(row) },
          { title: kindWords[of.kind].record, sort: 'label', text: ({ label }) => label },
          {
            title: 'Change',
            cell: (change) =>
              change.isNew ? (
                <Text component="strong" c="var(--good-ink)" fw="bold">
                  New
                </Text>
              ) : (
                <ChangeList changes={fieldChanges(change)} />
              ),
          },
        ]}
        rowKey={({ seq }) => seq}
        empty="Details of this import are no longer available."
      />
    </Stack>
  )
}

function ImportRefusals({ of }: { readonly of: ShownImport }) {
  const list = useStaffList<NonNullable<ImportChangesInput['sort']>>()
  const query = useImportRefusals({ importId: of.id, ...list.input })
  const searched = list.search !== '' || list.input.search !== '' || query.isPlaceholderData
  if (query.data?.total === 0 && !searched) return null
  return (
    <Stack gap={12} miw={0}>
      <Text component="h3" fw={600}>
        Not undone
      </Text>
      <StaffList
        {...{ list, query }}
        label="Records that were not undone"
        searchLabel="Search these records"
        ownOrder="In file order"
        columns={[
          { title: kindWords[of.kind].record, sort: 'label', text: ({ label }) => label },
          { title: 'Reason', text: ({ refusal }) => (refusal ? refusalWords[refusal] : '') },
        ]}
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
    <Group component="dl" gap={10}>
      {counts.map(([name, count]) => (
        <Box key={name} className={box.box ?? ''} p="8px 12px" flex="1 0 96px">
          <Text component="dt" fz={13} c="dimmed">
            {name}
          </Text>
          <Text
            component="dd"
            fz={19}
            fw={600}
            c={name === 'Problems' && count > 0 ? 'var(--bad-ink)' : 'inherit'}
          >
            {formatNumber(count)}
          </Text>
        </Box>
      ))}
    </Group>
  )
}

function AtWork({ of }: { readonly of: ShownImport }) {
  const reading = of.state === 'reading'
  const doing = of.state === 'undoing' ? 'Undoing the import' : 'Applying the changes'
  return (
    <Stack gap={10}>
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
    </Stack>
  )
}

const outcomes: Partial<Record<ImportState, (of: ShownImport) => OutcomeNoteProps>> = {
  refused: ({ problemCount }) => ({
    tone: 'bad',
    title: `${countOf(problemCount, 'problem')} in the file. Nothing was saved.`,
    children: <p>Fix these rows in your file and import it again.</p>,
  }),
  failed: ({ note }) => ({
    tone: 'bad',
    title: 'We couldn’t read the file. Nothing was saved.',
    children: <p>{note}</p>,
  }),
  // Only a failed undo leaves a note on an applied import.
  applied: ({ created, changed, note }) =>
    note
      ? { tone: 'warn', title: 'We couldn’t undo the import.', children: <p>{note}</p> }
      : {
          tone: 'good',
          title: 'The import was applied.',
          children: `${countOf(created, 'new record')}, ${countOf(changed, 'changed record')}.`,
        },
  undone: () => ({ tone: 'good', title: 'The import was undone.' }),
}

function Outcome({ of }: { readonly of: ShownImport }) {
  const outcome = outcomes[of.state]
  if (outcome) return <OutcomeNote {...outcome(of)} />
  return (
    <>
      {of.note && <OutcomeNote tone="warn" title={of.note} />}
      {of.created + of.changed === 0 ? (
        <OutcomeNote tone="good" title="Nothing to change. The store already has everything in this file." />
      ) : (
        <p>Nothing is saved yet. Review the changes, then apply them.</p>
      )}
    </>
  )
}

function Standing({ of, onBack }: { readonly of: ShownImport; readonly onBack: () => void }) {
  const { state } = of
  // The focused button may have disappeared with the previous step.
  useEffect(() => {
    if (state && document.activeElement === document.body) document.getElementById(headingId)?.focus()
  }, [state])
  const listsChanges = state === 'staged' || state === 'applied'
  return (
    <>
      <Text fz="sm" c="dimmed">
        {kindWords[of.kind].name}
        {of.startedBy && `, sent by ${of.startedBy}`}, {storeMoment(of.startedAt)}
      </Text>
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

interface OneImportProps {
  readonly importId: number
  readonly onBack: () => void
}

export function OneImport({ importId, onBack }: OneImportProps) {
  const query = useImport(importId)
  return (
    <Section
      id={headingId}
      title={query.data ? fileNameOf(query.data) : 'Import'}
      aside={
        <Button variant="default" leftSection={<IconArrowLeft {...buttonIcon} />} onClick={onBack}>
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
