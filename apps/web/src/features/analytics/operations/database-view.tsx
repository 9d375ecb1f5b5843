import { useDatabaseInsights } from '@mullion/client/analytics/operations.hooks'
import type { DatabaseInsights } from '@mullion/domain/analytics/operations'
import type { FigureProps } from '../analytics-types.ts'
import { FigureTiles, TilesSkeleton } from '../parts/figure-tiles.tsx'
import { countText } from '../parts/figure-words.ts'
import { Widget } from '../parts/widget.tsx'
import { megabytesText, msText, percentText } from './operations-words.ts'

function connectionTiles({ connections }: DatabaseInsights) {
  if (!connections) return []
  const { active, idle, limit } = connections
  return [
    { label: 'Connections', value: countText(active + idle), note: `of ${countText(limit)} allowed` },
    { label: 'Active', value: countText(active) },
    { label: 'Idle', value: countText(idle) },
  ]
}

/** Database queries, response times, and the database's own statistics. */
export function DatabaseView({ days }: FigureProps) {
  const query = useDatabaseInsights(days)
  return (
    <Widget
      title="Database"
      subject="Operational"
      failure="Failed to fetch database insights"
      query={query}
      pending={<TilesSkeleton count={5} />}
    >
      {(database) => (
        <FigureTiles
          tiles={[
            { label: 'Queries', value: countText(database.queries) },
            { label: 'Average query', value: msText(database.avgQueryTimeMs) },
            { label: 'p95', value: msText(database.p95QueryTimeMs) },
            { label: 'Slow queries', value: countText(database.slowQueries), note: 'above 500 ms' },
            { label: 'Size', value: megabytesText(database.sizeBytes) },
            ...(database.cacheHitPercent === null
              ? []
              : [{ label: 'Cache hits', value: percentText(database.cacheHitPercent) }]),
            ...connectionTiles(database),
          ]}
        />
      )}
    </Widget>
  )
}
