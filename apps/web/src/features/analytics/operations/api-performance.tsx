import { Text } from '@mantine/core'
import { useApiPerformance } from '@mullion/client/analytics/operations.hooks'
import type { EndpointFigures } from '@mullion/domain/analytics/operations'
import { Fragment, useState } from 'react'
import { Pages } from '../../../ui/pages.tsx'
import type { FigureProps } from '../analytics-types.ts'
import { type FigureColumn, TableSkeleton } from '../parts/figure-table.tsx'
import { FigureTiles } from '../parts/figure-tiles.tsx'
import { countText } from '../parts/figure-words.ts'
import { TablePart, Widget } from '../parts/widget.tsx'
import { msText, percentText, rateColor } from './operations-words.ts'

const endpointsShown = 20

/** Returns an endpoint name that can wrap after each dot or slash. */
function breakable(endpoint: string) {
  return endpoint.split(/(?<=[./])/).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places.
    <Fragment key={at}>
      {piece}
      <wbr />
    </Fragment>
  ))
}

const columns: readonly FigureColumn<EndpointFigures>[] = [
  {
    title: 'Endpoint',
    cell: ({ method, endpoint }) => (
      <Text span ff="monospace" fz={13} style={{ overflowWrap: 'anywhere' }}>
        <Text span c="dimmed">
          {method}
        </Text>{' '}
        {breakable(endpoint)}
      </Text>
    ),
  },
  { title: 'Requests', minor: true, cell: ({ requests }) => countText(requests) },
  { title: 'Average', minor: true, cell: ({ avgResponseTimeMs }) => msText(avgResponseTimeMs) },
  { title: 'p95', cell: ({ p95ResponseTimeMs }) => msText(p95ResponseTimeMs) },
  {
    title: 'Success',
    cell: ({ successRate }) => (
      <Text span fw={600} c={rateColor(successRate)}>
        {percentText(successRate)}
      </Text>
    ),
  },
]

const keyOf = ({ method, endpoint }: EndpointFigures) => `${method} ${endpoint}`

function Endpoints({ endpoints }: { readonly endpoints: readonly EndpointFigures[] }) {
  const [page, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(endpoints.length / endpointsShown))
  return (
    <>
      <TablePart
        label="Endpoints"
        rows={endpoints.slice((page - 1) * endpointsShown, page * endpointsShown)}
        columns={columns}
        keyOf={keyOf}
        barOf={({ requests }) => requests}
        fullBar={endpoints[0]?.requests ?? 1}
      />
      {pages > 1 && <Pages of="endpoints" page={page} pages={pages} onPage={setPage} />}
    </>
  )
}

export function ApiPerformanceView({ days }: FigureProps) {
  const query = useApiPerformance(days)
  return (
    <Widget
      title="API Performance"
      subject="Operational"
      failure="Failed to fetch API performance"
      query={query}
      tiles={3}
      pending={<TableSkeleton rows={10} />}
      isEmpty={({ endpoints }) => endpoints.length === 0}
    >
      {({ overview, slowEndpoints, endpoints }) => (
        <>
          <FigureTiles
            tiles={[
              { label: 'Requests', value: countText(overview.totalRequests) },
              { label: 'Average time', value: msText(overview.avgResponseTimeMs) },
              { label: 'Success', value: percentText(overview.overallSuccessRate) },
            ]}
          />
          {slowEndpoints.length > 0 && (
            <TablePart
              title="Slow endpoints (p95 above 500 ms)"
              label="Slow endpoints"
              rows={slowEndpoints}
              columns={columns}
              keyOf={keyOf}
            />
          )}
          <Endpoints key={`${days.startDate} ${days.endDate}`} endpoints={endpoints} />
        </>
      )}
    </Widget>
  )
}
