import { useErrorTracking } from '@mullion/client/analytics/operations.hooks'
import type { ErrorSeverity } from '@mullion/domain/analytics/operations'
import { storeMoment } from '../../../lib/store-time.ts'
import type { FigureProps } from '../analytics-types.ts'
import { FigureTable, TableSkeleton } from '../parts/figure-table.tsx'
import { FigureTiles, TilesSkeleton } from '../parts/figure-tiles.tsx'
import { countText } from '../parts/figure-words.ts'
import { Widget, WidgetPart } from '../parts/widget.tsx'
import classes from './operations.module.css'
import { percentText } from './operations-words.ts'

const severityNames = { critical: 'Critical', error: 'Error', warning: 'Warning' } as const

function Severity({ severity }: { readonly severity: ErrorSeverity }) {
  return (
    <span className={classes.severity} data-severity={severity}>
      {severityNames[severity]}
    </span>
  )
}

/**
 * Errors by type and individually. Critical errors are those that a user saw; the log has their references.
 */
export function ErrorTrackingView({ days }: FigureProps) {
  const query = useErrorTracking(days)
  return (
    <Widget
      title="Error Tracking"
      subject="Operational"
      failure="Failed to fetch error tracking"
      query={query}
      pending={
        <>
          <TilesSkeleton count={3} />
          <TableSkeleton rows={5} />
        </>
      }
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
          {totalErrors === 0 && <p className={classes.none}>No errors in this period.</p>}
          {errorTypes.length > 0 && (
            <WidgetPart title="Error types">
              <FigureTable
                label="Error types"
                rows={errorTypes}
                keyOf={({ type, severity }) => `${type} ${severity}`}
                columns={[
                  { title: 'Type', cell: ({ type }) => type },
                  { title: 'Severity', isText: true, cell: (each) => <Severity {...each} /> },
                  { title: 'Count', cell: ({ count }) => countText(count) },
                  { title: 'Last', minor: true, cell: ({ lastOccurred }) => storeMoment(lastOccurred) },
                ]}
              />
            </WidgetPart>
          )}
          {recentErrors.length > 0 && (
            <WidgetPart title="Recent errors">
              <FigureTable
                label="Recent errors"
                rows={recentErrors}
                keyOf={({ id }) => String(id)}
                columns={[
                  { title: 'Message', cell: ({ message }) => message },
                  { title: 'Type', isText: true, minor: true, cell: ({ type }) => type },
                  { title: 'Severity', isText: true, cell: (each) => <Severity {...each} /> },
                  { title: 'Time', minor: true, cell: ({ timestamp }) => storeMoment(timestamp) },
                ]}
              />
            </WidgetPart>
          )}
        </>
      )}
    </Widget>
  )
}
