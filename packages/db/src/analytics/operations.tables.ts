import { errorSeverities, measureGrains } from '@mullion/domain/analytics/operations'
import { listed, notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { histogramColumns } from './histogram-columns.ts'

/** Count and latency of each endpoint: per minute for a day, per hour and per store day for thirty days. */
export const requestMeasurements = kit.table(
  'request_measures',
  {
    at: kit.instant().notNull(),
    grain: kit.text({ enum: measureGrains }).notNull(),
    method: kit.text().notNull(),
    endpoint: kit.text().notNull(),
    requests: kit.int().notNull(),
    failures: kit.int().notNull(),
    totalMs: kit.decimal().notNull(),
    ...histogramColumns(),
  },
  (measured) => [
    kit
      .uniqueIndex('request_measures_slot')
      .on(measured.grain, measured.at, measured.method, measured.endpoint),
    ...listed(measured.grain),
    ...positive(measured.requests),
    ...notNegative(measured.failures, measured.totalMs),
  ],
)

export const errorCounts = kit.table(
  'error_counts',
  {
    hour: kit.instant().notNull(),
    type: kit.text().notNull(),
    severity: kit.text({ enum: errorSeverities }).notNull(),
    count: kit.int().notNull(),
    lastAt: kit.instant().notNull(),
  },
  (errors) => [
    kit.uniqueIndex('error_counts_slot').on(errors.hour, errors.type, errors.severity),
    ...listed(errors.severity),
    ...positive(errors.count),
  ],
)

/** The newest individual errors; only a limited number stay. */
export const recentErrors = kit.table(
  'recent_errors',
  {
    id: kit.autoId(),
    at: kit.instant().notNull(),
    type: kit.text().notNull(),
    message: kit.text().notNull(),
    severity: kit.text({ enum: errorSeverities }).notNull(),
  },
  (errors) => [kit.index('recent_errors_at').on(errors.at), ...listed(errors.severity)],
)

/** Errors by cause, of servers and of browsers; only a limited number of each stay. Nothing in it is about a person. */
export const errorGroups = kit.table(
  'error_groups',
  {
    /** Hash of type, place and message, and of whether it was in a browser. */
    id: kit.key(),
    type: kit.text().notNull(),
    place: kit.text(),
    message: kit.text().notNull(),
    severity: kit.text({ enum: errorSeverities }).notNull(),
    count: kit.int().notNull(),
    firstAt: kit.instant().notNull(),
    lastAt: kit.instant().notNull(),
    firstRelease: kit.text().notNull(),
    lastRelease: kit.text().notNull(),
    lastRequestId: kit.text(),
    lastTraceId: kit.text(),
    /** When staff marked it as resolved; null again once it happens after that. */
    resolvedAt: kit.instant(),
    /** True for what browsers report. */
    inBrowser: kit.bool().notNull().default(false),
    lastStack: kit.text(),
  },
  (group) => [
    kit.index('error_groups_last_at').on(group.lastAt),
    ...listed(group.severity),
    ...positive(group.count),
  ],
)

/** Batches of measurements that were stored, so that one whose commit went unanswered is not added twice. */
export const measurementBatches = kit.table(
  'measurement_batches',
  {
    id: kit.key(),
    storedAt: kit.instant().notNull(),
  },
  (batch) => [kit.index('measurement_batches_stored_at').on(batch.storedAt)],
)
