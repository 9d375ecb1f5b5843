import { findPerson } from '@mullion/db/accounts/user.repository'
import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  createRecurringDraft,
  listDraftsDue,
  markDraftHandled,
  markDraftReminded,
  moveRecurringDraft,
  type RecurringDraftRow,
} from '@mullion/db/recurring-orders/recurring-draft.repository'
import {
  allowsAutomatic,
  findRecurringOrder,
  listDueRecurringOrders,
  moveRecurringOrder,
  type NamedRecurringRow,
  type RecurringOrderRow,
  takeRecurringDay,
} from '@mullion/db/recurring-orders/recurring-order.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { payByOf } from '@mullion/domain/checkout/order-rules'
import { AppError } from '@mullion/domain/error'
import type { DraftFailure } from '@mullion/domain/recurring-orders/draft-state'
import { draftDays, draftHour, nextDay, reminderDaysBefore } from '@mullion/domain/recurring-orders/schedule'
import { automaticProblem } from '@mullion/domain/recurring-orders/since-last'
import { storeTime } from '@mullion/domain/store-day'
import type { ReadCompanyPrices } from '../accounts/company-prices.ts'
import type { CartService } from '../cart/cart.service.ts'
import { claimedSweep } from '../claimed-sweep.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { figuresOf, type LinesToOrder, readLinesToOrder } from './lines-to-order.ts'
import { ownerOf } from './recurring-access.ts'
import type { RecurringDraftService } from './recurring-draft.service.ts'
import {
  expiredMail,
  failedMail,
  type RecurringMailFacts,
  reminderMail,
  waitingMail,
} from './recurring-mails.ts'

export interface RecurringSweepDeps extends RecurringMailFacts {
  readonly db: Database
  readonly cart: CartService
  readonly drafts: Pick<RecurringDraftService, 'quoteOf' | 'place'>
  readonly pricesOf: ReadCompanyPrices
  readonly clock: Clock
  readonly log: Log
}

const dayMs = 86_400_000
const atOnce = 50
/** Shorter than the time between two runs on one server. */
const sweepMs = 9 * 60_000

/** A draft that its buyer was not told about yet, and what it would order. */
interface NewDraft {
  readonly draft: RecurringDraftRow
  readonly row: NamedRecurringRow
  readonly buyer: Member
  readonly to: string
  readonly toOrder: LinesToOrder
}

