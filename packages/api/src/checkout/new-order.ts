import type { PaymentRow } from '@mullion/db/checkout/payment.repository'
import type { NewOrder, NewOrderLine } from '@mullion/db/orders/order.repository'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import { soldConfigurations } from '@mullion/domain/orders/sold-configuration'

interface PaidBy {
  readonly cardType: string
  readonly lastFour: string
  readonly sandbox: boolean
  readonly createdAt: Date
}

/** The order row of an approved draft. */
export function newOrder(
  { actorId, draft }: Pick<PaymentRow, 'actorId' | 'draft'>,
  paidBy: PaidBy,
): NewOrder {
  const { lines: _, ...facts } = draft
  return {
    ...facts,
    ...paidBy,
    actorId,
    // A payment that an earlier version has begun does not say.
    userId: draft.userId ?? null,
    companyId: draft.companyId ?? null,
    companyInternalId: null,
    paymentState: 'authorised',
    processed: false,
    shipAddress1: draft.shipAddress.address1,
    shipPostalCode: draft.shipAddress.postalCode,
  }
}

/** The order's lines as sold. */
export function newOrderLines(draft: OrderDraft): NewOrderLine[] {
  return draft.lines.map(({ problem: _, doorProblem: __, comments, configurations = [], ...line }) => ({
    ...line,
    comments: [...comments],
    configurations: soldConfigurations(configurations),
  }))
}
