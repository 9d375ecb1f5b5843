import type { Database } from '@mullion/db/database'
import { findOrder, type OrderRow } from '@mullion/db/orders/order.repository'
import {
  findPriceQuote,
  findPriceQuoteVersion,
  type PriceQuoteRow,
} from '@mullion/db/price-quotes/price-quote.repository'
import { type Actor, isStaff } from '@mullion/domain/accounts/actor'
import type { AcceptedPriceQuote } from '@mullion/domain/checkout/quote'
import type { QuotedOrder } from '@mullion/domain/checkout/quoted-pricing'
import { isPastItsDay, stateOn } from '@mullion/domain/price-quotes/price-quote'
import {
  priceQuoteChanged,
  priceQuoteClosed,
  priceQuoteMissing,
  quoteNotForStaff,
} from '@mullion/domain/price-quotes/price-quote-errors'
import { storeTime } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Clock } from '../clock.ts'
import { partyOf, type QuoteLinkDeps } from './price-quote-party.ts'

export interface QuotedOrdersDeps extends Pick<QuoteLinkDeps, 'keySigner'> {
  readonly db: Database
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
  readonly clock: Clock
}

export type QuotedOrders = ReturnType<typeof createQuotedOrders>

/** What accepted price quotes say about the orders that accept them. */
export function createQuotedOrders(deps: QuotedOrdersDeps) {
  const { db, clock } = deps

  async function found(actor: Actor, { id, key }: AcceptedPriceQuote): Promise<PriceQuoteRow> {
    if (isStaff(actor)) throw quoteNotForStaff()
    const row = await findPriceQuote(db.read, id)
    if (!row || partyOf(deps, actor, { quote: row.quote, key }) !== 'buyer') throw priceQuoteMissing()
    return row.quote
  }

  return {
    /**
     * Returns what is ordered, and at which prices. Throws unless it is the latest answer and its last day is not over;
     * the transaction that places the order settles who is first.
     */
    async open(actor: Actor, accepted: AcceptedPriceQuote): Promise<QuotedOrder> {
      const quote = await found(actor, accepted)
      const { day } = storeTime(clock(), deps.storeInfo.timeZone)
      const state = stateOn(quote, day)
      if (state !== 'answered' && state !== 'ordering') throw priceQuoteClosed(state)
      if (isPastItsDay(quote, day)) throw priceQuoteClosed('expired')
      const { id, versionNo } = accepted
      if (quote.versionNo !== versionNo) throw priceQuoteChanged()
      const version = await findPriceQuoteVersion(db.read, { priceQuoteId: id, versionNo })
      if (!version) throw priceQuoteMissing()
      const { lines, freightCents } = version
      return { id, versionNo, number: quote.number ?? '', lines, freightCents }
    },

    /** Returns the order that a price quote already became, once it is placed; null before. */
    async placed(actor: Actor, accepted: AcceptedPriceQuote): Promise<OrderRow | null> {
      const { state, orderId } = await found(actor, accepted)
      const order = state === 'accepted' && orderId !== null ? await findOrder(db.read, orderId) : null
      return order && order.paymentState !== 'authorised' && order.paymentState !== 'voided' ? order : null
    },
  }
}
