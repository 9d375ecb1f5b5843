import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import {
  useDatabaseInsights,
  useOperationalOverview,
  useSystemHealth,
  useUserSessions,
} from '@mullion/client/analytics/operations.hooks'
import type { DatabaseInsights, OperationalOverview } from '@mullion/domain/analytics/operations'
import { useState } from 'react'
import type { FigureProps } from '../analytics-types.ts'
import { FigureTiles } from '../parts/figure-tiles.tsx'
import { countText, hourText } from '../parts/figure-words.ts'
import { Widget } from '../parts/widget.tsx'
import { ApiPerformanceView } from './api-performance.tsx'
import { BackupsView } from './backups.tsx'
import { ErrorTrackingView } from './error-tracking.tsx'
import classes from './operations.module.css'
import { durationText, megabytesText, msText, percentText } from './operations-words.ts'
import { VendorHealthView } from './vendor-health.tsx'

function SystemHealthView() {
  const query = useSystemHealth()
  return (
    <Widget
      title="System Health"
      subject="Operational"
      failure="Failed to fetch system health"
      query={query}
      tiles={7}
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

function UserSessionsView({ days }: FigureProps) {
  const query = useUserSessions(days)
  return (
    <Widget
      title="User Sessions"
      subject="Operational"
      failure="Failed to fetch user sessions"
      query={query}
      tiles={6}
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

function connectionTiles({ connections }: DatabaseInsights) {
  if (!connections) return []
  const { active, idle, limit } = connections
  return [
    { label: 'Connections', value: countText(active + idle), note: `of ${countText(limit)} allowed` },
    { label: 'Active', value: countText(active) },
    { label: 'Idle', value: countText(idle) },
  ]
}

function DatabaseView({ days }: FigureProps) {
  const query = useDatabaseInsights(days)
  return (
    <Widget
      title="Database"
      subject="Operational"
      failure="Failed to fetch database insights"
      query={query}
      tiles={5}
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

const statusNames = { online: 'Online', 'database down': 'Database down' } as const

function tilesOf({ systemHealth, performance, alerts }: OperationalOverview) {
  const tiles = [
    { label: 'Status', value: statusNames[alerts.systemStatus] },
    { label: 'Uptime', value: durationText(systemHealth.uptimeSeconds), note: 'of this server' },
    { label: 'Response time', value: msText(systemHealth.responseTimeMs), note: 'in the last 15 minutes' },
    { label: 'Active users', value: countText(systemHealth.activeUsers), note: 'in the last 30 minutes' },
    { label: 'Failed requests', value: percentText(systemHealth.errorRate) },
    { label: 'Processing time', value: msText(performance.avgProcessingTimeMs), note: 'on average' },
    { label: 'Critical errors', value: countText(alerts.criticalIssues) },
  ]
  const measured = [
    { label: 'Cache hits', value: systemHealth.cacheHitRate, text: percentText },
    { label: 'Database connections', value: performance.databaseConnections, text: countText },
  ]
  return [
    ...tiles,
    ...measured.flatMap(({ label, value, text }) => (value === null ? [] : [{ label, value: text(value) }])),
  ]
}

export function OperationsOverview({ days, compact }: FigureProps) {
  const query = useOperationalOverview(days)
  return (
    <Widget
      title={compact ? 'Operations' : 'Operational overview'}
      subject="Operational"
      failure="Failed to fetch operational overview"
      query={query}
      tiles={compact ? 3 : 7}
    >
      {(overview) => <FigureTiles tiles={compact ? tilesOf(overview).slice(1, 4) : tilesOf(overview)} />}
    </Widget>
  )
}

const views = [
  { value: 'overview', name: 'Overview', View: OperationsOverview },
  { value: 'system', name: 'System Health', View: SystemHealthView },
  { value: 'api', name: 'API Performance', View: ApiPerformanceView },
  { value: 'sessions', name: 'User Sessions', View: UserSessionsView },
  { value: 'errors', name: 'Error Tracking', View: ErrorTrackingView },
  { value: 'database', name: 'Database', View: DatabaseView },
  { value: 'services', name: 'Services', View: VendorHealthView },
  { value: 'backups', name: 'Backups', View: BackupsView },
] as const

export function Operations(figures: FigureProps) {
  const [view, setView] = useState<string | null>('overview')
  return (
    <Tabs value={view} onChange={setView} keepMounted={false} variant="pills" radius="xl">
      <Tabs.List className={classes.views} mb={12} aria-label="Operations">
        {views.map(({ value, name }) => (
          <Tabs.Tab key={value} value={value} flex="none" mih={36} px={14} fz="sm">
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {views.map(({ value, View }) => (
        <Tabs.Panel key={value} value={value}>
          <View {...figures} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
