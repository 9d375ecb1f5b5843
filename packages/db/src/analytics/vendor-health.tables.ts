import { measureGrains } from '@mullion/domain/analytics/operations'
import { vendorFailureKinds } from '@mullion/domain/analytics/vendor-health'
import { listed, notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { histogramColumns } from './histogram-columns.ts'

/** Calls of each vendor: per minute for a day, per hour and per store day for thirty days. */
export const vendorMeasurements = kit.table(
  'vendor_measures',
  {
    at: kit.instant().notNull(),
    grain: kit.text({ enum: measureGrains }).notNull(),
    /** Subject and adapter, such as `tax/Taxify`. */
    vendor: kit.text().notNull(),
    calls: kit.int().notNull(),
    noAnswer: kit.int().notNull(),
    refused: kit.int().notNull(),
    errors: kit.int().notNull(),
    ...histogramColumns(),
  },
  (measured) => [
    kit.uniqueIndex('vendor_measures_slot').on(measured.grain, measured.at, measured.vendor),
    ...listed(measured.grain),
    ...positive(measured.calls),
    ...notNegative(measured.noAnswer, measured.refused, measured.errors),
  ],
)

/** What all servers know of each vendor now. */
export const vendorStates = kit.table(
  'vendor_states',
  {
    vendor: kit.key(),
    lastAnswerAt: kit.instant(),
    lastFailureAt: kit.instant(),
    failingSinceAt: kit.instant(),
    answeringSinceAt: kit.instant(),
    /** What the last failure was; never its text. */
    errorKind: kit.text({ enum: vendorFailureKinds }),
    errorCode: kit.text(),
    errorAt: kit.instant(),
    /** The end of the last time that a server's circuit was open. */
    openUntilAt: kit.instant(),
    /** Since when staff know of an outage. */
    outageSinceAt: kit.instant(),
    outageMailedAt: kit.instant(),
    /** When a server last asked the vendor whether it answers. */
    askedAt: kit.instant(),
  },
  (state) => [...listed(state.errorKind)],
)
