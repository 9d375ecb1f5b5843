import type { Database, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { findOrder, type OrderRow } from '@mullion/db/orders/order.repository'
import {
  cancelTaxPosting,
  claimTaxPosting,
  createTaxPosting,
  listDueTaxPostings,
  recommitTaxPosting,
  settleTaxPosting,
  type TaxPostingRow,
} from '@mullion/db/payments/tax-posting.repository'
import { listGivenUpTaxPostings, requeueTaxPosting } from '@mullion/db/payments/tax-posting-list.repository'
import { wasReaddressed } from '@mullion/db/ship-to-changes/ship-to-change.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { chargedAmounts, creditedCents, leftToCredit } from '@mullion/domain/credit-notes/credit-amounts'
import type { ListPage } from '@mullion/domain/list-input'
import { formatMoney } from '@mullion/domain/money'
import { taxRetriesAfterMs } from '@mullion/domain/payments/tax-posting'
import {
  type GivenUpTaxPosting,
  type GivenUpTaxPostingsInput,
  taxPostingMissing,
} from '@mullion/domain/payments/tax-posting-list'
import { storeTime } from '@mullion/domain/store-day'
import type { TaxSales } from '@mullion/integrations/tax/port'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { StaffMailFacts } from '../mail/staff-mail.ts'
import { listPage } from '../page.ts'
import { audit } from '../security/audit.ts'
import { taxTroubleMail } from './tax-trouble-mail.ts'

export interface TaxPostingDeps extends StaffMailFacts {
  readonly db: Database
  /** Null for a store whose tax is computed without a service that wants to know its sales. */
  readonly taxSales?: TaxSales | null
  readonly clock: Clock
  readonly log: Log
}

export type TaxPostings = ReturnType<typeof createTaxPostings>

const perRun = 50
/** How long one attempt may take before another server may make it. */
const postingMs = 60_000

/** Tells the tax service which orders are sales: after the order, at least once, and never in its way. */
export function createTaxPostings(deps: TaxPostingDeps) {
  const { db, taxSales = null, clock, log, storeInfo } = deps
  const later = (ms: number) => new Date(clock().getTime() + ms)

  /** Returns how the tax service's tax differs from what the order charged; null if it does not. */
  async function commit(sales: TaxSales, { documentKey, createdAt }: TaxPostingRow, order: OrderRow) {
    const { address1: street, city, state, postalCode: zip } = order.shipAddress
    // An order with a new address is recorded less its credits; any other in full, until all of it is credited.
    const isMoved = await wasReaddressed(db.read, order.id)
    const { goodsCents, freightCents, goodsTaxCents, freightTaxCents } = isMoved
      ? leftToCredit(order)
      : chargedAmounts(order)
    const { taxCents } = await sales.commit({
      orderNumber: order.number,
      placedOn: storeTime(createdAt, storeInfo.timeZone).day,
      documentKey,
      destination: { street, city, state, zip },
      ...{ goodsCents, freightCents, goodsTaxCents, freightTaxCents },
      exempt: order.taxExempt,
    })
    const ownCents = goodsTaxCents + freightTaxCents
    if (taxCents === ownCents) return null
    return `The tax service has ${formatMoney(taxCents)} for it, the order ${formatMoney(ownCents)}.`
  }

  async function post(sales: TaxSales, posting: TaxPostingRow, order: OrderRow): Promise<string | null> {
    if (posting.wanted === 'committed') {
      // The sale may be recorded with the earlier address.
      if (await wasReaddressed(db.read, order.id)) await sales.cancel(order.number)
      return commit(sales, posting, order)
    }
    await sales.cancel(order.number)
    return null
  }

  /** Stores how an attempt ended, with a mail to staff if they have to do something. */
  async function settle(
    claimed: TaxPostingRow,
    order: OrderRow,
    end: Parameters<typeof settleTaxPosting>[2],
  ): Promise<void> {
    const { problem } = end
    await db.transaction(async (tx) => {
      await settleTaxPosting(tx, claimed, end)
      if (end.state !== 'queued' && problem !== null)
        await queueMail(tx, taxTroubleMail({ order, posting: claimed, problem, at: clock() }, deps), clock())
    })
  }

  /** False when the tax service did not do it, so that the others wait for the next run. */
  async function attempt(sales: TaxSales, claimed: TaxPostingRow): Promise<boolean> {
    const order = await findOrder(db.read, claimed.orderId)
    if (!order) throw new Error(`Tax posting ${claimed.id} has no order.`)
    try {
      const problem = await post(sales, claimed, order)
      if (problem) log.error({ order: order.number, problem }, 'The sales tax of an order differs.')
      await settle(claimed, order, { state: 'done', dueAt: claimed.dueAt, doneAt: clock(), problem })
      return true
    } catch (error) {
      const { wanted, tries } = claimed
      log.warn({ err: error, order: order.number, wanted, tries }, 'The tax service did not record a sale.')
      const wait = taxRetriesAfterMs[tries - 1]
      const problem = error instanceof Error ? error.message : String(error)
      const state = wait === undefined ? 'failed' : 'queued'
      await settle(claimed, order, { state, dueAt: later(wait ?? 0), doneAt: null, problem })
      return false
    }
  }

  return {
    /** Queues a sale in the transaction that makes it one; sandbox payments are none. */
    async queueSale(tx: Writer, order: OrderRow, documentKey: string | null): Promise<void> {
      if (!taxSales || order.sandbox) return
      await createTaxPosting(tx, { orderId: order.id, documentKey, at: clock() })
    },

    /** Queues that a sale is taken back, if it was one. */
    async queueReversal(tx: Writer, orderId: number): Promise<void> {
      await cancelTaxPosting(tx, orderId, clock())
    },

    /** Queues, in the transaction that gives an order another address, that its sale is recorded anew. */
    async queueMovedSale(tx: Writer, orderId: number): Promise<void> {
      await recommitTaxPosting(tx, orderId, clock())
    },

    /** Queues, in the transaction of a credit, that a sale is taken back if nothing of it is left. */
    async queueCredit(tx: Writer, orderId: number): Promise<void> {
      const order = await findOrder(tx, orderId)
      if (order && creditedCents(order) === order.grandTotalCents)
        await cancelTaxPosting(tx, orderId, clock())
    },

    /** Returns a page of the sales that the tax service did not record within days. */
    givenUp: (input: GivenUpTaxPostingsInput): Promise<ListPage<GivenUpTaxPosting>> =>
      listPage(input, (listing) => listGivenUpTaxPostings(db.read, listing)),

    /** Queues one of them again, from the first attempt. Throws `missing` for one that is not given up. */
    async sendAgain(actor: Member, postingId: number): Promise<void> {
      await db.transaction(async (tx) => {
        const at = clock()
        const queued = await requeueTaxPosting(tx, postingId, at)
        const order = queued && (await findOrder(tx, queued.orderId))
        if (!order) throw taxPostingMissing()
        const subject = `order:${order.number}`
        await audit(tx, actor, {
          action: 'tax_posting_resent',
          subject,
          details: { wanted: queued.wanted },
          at,
        })
      })
    },

    /** Tells the tax service what is due; stops at the first attempt that fails. Returns how many were done. */
    async postDue(): Promise<number> {
      if (!taxSales) return 0
      let done = 0
      for (const posting of await listDueTaxPostings(db.read, clock(), perRun)) {
        const claimed = await db.transaction((tx) => claimTaxPosting(tx, posting, later(postingMs)))
        if (!claimed) continue
        if (!(await attempt(taxSales, claimed))) break
        done += 1
      }
      return done
    },
  }
}
