import { Stack, Text } from '@mantine/core'
import { useErrorTracking } from '@mullion/client/analytics/operations.hooks'
import type { ErrorSeverity } from '@mullion/domain/analytics/operations'
import { storeMoment } from '../../../lib/store-time.ts'
import type { FigureProps } from '../analytics-types.ts'
import { TableSkeleton } from '../parts/figure-table.tsx'
import { FigureTiles } from '../parts/figure-tiles.tsx'
import { countText } from '../parts/figure-words.ts'
import { TablePart, Widget } from '../parts/widget.tsx'
import { ErrorGroupsView } from './error-groups.tsx'
import { percentText } from './operations-words.ts'
import { SeverityText } from './severity-text.tsx'

const severityColumn = {
  title: 'Severity',
  isText: true,
  cell: ({ severity }: { readonly severity: ErrorSeverity }) => <SeverityText severity={severity} />,
}

/**
 * Errors by type and individually. Critical errors are those that a user saw; the log has their references.
 */
function ErrorCounts({ days }: FigureProps) {
  const query = useErrorTracking(days)
  return (
    <Widget
      title="Error Tracking"
      subject="Operational"
      failure="Failed to fetch error tracking"
      query={query}
      tiles={3}
      pending={<TableSkeleton rows={5} />}
    >
      {({ totalErrors, criticalErrors, errorRate, errorTypes, recentErrors }) => (
        <>
          <FigureTiles
            tiles={[
              { label: 'Errors', value: countText(totalErrors) },
              { label: 'Critical', value: countText(criticalErrors), note: 'seen by users' },
              { label: 'Failed requests', value: percentText(errorRate) },
            ]}
          />
          {totalErrors === 0 && <Text c="dimmed">No errors in this period.</Text>}
          {errorTypes.length > 0 && (
            <TablePart
              label="Error types"
              rows={errorTypes}
              keyOf={({ type, severity }) => `${type} ${severity}`}
              columns={[
                { title: 'Type', cell: ({ type }) => type },
                severityColumn,
                { title: 'Count', cell: ({ count }) => countText(count) },
                { title: 'Last', minor: true, cell: ({ lastOccurred }) => storeMoment(lastOccurred) },
              ]}
            />
          )}
          {recentErrors.length > 0 && (
            <TablePart
              label="Recent errors"
              rows={recentErrors}
              keyOf={({ id }) => String(id)}
              columns={[
                { title: 'Message', cell: ({ message }) => message },
                { title: 'Type', isText: true, minor: true, cell: ({ type }) => type },
                severityColumn,
                { title: 'Time', minor: true, cell: ({ timestamp }) => storeMoment(timestamp) },
              ]}
            />
          )}
        </>
      )}
    </Widget>
  )
}

export function ErrorTrackingView(figures: FigureProps) {
  return (
    <Stack gap={16}>
      <ErrorGroupsView />
      <ErrorCounts {...figures} />
    </Stack>
  )
}
