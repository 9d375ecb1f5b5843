import type { OrderPaymentState, PaymentState } from '@mullion/domain/payments/payment-state';
import type { Reader } from '../database.ts';
import type { PaymentRow } from './payment.repository.ts';
export interface WatchedPayment extends PaymentRow {
    readonly orderNumber: string | null;
}
/** Returns payments whose void failed, and those open since before an instant; oldest first. */
export declare function listPaymentsInTrouble(db: Reader, { openSince, limit }: {
    readonly openSince: Date;
    readonly limit: number;
}): Promise<WatchedPayment[]>;
/** A payment with the state and total of its order. */
export interface PaymentBesideOrder {
    readonly id: number;
    readonly updatedAt: Date;
    readonly reference: string;
    readonly paymentState: PaymentState;
    readonly amountCents: number;
    readonly orderNumber: string | null;
    readonly orderState: OrderPaymentState | null;
    readonly grandTotalCents: number | null;
}
export interface ChangedPaymentsPage {
    readonly since: Date;
    /** Exclusive. */
    readonly until: Date;
    /** The last payment of the previous page; null for the first page. */
    readonly after: Pick<PaymentBesideOrder, 'updatedAt' | 'id'> | null;
    readonly limit: number;
}
/** Returns payments changed between two instants, in the order in which they changed. */
export declare function listPaymentsBesideOrders(db: Reader, { since, until, after, limit }: ChangedPaymentsPage): Promise<PaymentBesideOrder[]>;
/** Returns orders since an instant that were placed on a quote but have no payment. */
export declare function listOrdersWithoutPayment(db: Reader, { since, limit }: {
    readonly since: Date;
    readonly limit: number;
}): Promise<{
    number: string | null;
    paymentState: OrderPaymentState;
}[]>;
