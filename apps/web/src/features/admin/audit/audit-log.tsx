import { Box, Skeleton, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useAuditLog, useExportAuditLog } from '@mullion/client/admin/audit-log.hooks'
import type { AuditAction } from '@mullion/domain/security/audit'
import type { AuditEntry } from '@mullion/domain/security/audit-log'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../../lib/count-of.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { storeMoment } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { type StaffColumn, StaffTable } from '../../../ui/staff-table.tsx'
import { ChangeList } from '../change-list.tsx'
import { AuditFilterFields, datesProblem, noFilter, type TypedFilter } from './audit-filter-fields.tsx'
import classes from './audit-log.module.css'

const roleWords = {
  guest: 'Guest',
  user: 'User',
  company_admin: 'Company admin',
  frank_user: 'Counter',
  frank_admin: 'Administrator',
  super_admin: 'Super admin',
} as const

function Note({ children }: { readonly children: string | null }) {
  return children && <span className={classes.note}>{children}</span>
}

function What({ entry: { sentence, changes, facts } }: { readonly entry: AuditEntry }) {
  return (
    <Box miw={0}>
      {sentence}
      {changes.length > 0 && <ChangeList changes={changes} />}
      {facts.length > 0 && (
        <p className={classes.facts}>
          {facts.map(({ name, value }) => `${name}: ${value || 'empty'}`).join(', ')}
        </p>
      )}
    </Box>
  )
}

const columns: readonly StaffColumn<AuditEntry>[] = [
  { title: 'When', text: ({ at }) => storeMoment(at) },
  {
    title: 'Who',
    cell: ({ by, email, role, actingFor }) => (
      <span>
        {by}
        <Note>{email ? `${email}, ${roleWords[role]}` : null}</Note>
        <Note>{actingFor ? `Acting for ${actingFor}` : null}</Note>
      </span>
    ),
  },
  { title: 'What', cell: (entry) => <What entry={entry} /> },
  { title: 'Company', text: ({ company }) => company ?? '' },
  { title: 'From', cell: ({ ipAddress }) => <span className={classes.address}>{ipAddress}</span> },
]

const unsorted = { descending: false, onSort: () => {} } as const

function filterOf({ action, startDate, endDate, ...texts }: TypedFilter) {
  return {
    ...texts,
    ...(action && { action: action as AuditAction }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  }
}

interface EntriesProps {
  readonly filter: TypedFilter
}

function Entries({ filter }: EntriesProps) {
  const query = useAuditLog(filterOf(filter))
  const { hasNextPage, isFetchingNextPage, isPlaceholderData } = query
  return (
    <QueryStates query={query} pending={<Skeleton height={420} />}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries)
        const searchedBackTo = pages.at(-1)?.searchedBackTo
        return (
          <Stack gap={12} align="flex-start" aria-busy={isPlaceholderData}>
            {entries.length > 0 ? (
              <StaffTable
                label="Audit log entries"
                rows={entries}
                columns={columns}
                rowKey={({ id }) => id}
                sorting={unsorted}
                stale={isPlaceholderData}
              />
            ) : (
              <p role="status">{hasNextPage ? 'Nothing found yet.' : 'No entries match.'}</p>
            )}
            {hasNextPage && (
              <>
                {filter.search !== '' && searchedBackTo && (
                  <Text fz="sm" c="dimmed">
                    Searched back to {storeMoment(searchedBackTo)}.
                  </Text>
                )}
                <ActionButton
                  variant="default"
                  h={44}
                  busy={isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {filter.search === '' ? 'Show older entries' : 'Search older entries'}
                </ActionButton>
              </>
            )}
          </Stack>
        )
      }}
    </QueryStates>
  )
}

/** The audit log for super admins, narrowed, searched and exported by the server. */
export function AuditLog() {
  const [typed, setTyped] = useState(noFilter)
  const [filter] = useDebouncedValue(typed, 300)
  const { mutateAsync, isPending } = useExportAuditLog()
  const save = async () => {
    try {
      const { name, content, rows, complete } = await mutateAsync(filterOf(typed))
      saveFile(name, content)
      notify(
        `${countOf(rows, 'entry').replace('entrys', 'entries')} in ${name}${complete ? '.' : ', the newest. Narrow the dates for older ones.'}`,
      )
    } catch (error) {
      notifyError(error)
    }
  }
  const valid = datesProblem(filter) === null
  return (
    <Section
      id="audit-log"
      title="Audit log"
      aside={
        <ActionButton
          variant="default"
          leftSection={<IconDownload {...buttonIcon} />}
          busy={isPending || datesProblem(typed) !== null}
          onClick={() => void save()}
        >
          Export CSV
        </ActionButton>
      }
    >
      <Stack gap={16} miw={0}>
        <AuditFilterFields filter={typed} onChange={setTyped} />
        {valid && <Entries filter={filter} />}
      </Stack>
    </Section>
  )
}
