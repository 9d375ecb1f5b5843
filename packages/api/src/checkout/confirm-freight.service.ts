import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database } from '@mullion/db/database'
import { findOrder, type OrderRow } from '@mullion/db/orders/order.repository'
import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import { enterOrderFreight, type FreightTotals } from '@mullion/db/payments/order-freight.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { type ConfirmFreightInput, freightNotOpen } from '@mullion/domain/orders/confirm-freight'
import { assertGoesOut } from '@mullion/domain/orders/credit-hold'
import { orderMissing } from '@mullion/domain/orders/order-list'
import type { TaxQuote, TaxService } from '@mullion/integrations/tax/port'
import type { Clock } from '../clock.ts'
import type { ConfirmationFacts } from '../orders/order-confirmation.ts'
import { queueConfirmation } from '../orders/queue-confirmation.ts'
import type { CountSale } from '../payments/payment-records.ts'
import type { TaxPostings } from '../payments/tax-postings.service.ts'
import { audit } from '../security/audit.ts'

export interface ConfirmFreightDeps extends ConfirmationFacts {
  readonly db: Database
  readonly tax: TaxService
  readonly countSale: CountSale
  readonly taxPostings: Pick<TaxPostings, 'queueSale'>
  readonly clock: Clock
}

export interface ConfirmedFreight {
  readonly orderNumber: string
  readonly shippingCents: number
  readonly taxCents: number
  readonly grandTotalCents: number
}

/** Lets an administrator enter freight that no carrier priced when staff placed an order on terms. */
export function createConfirmFreightService(deps: ConfirmFreightDeps) {
  const { db, storeInfo, orderLinks, tax, countSale, taxPostings, clock } = deps
  async function taxOf(order: OrderRow, freightCents: number): Promise<TaxQuote> {
    if (order.taxExempt) return { goodsTaxCents: 0, freightTaxCents: 0 }
    const { address1: street, city, state, postalCode: zip } = order.shipAddress
    const destination = { street, city, state, zip }
    return tax.quote({ destination, goodsCents: order.cartTotalCents, freightCents })
  }

  async function totalsOf(order: OrderRow, freightCents: number) {
    const { goodsTaxCents, freightTaxCents, documentKey = null } = await taxOf(order, freightCents)
    const taxCents = goodsTaxCents + freightTaxCents
    const grandTotalCents = order.cartTotalCents + freightCents + taxCents
    const shippingCents = freightCents
    const totals: FreightTotals = { shippingCents, goodsTaxCents, freightTaxCents, taxCents, grandTotalCents }
    return { totals, documentKey }
  }

  return {
    /**
     * Computes tax and total once, counts the order and sends the buyer another confirmation. Throws `missing` when
     * there is no such order, `conflict` when its freight is known, `unavailable` when the tax service does not answer.
     */
    async confirm(actor: Member, { orderId, freightCents }: ConfirmFreightInput): Promise<ConfirmedFreight> {
      const open = await findOrder(db.read, orderId)
      if (!open) throw orderMissing()
      assertGoesOut(open)
      if (!open.freightToBeConfirmed) throw freightNotOpen()
      const { totals, documentKey } = await totalsOf(open, freightCents)
      return db.transaction(async (tx) => {
        const order = await enterOrderFreight(tx, orderId, totals)
        if (!order) throw freightNotOpen()
        const at = clock()
        recordChange(tx, { subject: 'order', rowId: order.id, kind: 'freight_confirmed', at })
        await countSale(tx, order.id)
        await taxPostings.queueSale(tx, order, documentKey)
        const lines = await listOrderLines(tx, order.id)
        await queueConfirmation(tx, order, { lines, storeInfo, orderLinks, at, news: 'freight' })
        const subject = `order:${order.number}`
        await audit(tx, actor, { action: 'freight_confirmed', subject, details: { freightCents }, at })
        const { number: orderNumber, shippingCents, taxCents, grandTotalCents } = order
        return { orderNumber, shippingCents, taxCents, grandTotalCents }
      })
    },
  }
}
