import { findPerson } from '@mullion/db/accounts/user.repository'
import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { findOrder } from '@mullion/db/orders/order.repository'
import type { PaymentRow } from '@mullion/db/payments/payment.repository'
import {
  createPriceQuoteEvent,
  findPriceQuote,
  movePriceQuote,
  type PriceQuoteMove,
} from '@mullion/db/price-quotes/price-quote.repository'
import { paymentNeeded } from '@mullion/domain/checkout/hold-payment'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import { isPastItsDay, type PriceQuoteState } from '@mullion/domain/price-quotes/price-quote'
import {
  priceQuoteChanged,
  priceQuoteClosed,
  priceQuoteMissing,
} from '@mullion/domain/price-quotes/price-quote-errors'
import { storeTime } from '@mullion/domain/store-day'
import type { Clock } from '../clock.ts'
import { type ApprovalGate, isAsked } from '../payments/approval-gate.ts'
import { audit } from '../security/audit.ts'
import { acceptedMail, type QuoteMailFacts } from './price-quote-mails.ts'

export interface QuotedOrderGateDeps extends QuoteMailFacts {
  readonly clock: Clock
}

type Accepted = NonNullable<OrderDraft['priceQuote']>
type Payment = Pick<PaymentRow, 'draft' | 'state' | 'ipAddress' | 'actorId'>

/** States that an order may take a quote from: the one that a company’s approver releases was taken before. */
const openTo = ({ approval }: Pick<OrderDraft, 'approval'>): readonly PriceQuoteState[] =>
  approval ? ['answered', 'ordering'] : ['answered']

export type QuotedOrderGate = ReturnType<typeof createQuotedOrderGate>

/** Follows price quotes while the orders that accept them are placed: of all who accept one at once, one gets it. */
export function createQuotedOrderGate(deps: QuotedOrderGateDeps) {
  const { clock } = deps

  /** Throws unless this answer is still the latest one, its last day is not over, and nobody else took it. */
  async function take(
    tx: Writer,
    { id, versionNo }: Accepted,
    move: Pick<PriceQuoteMove, 'to' | 'from' | 'set'>,
  ): Promise<void> {
    const at = clock()
    const row = await movePriceQuote(tx, id, { ...move, at, versionNo })
    if (!row) {
      const now = (await findPriceQuote(tx, id))?.quote
      if (!now) throw priceQuoteMissing()
      throw now.versionNo === versionNo ? priceQuoteClosed(now.state) : priceQuoteChanged()
    }
    if (isPastItsDay(row, storeTime(at, deps.storeInfo.timeZone).day)) throw priceQuoteClosed('expired')
  }

  async function give(tx: Writer, { id, versionNo }: Accepted, from: readonly PriceQuoteState[]) {
    const at = clock()
    const move = { to: 'answered', from, at, versionNo, set: { orderId: null } } as const
    if (await movePriceQuote(tx, id, move))
      await createPriceQuoteEvent(tx, { priceQuoteId: id, userId: null, kind: 'reopened', at })
  }

  return {
    /** Takes a quote for an order whose card is about to be charged, or that its company has to approve. */
    async start(tx: Writer, draft: OrderDraft): Promise<void> {
      if (draft.priceQuote)
        await take(tx, draft.priceQuote, { to: 'ordering', from: openTo(draft), set: { remindAt: null } })
    },

    /** Marks the quote of an order that is being stored as accepted. */
    async accept(tx: Writer, { draft, state, ipAddress, actorId }: Payment, orderId: number): Promise<void> {
      const { priceQuote, userId, companyId } = draft
      if (!priceQuote) return
      const set = { orderId, remindAt: null }
      const at = clock()
      if (state === 'terms') await take(tx, priceQuote, { to: 'accepted', from: openTo(draft), set })
      else {
        // Its day was checked when the charge began.
        const { id, versionNo } = priceQuote
        const moved = await movePriceQuote(tx, id, { to: 'accepted', from: ['ordering'], at, versionNo, set })
        if (!moved) throw priceQuoteChanged()
      }
      const about = { priceQuoteId: priceQuote.id, userId, kind: 'accepted', at } as const
      await createPriceQuoteEvent(tx, about)
      const person = userId === null ? null : await findPerson(tx, userId)
      const by = { id: actorId, role: person?.user.role ?? 'guest', companyId, ipAddress } as const
      const subject = `price-quote:${priceQuote.id}`
      const details = { orderId, version: priceQuote.versionNo, totalCents: draft.grandTotalCents }
      await audit(tx, by, { action: 'price_quote_accepted', subject, details, at })
    },

    /** Tells staff and programs, once the order is placed and paid. */
    async tell(tx: Writer, { priceQuote }: Pick<OrderDraft, 'priceQuote'>): Promise<void> {
      const row = priceQuote ? await findPriceQuote(tx, priceQuote.id) : null
      const order = row?.quote.orderId ? await findOrder(tx, row.quote.orderId) : null
      if (!row || !order) return
      const at = clock()
      recordChange(tx, { subject: 'price_quote', rowId: row.quote.id, kind: 'accepted', at })
      await queueMail(tx, acceptedMail(row.quote, order, deps), at)
    },

    /** Opens a quote again whose order was not placed after all; one that waits for approval stays taken. */
    async reopen(tx: Writer, { priceQuote, approval }: OrderDraft): Promise<void> {
      if (priceQuote) await give(tx, priceQuote, approval ? ['accepted'] : ['ordering', 'accepted'])
    },

    /** Opens a quote again whose order its company did not approve. */
    async release(tx: Writer, { priceQuote }: OrderDraft): Promise<void> {
      if (priceQuote) await give(tx, priceQuote, ['ordering'])
    },
  }
}

/** Adds what price quotes have to say to what approvals say, in the same transactions. */
export function withPriceQuotes(gate: ApprovalGate, quotes: QuotedOrderGate): ApprovalGate {
  return {
    ...gate,
    async ask(tx, actor, attempt, means) {
      const asked = await gate.ask(tx, actor, attempt, means)
      if (asked && isAsked(asked as object)) await quotes.start(tx, attempt.draft)
      return asked
    },
    async refuse(db, actor, attempt) {
      // A held card is for a cart, and nothing would mark the quote as accepted.
      if (attempt.draft.priceQuote) throw paymentNeeded()
      await gate.refuse(db, actor, attempt)
    },
    async charge(tx, payment) {
      await gate.charge(tx, payment)
      await quotes.start(tx, payment.draft)
    },
    async approve(tx, payment, orderId) {
      await gate.approve(tx, payment, orderId)
      await quotes.accept(tx, payment, orderId)
    },
    async tell(tx, payment) {
      await gate.tell(tx, payment)
      await quotes.tell(tx, payment.draft)
    },
    async reopen(tx, payment) {
      await gate.reopen(tx, payment)
      await quotes.reopen(tx, payment.draft)
    },
  }
}
