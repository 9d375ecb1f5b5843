import type { Database, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  hasDifference,
  listDifferences,
  resolveDifference,
} from '@mullion/db/payments/difference-list.repository'
import {
  addDifferences,
  claimDay,
  closeGone,
  endDay,
  type FoundDifference,
  findFirstPaymentAt,
  listFoundSince,
  listReconciledDays,
  type ReconciledDayRow,
} from '@mullion/db/payments/reconciliation.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { AppError } from '@mullion/domain/error'
import type { ListPage } from '@mullion/domain/list-input'
import { compareDay, type DayBooks, type Difference } from '@mullion/domain/payments/reconciliation'
import {
  type DifferencesInput,
  dayNotOver,
  daysCompared,
  dayTooOld,
  differenceMissing,
  differenceResolved,
  maxDifferences,
  type ReconciledDay,
  type ReconciliationOfDay,
  reconciliationUnderWay,
  type StoredDifference,
} from '@mullion/domain/payments/reconciliation-list'
import { dayAfter, startOfStoreDay, storeTime } from '@mullion/domain/store-day'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { listPage } from '../page.ts'
import { audit } from '../security/audit.ts'
import { readDayBooks } from './day-books.ts'
import { type ReconciliationMailFacts, reconciliationMail, waitingDayMail } from './reconciliation-mail.ts'

export interface DayReconciliationDeps extends ReconciliationMailFacts {
  readonly db: Database
  readonly gateway: PaymentGateway
  readonly clock: Clock
  readonly log: Log
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** The store hour from which the day before is compared: gateways close their batches around midnight. */
const nightHour = 2
/** How long a server may take for a day before another one takes it over. */
const leaseMs = 15 * minuteMs
/** Waits after each attempt that got no answer; the last one for all further ones. */
const retryAfterMs = [15 * minuteMs, 15 * minuteMs, 60 * minuteMs, 60 * minuteMs, 6 * 60 * minuteMs]
/** Staff are told of a day that still waits so long after it was due, and was tried more than a few times. */
const toldAfterMs = (nightHour + 24) * 60 * minuteMs
const oldestDays = 366
const shownDays = 31
const storedAtOnce = 50

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * dayMs).toISOString().slice(0, 10)

function fingerprintOf(difference: Difference): string {
  const { kind, reference, gatewayId, storeState, storeCents, gatewayState, gatewayCents } = difference
  return JSON.stringify([kind, reference, gatewayId, storeState, storeCents, gatewayState, gatewayCents])
}

/** The same difference once, however often it was found. */
function fingerprinted(differences: readonly Difference[]): FoundDifference[] {
  const found = differences.map((each) => ({ ...each, fingerprint: fingerprintOf(each) }))
  return [...new Map(found.map((each) => [each.fingerprint, each])).values()].slice(0, maxDifferences)
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : 'store.unexpected')

function viewDay(row: ReconciledDayRow): ReconciledDay {
  const { day, state, comparedAt, nextAttemptAt, transactions, payments, differences, problem } = row
  return {
    ...{ day, state, transactions, payments, differences, problem },
    comparedAt: comparedAt?.toISOString() ?? null,
    nextAttemptAt: state === 'waiting' ? nextAttemptAt.toISOString() : null,
  }
}

