import type { NewOrder } from '@mullion/db/orders/order.repository';
import type { NewOrderLine } from '@mullion/db/orders/order-line.repository';
import type { PaymentRow } from '@mullion/db/payments/payment.repository';
import type { OrderDraft } from '@mullion/domain/checkout/order-draft';
import type { OrderPaymentState } from '@mullion/domain/payments/payment-state';
/** An order's payment status when it is stored. */
export interface OrderPaid {
    readonly paymentState: OrderPaymentState;
    readonly cardType: string | null;
    readonly lastFour: string | null;
    readonly sandbox: boolean;
    readonly createdAt: Date;
}
/** Builds the order row of a draft. */
export declare function newOrder({ actorId, draft }: Pick<PaymentRow, 'actorId' | 'draft'>, paid: OrderPaid): NewOrder;
/** Builds the order's line items as sold. */
export declare function newOrderLines(draft: OrderDraft): NewOrderLine[];
