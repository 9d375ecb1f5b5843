import type { NewOrder } from '@mullion/db/orders/order.repository'
import type { NewOrderLine } from '@mullion/db/orders/order-line.repository'
import type { PaymentRow } from '@mullion/db/payments/payment.repository'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import { noPartId } from '@mullion/domain/checkout/quoted-pricing'
import { orderedConfigurations } from '@mullion/domain/orders/ordered-configuration'
import type { OrderPaymentState } from '@mullion/domain/payments/payment-state'

export interface OrderPaid {
  readonly paymentState: OrderPaymentState
  readonly cardType: string | null
  readonly lastFour: string | null
  readonly sandbox: boolean
  readonly createdAt: Date
}

export function newOrder(
  { actorId, draft }: Pick<PaymentRow, 'actorId' | 'draft'>,
  paid: OrderPaid,
): NewOrder {
  const { lines: _lines, poDocumentId: _document, taxDocument: _tax, ...ordered } = draft
  const { approval: _by, payBy: _way, priceQuote: _quote, recurringDraft: _draft, ...accepted } = ordered
  const { taxCertificate, ...facts } = accepted
  return {
    ...facts,
    // A payment started by an earlier version lacks these.
    arrivesOn: draft.arrivesOn ?? null,
    madeToOrder: draft.madeToOrder ?? false,
    taxCertificateId: taxCertificate?.id ?? null,
    taxCertificateNumber: taxCertificate?.number ?? null,
    ...paid,
    actorId,
    userId: draft.userId ?? null,
    companyId: draft.companyId ?? null,
    companyInternalId: draft.companyInternalId ?? null,
    processed: false,
  }
}

export function newOrderLines(draft: OrderDraft): NewOrderLine[] {
  return draft.lines.map((line) => {
    const { partId, number, name, unit, quantity, unitPriceCents, lineTotalCents } = line
    const { comments, configurations = [], specialOrder = false } = line
    // A payment started by an earlier version lacks these.
    const { priceRule = null, listPriceCents = null, priceQuote = null } = line
    return {
      ...{ number, name, unit, quantity, unitPriceCents, lineTotalCents },
      ...{ priceRule, listPriceCents, priceQuote },
      // Items that are not in the catalog have ids of their own only while they are ordered.
      partId: Math.max(noPartId, partId),
      comments,
      specialOrder,
      configurations: orderedConfigurations(configurations),
    }
  })
}
