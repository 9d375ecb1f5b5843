import { Text } from '@mantine/core'
import { useVendorHealth } from '@mullion/client/analytics/operations.hooks'
import {
  type CircuitState,
  type VendorFailureKind,
  type VendorFigures,
  type VendorState,
  vendorFailureKinds,
  vendorNames,
} from '@mullion/domain/analytics/vendor-health'
import { storeMoment } from '../../../lib/store-time.ts'
import type { FigureProps } from '../analytics-types.ts'
import { type FigureColumn, TableSkeleton } from '../parts/figure-table.tsx'
import { countText } from '../parts/figure-words.ts'
import { TablePart, Widget } from '../parts/widget.tsx'
import { msText } from './operations-words.ts'

const states: Readonly<Record<VendorState, { readonly name: string; readonly color: string }>> = {
  in_use: { name: 'In use', color: 'var(--good-ink)' },
  built_in: { name: 'Built-in', color: 'inherit' },
  off: { name: 'Not set up', color: 'inherit' },
  failing: { name: 'Failing', color: 'var(--warn-ink)' },
  down: { name: 'Down', color: 'var(--bad-ink)' },
}

const circuits: Readonly<Record<CircuitState, string>> = {
  closed: 'Closed',
  open: 'Open',
  half_open: 'Half open',
}

const kinds: Readonly<Record<VendorFailureKind, string>> = {
  no_answer: 'no answer',
  refused: 'refused',
  error: 'errors',
}

function Lines({ first, second }: { readonly first: string; readonly second: string | null }) {
  return (
    // One element, because a table's first cell lays out each of its children.
    <span>
      {first}
      {second && (
        <Text span display="block" fz={13} c="dimmed">
          {second}
        </Text>
      )}
    </span>
  )
}

function failuresText({ failures }: VendorFigures): { total: number; detail: string | null } {
  const counted = vendorFailureKinds.filter((kind) => failures[kind] > 0)
  return {
    total: vendorFailureKinds.reduce((sum, kind) => sum + failures[kind], 0),
    detail: counted.map((kind) => `${countText(failures[kind])} ${kinds[kind]}`).join(', ') || null,
  }
}

const columns: readonly FigureColumn<VendorFigures>[] = [
  {
    title: 'Service',
    cell: ({ subject, adapter }) => <Lines first={vendorNames[subject]} second={adapter} />,
  },
  {
    title: 'State',
    isText: true,
    cell: ({ state, since }) => (
      <>
        <Text span fw={600} c={states[state].color}>
          {states[state].name}
        </Text>
        {since && (
          <Text span display="block" fz={13} c="dimmed">
            since {storeMoment(since)}
          </Text>
        )}
      </>
    ),
  },
  {
    title: 'Circuit',
    isText: true,
    minor: true,
    cell: ({ circuit }) => (circuit ? circuits[circuit] : '–'),
  },
  { title: 'Calls', cell: ({ calls }) => countText(calls) },
  {
    title: 'Failures',
    cell: (vendor) => {
      const { total, detail } = failuresText(vendor)
      return <Lines first={countText(total)} second={detail} />
    },
  },
  { title: 'p95', minor: true, cell: ({ p95Ms }) => msText(p95Ms) },
  {
    title: 'Last answer',
    isText: true,
    minor: true,
    cell: ({ lastAnswerAt }) => (lastAnswerAt ? storeMoment(lastAnswerAt) : 'None'),
  },
  {
    title: 'Last error',
    isText: true,
    minor: true,
    cell: ({ lastError }) =>
      lastError ? <Lines first={lastError.code} second={storeMoment(lastError.at)} /> : 'None',
  },
]

/** The outside services that the store depends on: whether they answer, how fast, and what went wrong last. */
export function VendorHealthView({ days }: Pick<FigureProps, 'days'>) {
  const query = useVendorHealth(days)
  return (
    <Widget
      title="Services"
      subject="Operational"
      failure="Failed to fetch services"
      query={query}
      pending={<TableSkeleton rows={7} lines={2} />}
      isEmpty={({ vendors }) => vendors.length === 0}
      emptyText="This server uses no outside service."
    >
      {({ vendors }) => (
        <>
          <Text fz={13} c="dimmed">
            Of all servers together. A declined card or an unknown ZIP code is an answer, not a failure. We
            send an email when a service has been down for 5 minutes, and when it is back.
          </Text>
          <TablePart
            label="Outside services"
            rows={vendors}
            columns={columns}
            keyOf={({ subject, adapter }) => `${subject} ${adapter}`}
          />
        </>
      )}
    </Widget>
  )
}
