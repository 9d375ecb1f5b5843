import type { OrderPaymentState, PaymentState } from './payment-state.ts';
/** Mismatches between a payment, its order and the gateway's record. */
export declare const findingKinds: readonly ['order_missing', 'order_without_payment', 'order_state', 'amount', 'gateway_state'];
export type FindingKind = (typeof findingKinds)[number];
/** State of a transaction at the gateway; null if it is unknown there. */
export type GatewayState = 'authorised' | 'captured' | 'voided' | 'declined' | null | 'unasked' | 'unanswered';
/** A payment with its order and the gateway's record. */
export interface MoneyFacts {
    readonly paymentState: PaymentState;
    readonly amountCents: number;
    readonly order: {
        readonly state: OrderPaymentState;
        readonly grandTotalCents: number;
    } | null;
    readonly gateway: GatewayState;
}
/** Returns the mismatches of one payment; empty if payment, order and gateway agree. */
export declare function findingsOf({ paymentState, amountCents, order, gateway }: MoneyFacts): FindingKind[];
/** One mismatch for staff to look at. */
export interface Finding {
    readonly kind: FindingKind;
    readonly reference: string | null;
    readonly orderNumber: string | null;
    readonly paymentState: PaymentState | null;
    readonly orderState: OrderPaymentState | null;
    readonly gateway: GatewayState;
}
export interface Reconciliation {
    /** When the reconciliation ran; it covered payments changed since `since`. */
    readonly at: string;
    readonly since: string;
    readonly payments: number;
    /** Number of payments for which the gateway gave no answer. */
    readonly unanswered: number;
    readonly findings: readonly Finding[];
}