/** Compares the payments of whole store days with the gateway's transactions, and keeps what differs for staff. */
export function createDayReconciliationService(deps: DayReconciliationDeps) {
  const { db, gateway, clock, log } = deps
  const { timeZone } = deps.storeInfo
  const books = { db, gateway, timeZone }

  /** The last day that is over for long enough to be compared by itself. */
  function lastDue(): string {
    const { day, hour } = storeTime(clock(), timeZone)
    return daysBefore(day, hour < nightHour ? 2 : 1)
  }

  /** When the last night began: a day that was compared before it is compared again. */
  const lastNight = () =>
    new Date(startOfStoreDay(dayAfter(lastDue()), timeZone).getTime() + nightHour * 60 * minuteMs)

  const claim = (day: string, anyway: boolean) =>
    db.transaction((tx) => {
      const now = clock()
      const leaseUntilAt = new Date(now.getTime() + leaseMs)
      return claimDay(tx, { day, now, leaseUntilAt, againSince: lastNight(), anyway })
    })

  const waitsForLong = ({ day, state, attempts }: ReconciledDayRow) =>
    state === 'waiting' &&
    attempts >= retryAfterMs.length &&
    clock().getTime() - startOfStoreDay(dayAfter(day), timeZone).getTime() >= toldAfterMs

  async function postpone(claimed: ReconciledDayRow, error: unknown): Promise<void> {
    const waitMs = retryAfterMs[Math.min(claimed.attempts, retryAfterMs.length - 1)] ?? 0
    const nextAttemptAt = new Date(clock().getTime() + waitMs)
    const { day, state } = claimed
    log.warn({ err: error, day }, 'A day of payments could not be compared with the gateway.')
    // A day that was compared before stays so.
    const problem = codeOf(error)
    await db.transaction(async (tx) => {
      const isOurs = await endDay(tx, claimed, { state, nextAttemptAt, problem })
      if (isOurs && waitsForLong(claimed)) await queueMail(tx, waitingDayMail(day, problem, deps), clock())
    })
  }

  async function finish(
    tx: Writer,
    claimed: ReconciledDayRow,
    { compared, found }: { readonly compared: DayBooks; readonly found: readonly FoundDifference[] },
  ): Promise<boolean> {
    const [at, { day }] = [clock(), claimed]
    const isOurs = await endDay(tx, claimed, {
      state: 'compared',
      nextAttemptAt: at,
      comparedAt: at,
      problem: null,
      transactions: compared.transactions.length,
      payments: compared.payments.length,
      differences: found.length,
    })
    if (!isOurs) return false
    const note = 'A later comparison no longer found it.'
    await closeGone(tx, day, { found: found.map(({ fingerprint }) => fingerprint), at, note })
    return true
  }

  async function store(
    claimed: ReconciledDayRow,
    compared: DayBooks,
    byNight: boolean,
  ): Promise<readonly FoundDifference[]> {
    const found = fingerprinted(compareDay(compared))
    const { day } = claimed
    for (let at = 0; at < found.length; at += storedAtOnce) {
      const some = found.slice(at, at + storedAtOnce)
      await db.transaction((tx) => addDifferences(tx, day, { found: some, at: clock() }))
    }
    const isOurs = await db.transaction(async (tx) => {
      if (!(await finish(tx, claimed, { compared, found }))) return false
      const fresh = await listFoundSince(tx, day, claimed.comparedAt)
      const news = found.filter(({ fingerprint }) => fresh.has(fingerprint))
      if (byNight && news.length > 0)
        await queueMail(tx, reconciliationMail(day, news, { ...deps, at: clock() }), clock())
      return true
    })
    const facts = { day, payments: compared.payments.length, differences: found.length }
    if (isOurs && found.length > 0) log.error(facts, 'Payments and the gateway do not agree.')
    else if (isOurs) log.info(facts, 'A day of payments agrees with the gateway.')
    return found
  }

  async function run(claimed: ReconciledDayRow, byNight: boolean): Promise<void> {
    try {
      await store(claimed, await readDayBooks(books, claimed.day), byNight)
    } catch (error) {
      await postpone(claimed, error)
    }
  }

  async function firstDay(): Promise<string | null> {
    const at = await findFirstPaymentAt(db.read)
    return at && storeTime(at, timeZone).day
  }

  /** The days that are due, oldest first. */
  async function dueDays(): Promise<string[]> {
    const last = lastDue()
    const days = Array.from({ length: daysCompared }, (_, at) => daysBefore(last, daysCompared - 1 - at))
    const known = new Map((await listReconciledDays(db.read, days[0] ?? last)).map((row) => [row.day, row]))
    const [now, night] = [clock(), lastNight()]
    const isOpen = ({ state, comparedAt, nextAttemptAt, leaseUntilAt }: ReconciledDayRow) =>
      (state === 'waiting' || (comparedAt ?? now) < night) && nextAttemptAt <= now && leaseUntilAt <= now
    const open = days.filter((day) => {
      const row = known.get(day)
      return !row || isOpen(row)
    })
    if (open.length === 0) return []
    const first = await firstDay()
    return first === null ? [] : open.filter((day) => day >= first)
  }

  return {
    /**
     * Compares the days of the last week, each on one server and once a night, because a charge may be voided at the
     * gateway days later. Those whose gateway gave no answer are tried again.
     */
    async reconcileDue(): Promise<void> {
      for (const day of await dueDays()) {
        const claimed = await claim(day, false)
        if (claimed) await run(claimed, true)
      }
    },

    /** Compares a day now. Throws `conflict` while a server compares it. */
    async reconcileDay(actor: Member, day: string): Promise<ReconciliationOfDay> {
      const today = storeTime(clock(), timeZone).day
      if (day >= today) throw dayNotOver()
      if (day < daysBefore(today, oldestDays)) throw dayTooOld()
      const claimed = await claim(day, true)
      if (!claimed) throw reconciliationUnderWay()
      const at = clock()
      await db.transaction((tx) =>
        audit(tx, actor, { action: 'payments_reconciled', subject: `day:${day}`, at }),
      )
      await run(claimed, false)
      const [row] = (await listReconciledDays(db.read, day)).filter((each) => each.day === day)
      const all = { search: '', descending: false, offset: 0, limit: maxDifferences }
      const { rows: open } = await listDifferences(db.read, { ...all, day, resolved: false })
      return { ...viewDay(row ?? claimed), open }
    },

    /** Returns the days of the last month that were compared, or wait for the gateway, newest first. */
    async days(): Promise<ReconciledDay[]> {
      const since = daysBefore(storeTime(clock(), timeZone).day, shownDays)
      return (await listReconciledDays(db.read, since)).map(viewDay)
    },

    differences(input: DifferencesInput): Promise<ListPage<StoredDifference>> {
      return listPage(input, (listing) => listDifferences(db.read, listing))
    },

    /** Resolves a difference with a note. Throws `missing` for one that does not exist or is resolved already. */
    async resolve(actor: Member, id: number, note: string): Promise<void> {
      const at = clock()
      await db.transaction(async (tx) => {
        const row = await resolveDifference(tx, id, { note, userId: actor.userId, at })
        if (!row) throw (await hasDifference(tx, id)) ? differenceResolved() : differenceMissing(id)
        const { day, kind, reference, gatewayId, orderNumber } = row
        const details = { day, kind, gatewayId, orderNumber, note }
        const subject = `payment:${reference || gatewayId}`
        await audit(tx, actor, { action: 'difference_resolved', subject, details, at })
      })
    },
  }
}
