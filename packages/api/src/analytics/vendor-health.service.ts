import { randomUUID } from 'node:crypto'
import { createMeasurementBatch } from '@mullion/db/analytics/operations.repository'
import {
  addVendorCounts,
  beginOutage,
  claimVendorQuestion,
  endOutage,
  joinVendorStates,
  listVendorCounts,
  listVendorStates,
  removeVendorCounts,
  type VendorCounts,
  type VendorCountsAt,
  type VendorStateRow,
} from '@mullion/db/analytics/vendor-health.repository'
import type { Database, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import type { RecentRangeInput } from '@mullion/domain/analytics/inputs'
import { emptyHistogram, percentileMs } from '@mullion/domain/analytics/latency'
import { hourRetentionMs, minuteRetentionMs } from '@mullion/domain/analytics/operations'
import {
  circuitState,
  outageNews,
  type VendorFigures,
  type VendorHealth,
  type VendorState,
  vendorKey,
  vendorSubjects,
  vendorsWithCircuit,
} from '@mullion/domain/analytics/vendor-health'
import { startOfStoreDay, storeTime } from '@mullion/domain/store-day'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { measuredTimes } from './measured-range.ts'
import type { CountedVendors, KnownVendor, VendorCalls } from './vendor-calls.ts'
import { type VendorMailFacts, vendorBackMail, vendorDownMail } from './vendor-mail.ts'

export interface VendorHealthDeps extends VendorMailFacts {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly vendorCalls: VendorCalls
}

interface Batch extends CountedVendors {
  readonly id: string
}

const hourMs = 3_600_000
/** How often a vendor that fails is asked, by all servers together. */
const askEveryMs = 60_000
const questionMs = 10_000

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Adds up counts by vendor and period. */
function addedUp(counts: readonly VendorCountsAt[], startOf: (at: Date) => Date): VendorCountsAt[] {
  const periods = Map.groupBy(counts, ({ at, vendor }) => `${startOf(at).getTime()}\n${vendor}`)
  return Array.from(periods.entries(), ([key, group]) => {
    const [startMs, vendor = ''] = key.split('\n')
    return {
      ...{ at: new Date(Number(startMs)), vendor },
      calls: sum(group.map(({ calls }) => calls)),
      noAnswer: sum(group.map(({ noAnswer }) => noAnswer)),
      refused: sum(group.map(({ refused }) => refused)),
      errors: sum(group.map(({ errors }) => errors)),
      histogram: emptyHistogram().map((_, at) => sum(group.map(({ histogram }) => histogram[at] ?? 0))),
    }
  })
}

function stateOf({ builtIn, off }: KnownVendor, state: VendorStateRow | undefined): VendorState {
  if (state?.outageSinceAt) return 'down'
  if (state?.failingSinceAt) return 'failing'
  if (off) return 'off'
  return builtIn ? 'built_in' : 'in_use'
}

function lastErrorOf(state: VendorStateRow | undefined): VendorFigures['lastError'] {
  if (!state?.errorKind || !state.errorCode || !state.errorAt) return null
  return { kind: state.errorKind, code: state.errorCode, at: state.errorAt.toISOString() }
}

interface Known {
  readonly state: VendorStateRow | undefined
  readonly counts: VendorCounts | undefined
  readonly now: Date
}

function figuresOf(vendor: KnownVendor, { state, counts, now }: Known): VendorFigures {
  const { subject, adapter } = vendor
  const circuit = { openUntilAt: state?.openUntilAt ?? null, lastAnswerAt: state?.lastAnswerAt ?? null }
  return {
    ...{ subject, adapter },
    state: stateOf(vendor, state),
    since: (state?.outageSinceAt ?? state?.failingSinceAt)?.toISOString() ?? null,
    circuit: vendorsWithCircuit.includes(subject) ? circuitState(circuit, now) : null,
    calls: counts?.calls ?? 0,
    failures: {
      no_answer: counts?.noAnswer ?? 0,
      refused: counts?.refused ?? 0,
      error: counts?.errors ?? 0,
    },
    p95Ms: percentileMs(counts?.histogram ?? emptyHistogram(), 0.95),
    lastAnswerAt: state?.lastAnswerAt?.toISOString() ?? null,
    lastError: lastErrorOf(state),
  }
}

/** How the vendors do, on all servers together, and the mails about those that are down. */
export function createVendorHealthService(deps: VendorHealthDeps) {
  const { db, clock, log, vendorCalls } = deps
  const { timeZone } = deps.storeInfo
  const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / hourMs) * hourMs)
  const dayOf = (at: Date) => startOfStoreDay(storeTime(at, timeZone).day, timeZone)
  const statesOf = async (vendors: readonly KnownVendor[]) =>
    new Map((await listVendorStates(db.read, vendors.map(vendorKey))).map((row) => [row.vendor, row]))

  /** The batch being stored, or the one that could not be. */
  let waiting: Batch | null = null

  async function store(tx: Writer, { id, counts, seen }: Batch): Promise<void> {
    if (!(await createMeasurementBatch(tx, id, clock()))) return
    await addVendorCounts(tx, 'minute', counts)
    await addVendorCounts(tx, 'hour', addedUp(counts, hourOf))
    await addVendorCounts(tx, 'day', addedUp(counts, dayOf))
    await joinVendorStates(tx, seen)
  }

  async function storeWaiting(): Promise<void> {
    const batch = waiting
    if (!batch) return
    await db.transaction((tx) => store(tx, batch))
    waiting = null
  }

  /** Asks a vendor that fails whether it answers again, so that an outage ends although nobody orders. */
  async function ask({ question, ...vendor }: KnownVendor): Promise<void> {
    if (!question) return
    const now = clock()
    const claim = { vendor: vendorKey(vendor), now, notSince: new Date(now.getTime() - askEveryMs) }
    if (!(await db.transaction((tx) => claimVendorQuestion(tx, claim)))) return
    // The answer was counted; a failure is no news.
    await question(AbortSignal.timeout(questionMs)).catch(() => undefined)
  }

  async function mailNews(vendor: KnownVendor, state: VendorStateRow): Promise<void> {
    const now = clock()
    const news = outageNews(state, now)
    if (news === null) return
    const told = await db.transaction(async (tx) => {
      const isOurs = news === 'down' ? await beginOutage(tx, state, now) : await endOutage(tx, state)
      const mail = news === 'down' ? vendorDownMail : vendorBackMail
      if (isOurs) await queueMail(tx, mail(vendor, state, deps), now)
      return isOurs
    })
    const facts = { vendor: state.vendor, errorKind: state.errorKind, errorCode: state.errorCode }
    if (told && news === 'down') log.error(facts, 'A vendor has been down for five minutes.')
    if (told && news === 'back') log.info({ vendor: state.vendor }, 'A vendor is back.')
  }

  return {
    /** Returns how each vendor of this server does, on all servers together. */
    async figures(input: RecentRangeInput): Promise<VendorHealth> {
      const now = clock()
      const { grain, times, range } = measuredTimes(input, { now, timeZone })
      const known = vendorCalls.known()
      const [states, rows] = await Promise.all([statesOf(known), listVendorCounts(db.read, grain, times)])
      const counts = new Map(rows.map((row) => [row.vendor, row]))
      const vendors = known
        .toSorted((a, b) => vendorSubjects.indexOf(a.subject) - vendorSubjects.indexOf(b.subject))
        .map((vendor) => {
          const key = vendorKey(vendor)
          return figuresOf(vendor, { state: states.get(key), counts: counts.get(key), now })
        })
      return { range, vendors }
    },

    /** Stores what was counted; a batch that failed is stored again first, and never twice. */
    async flush(): Promise<void> {
      await storeWaiting()
      const counted = vendorCalls.take()
      if (counted.counts.length === 0 && counted.seen.length === 0) return
      waiting = { id: randomUUID(), ...counted }
      await storeWaiting()
    },

    /** Asks vendors that fail, and queues the mail about an outage that began or is over: each once, on one server. */
    async watch(): Promise<void> {
      const known = vendorCalls.known()
      const states = await statesOf(known)
      for (const vendor of known) {
        const state = states.get(vendorKey(vendor))
        if (!state) continue
        await mailNews(vendor, state)
        if (state.failingSinceAt || state.outageSinceAt) await ask(vendor)
      }
    },

    async deleteExpired(): Promise<void> {
      const now = clock().getTime()
      await db.transaction(async (tx) => {
        await removeVendorCounts(tx, 'minute', new Date(now - minuteRetentionMs))
        await removeVendorCounts(tx, 'hour', new Date(now - hourRetentionMs))
        await removeVendorCounts(tx, 'day', new Date(now - hourRetentionMs))
      })
    },
  }
}