/** Makes the drafts of the day, mails their buyers, places those that need no confirmation, and expires old ones. */
export function createRecurringSweep(deps: RecurringSweepDeps) {
  const { db, clock, drafts, log } = deps

  /** Makes the draft that is due and sets the next day, in one transaction. */
  async function make(due: RecurringOrderRow, today: string): Promise<void> {
    const { id: recurringOrderId, everyWeeks, nextOn, version } = due
    await db.transaction(async (tx) => {
      const at = clock()
      if (!(await findPerson(tx, due.userId))) {
        await moveRecurringOrder(tx, recurringOrderId, { to: 'ended', at, version })
        return
      }
      if (!(await takeRecurringDay(tx, due, nextDay(nextOn, everyWeeks, today)))) return
      const after = (days: number) => new Date(at.getTime() + days * dayMs)
      const days = draftDays(everyWeeks)
      await createRecurringDraft(tx, {
        ...{ recurringOrderId, dueOn: nextOn, state: 'waiting', version: 1 },
        ...{ createdAt: at, changedAt: at },
        ...{ expiresAt: after(days), remindAt: after(days - reminderDaysBefore) },
      })
    })
  }

  /** Returns a draft with what it would order; null if its buyer has no account any more. */
  async function read(draft: RecurringDraftRow): Promise<NewDraft | null> {
    const row = await findRecurringOrder(db.read, draft.recurringOrderId)
    const buyer = row && (await ownerOf(deps, row.recurring, ''))
    const person = row && (await findPerson(db.read, row.recurring.userId))
    if (!row || !buyer || !person) return null
    const toOrder = await readLinesToOrder(deps, buyer, row.recurring)
    return { draft, row, buyer, to: person.user.email, toOrder }
  }

  /** True if the order needs no confirmation: the company and the buyer allow that, and there is an order to compare with. */
  async function mayPlace({ row, buyer }: NewDraft): Promise<boolean> {
    const { automatic, lastOrder, companyId, state } = row.recurring
    if (state !== 'active' || !automatic || !lastOrder || payByOf(buyer) !== 'terms') return false
    return allowsAutomatic(db.read, companyId)
  }

  function failureOf(error: unknown): DraftFailure {
    if (!(error instanceof AppError)) {
      log.error({ err: error }, 'A recurring order could not be placed automatically.')
      return { kind: 'refused', text: 'The order could not be placed automatically.' }
    }
    const { kind } = error.details
    const known = kind === 'needs_approval' || kind === 'over_credit' ? kind : 'refused'
    return { kind: known, text: error.message }
  }

  /** Places a draft that needs no confirmation, on terms; returns why, if it could not be placed. */
  async function placeAutomatically({ draft, row, buyer }: NewDraft): Promise<DraftFailure | null> {
    const { lastOrder: last, maxRisePercent } = row.recurring
    try {
      const { quote, leftOut } = await drafts.quoteOf(buyer, row)
      const problem = last && automaticProblem({ last, now: figuresOf(quote), leftOut, maxRisePercent })
      if (problem) return problem
      await drafts.place(buyer, { draft, row, quote, automatic: true })
      return null
    } catch (error) {
      return failureOf(error)
    }
  }

  /** Stores why a draft was not placed, and tells its buyer; nothing if it was decided meanwhile. */
  async function fail({ draft, row, to, toOrder }: NewDraft, failure: DraftFailure): Promise<void> {
    await db.transaction(async (tx) => {
      const at = clock()
      const { id, version } = draft
      const set = { failure, handledAt: at }
      const failed = await moveRecurringDraft(tx, id, { to: 'failed', at, version, set })
      if (!failed) return
      recordChange(tx, { subject: 'recurring_draft', rowId: id, kind: 'failed', at })
      await queueMail(tx, failedMail({ draft: failed, row, to, lines: toOrder.lines }, deps), at)
    })
  }

  async function tell({ draft, row, to, toOrder }: NewDraft): Promise<void> {
    await db.transaction(async (tx) => {
      const at = clock()
      if (!(await markDraftHandled(tx, draft.id, at))) return
      recordChange(tx, { subject: 'recurring_draft', rowId: draft.id, kind: 'waiting', at })
      await queueMail(tx, waitingMail({ draft, row, to, lines: toOrder.lines }, deps), at)
    })
  }

  async function handle(draft: RecurringDraftRow): Promise<void> {
    const found = await read(draft)
    if (!found) return expire(draft)
    const { problem } = found.toOrder
    if (problem !== null) return fail(found, { kind: 'line', text: problem })
    if (!(await mayPlace(found))) return tell(found)
    const failure = await placeAutomatically(found)
    if (failure) await fail(found, failure)
  }

  async function remind(draft: RecurringDraftRow): Promise<void> {
    const found = await read(draft)
    if (!found) return expire(draft)
    const { row, to, toOrder } = found
    await db.transaction(async (tx) => {
      if (!(await markDraftReminded(tx, draft.id))) return
      await queueMail(tx, reminderMail({ draft, row, to, lines: toOrder.lines }, deps), clock())
    })
  }

  /** Ends a draft that was not confirmed, unless it was decided meanwhile, and tells its buyer. */
  async function expire(draft: RecurringDraftRow): Promise<void> {
    const found = await read(draft)
    const { id, version } = draft
    await db.transaction(async (tx) => {
      const at = clock()
      if (!(await moveRecurringDraft(tx, id, { to: 'expired', at, version }))) return
      recordChange(tx, { subject: 'recurring_draft', rowId: id, kind: 'expired', at })
      if (!found) return
      const { row, to, toOrder } = found
      await queueMail(tx, expiredMail({ draft, row, to, lines: toOrder.lines }, deps), at)
    })
  }

  return {
    /** Expires, reminds, makes and mails drafts; does nothing if another server did so a short while ago. */
    async run(): Promise<void> {
      await claimedSweep(
        { db, clock },
        {
          name: 'recurring-orders',
          everyMs: sweepMs,
          run: async () => {
            const due = { now: clock(), limit: atOnce }
            for (const draft of await listDraftsDue(db.read, 'expiry', due)) await expire(draft)
            for (const draft of await listDraftsDue(db.read, 'reminder', due)) await remind(draft)
            const { day: today, hour } = storeTime(due.now, deps.storeInfo.timeZone)
            if (hour >= draftHour)
              for (const order of await listDueRecurringOrders(db.read, { today, limit: atOnce }))
                await make(order, today)
            for (const draft of await listDraftsDue(db.read, 'new', due)) await handle(draft)
          },
        },
      )
    },
  }
}
