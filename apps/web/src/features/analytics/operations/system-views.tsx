import { useSystemHealth, useUserSessions } from '@mullion/client/analytics/operations.hooks'
import type { FigureProps } from '../analytics-types.ts'
import { FigureTiles, TilesSkeleton } from '../parts/figure-tiles.tsx'
import { countText, hourText } from '../parts/figure-words.ts'
import { Widget } from '../parts/widget.tsx'
import { durationText, megabytesText, msText, percentText } from './operations-words.ts'

/** The server that responded, its database, and the errors of the last hour. */
export function SystemHealthView() {
  const query = useSystemHealth()
  return (
    <Widget
      title="System Health"
      subject="Operational"
      failure="Failed to fetch system health"
      query={query}
      pending={<TilesSkeleton count={7} />}
    >
      {({ server, database, errorMetrics }) => (
        <FigureTiles
          tiles={[
            { label: 'Uptime', value: durationText(server.uptimeSeconds), note: 'of this server' },
            { label: 'Node.js', value: server.nodeVersion },
            {
              label: 'Heap',
              value: megabytesText(server.heapUsedBytes),
              note: `of ${megabytesText(server.heapTotalBytes)}`,
            },
            { label: 'Database', value: database.status === 'connected' ? 'Connected' : 'Not responding' },
            { label: 'Database response time', value: msText(database.responseTimeMs) },
            {
              label: 'Failed requests',
              value: percentText(errorMetrics.hourlyErrorRate),
              note: 'in the last hour',
            },
            { label: 'Errors', value: countText(errorMetrics.recentErrors), note: 'in the last hour' },
          ]}
        />
      )}
    </Widget>
  )
}

/** Active users by kind, and the busiest hour. */
export function UserSessionsView({ days }: FigureProps) {
  const query = useUserSessions(days)
  return (
    <Widget
      title="User Sessions"
      subject="Operational"
      failure="Failed to fetch user sessions"
      query={query}
      pending={<TilesSkeleton count={6} />}
    >
      {(sessions) => (
        <FigureTiles
          tiles={[
            { label: 'Active users', value: countText(sessions.activeUsers), note: 'in the last 30 minutes' },
            {
              label: 'Daily active',
              value: countText(sessions.dailyActiveUsers),
              note: 'in the last 24 hours',
            },
            {
              label: 'Average session',
              value:
                sessions.avgSessionMinutes === null ? '–' : durationText(sessions.avgSessionMinutes * 60),
              note: 'used in the last 24 hours',
            },
            { label: 'Staff', value: countText(sessions.adminUsers), note: 'in the last 24 hours' },
            { label: 'Customers', value: countText(sessions.regularUsers), note: 'in the last 24 hours' },
            {
              label: 'Busiest hour',
              value: sessions.peakTrafficHour === null ? '–' : hourText(sessions.peakTrafficHour),
              note: 'in the selected period',
            },
          ]}
        />
      )}
    </Widget>
  )
}
