import { Button, Text } from '@mantine/core'
import { useErrorGroups, useMarkErrorGroup } from '@mullion/client/analytics/operations.hooks'
import type { ErrorGroup } from '@mullion/domain/analytics/error-groups'
import { useState } from 'react'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeMoment } from '../../../lib/store-time.ts'
import { Pages } from '../../../ui/pages.tsx'
import { type FigureColumn, FigureTable, TableSkeleton } from '../parts/figure-table.tsx'
import { countText } from '../parts/figure-words.ts'
import { Widget } from '../parts/widget.tsx'
import { SeverityText } from './severity-text.tsx'

const groupsShown = 20

const placeText = ({ place, inBrowser }: ErrorGroup) =>
  inBrowser ? `In browsers${place ? `, ${place}` : ''}` : (place ?? 'Unknown place')

function Stack({ text }: { readonly text: string }) {
  return (
    <details>
      <summary style={{ fontSize: 13 }}>Stack of the last one</summary>
      <pre style={{ margin: 0, fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
    </details>
  )
}

const causeText = ({ type, message }: ErrorGroup) => (message ? `${type}: ${message}` : type)

function Cause(group: ErrorGroup) {
  const { lastAt, lastStack } = group
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {causeText(group)}
      <Text span display="block" fz={13} c="dimmed">
        {placeText(group)}
      </Text>
      <Text span display="block" hiddenFrom="xs" fz={13} c="dimmed">
        Last {storeMoment(lastAt)}
      </Text>
      {lastStack && <Stack text={lastStack} />}
    </span>
  )
}

const releasesText = ({ firstRelease, lastRelease }: ErrorGroup) =>
  firstRelease === lastRelease ? firstRelease : `${firstRelease} to ${lastRelease}`

function Last({ lastAt, lastRequestId, lastTraceId }: ErrorGroup) {
  const ids = [lastRequestId && `Request ${lastRequestId}`, lastTraceId && `Trace ${lastTraceId}`]
  return (
    <>
      {storeMoment(lastAt)}
      {ids.map(
        (id) =>
          id && (
            <Text
              key={id}
              span
              display="block"
              maw={280}
              fz={13}
              c="dimmed"
              style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              {id}
            </Text>
          ),
      )}
    </>
  )
}

function MarkButton({ group }: { readonly group: ErrorGroup }) {
  const mark = useMarkErrorGroup()
  const { id, resolvedAt } = group
  const verb = resolvedAt ? 'Reopen' : 'Resolve'
  return (
    <Button
      variant="default"
      size="compact-md"
      fz="sm"
      loading={mark.isPending}
      aria-label={`${verb} ${causeText(group)}`}
      onClick={() => mark.mutate({ id, isResolved: !resolvedAt }, { onError: notifyError })}
    >
      {verb}
    </Button>
  )
}

const columns: readonly FigureColumn<ErrorGroup>[] = [
  { title: 'Cause', cell: (group) => <Cause {...group} /> },
  {
    title: 'Severity',
    isText: true,
    minor: true,
    cell: ({ severity }) => <SeverityText severity={severity} />,
  },
  { title: 'Count', cell: ({ count }) => countText(count) },
  { title: 'Release', isText: true, minor: true, cell: releasesText },
  { title: 'First', minor: true, cell: ({ firstAt }) => storeMoment(firstAt) },
  { title: 'Last', isText: true, minor: true, cell: (group) => <Last {...group} /> },
  { title: 'Mark', cell: (group) => <MarkButton group={group} /> },
]

function Groups({ groups }: { readonly groups: readonly ErrorGroup[] }) {
  const [page, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(groups.length / groupsShown))
  const shown = Math.min(page, pages)
  return (
    <>
      <FigureTable
        label="Errors by cause"
        rows={groups.slice((shown - 1) * groupsShown, shown * groupsShown)}
        columns={columns}
        keyOf={({ id }) => id}
      />
      {pages > 1 && <Pages of="errors" page={shown} pages={pages} onPage={setPage} />}
    </>
  )
}

/** Errors grouped by cause, of all servers and browsers together, until staff mark them as resolved. */
export function ErrorGroupsView() {
  const [isResolved, setResolved] = useState(false)
  const query = useErrorGroups({ isResolved })
  return (
    <Widget
      title={isResolved ? 'Resolved errors' : 'Errors by cause'}
      subject="Operational"
      failure="Failed to fetch errors by cause"
      query={query}
      pending={<TableSkeleton rows={3} lines={2} />}
      isEmpty={(groups) => groups.length === 0}
      emptyText={isResolved ? 'No resolved errors.' : 'No open errors.'}
      aside={
        <Button variant="default" size="compact-md" fz="sm" onClick={() => setResolved(!isResolved)}>
          {isResolved ? 'Show open errors' : 'Show resolved errors'}
        </Button>
      }
    >
      {(groups) => <Groups key={String(isResolved)} groups={groups} />}
    </Widget>
  )
}
