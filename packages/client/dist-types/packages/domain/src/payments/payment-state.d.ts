export declare const paymentStates: readonly ['held', 'created', 'terms', 'abandoned', 'authorising', 'authorised', 'captured', 'declined', 'voiding', 'attention', 'voided'];
export type PaymentState = (typeof paymentStates)[number];
/**
 * The states of a payment attempt and the moves between them. A card payment starts as `created`, becomes
 * `authorising` before the gateway is called, and `authorised` once the order is stored. `held` means
 * approved ahead of its order. `attention` means that a void failed and is retried. `abandoned` means that
 * the payment never left the server or is unknown to the gateway; if it turns up there after all, it is
 * voided. An order on terms is `terms` from the start, stored together with its order.
 */
export declare const paymentMoves: {
    readonly created: readonly ["authorising", "abandoned"];
    readonly terms: readonly [];
    readonly held: readonly ["authorised", "voiding"];
    readonly abandoned: readonly ["voiding"];
    readonly authorising: readonly ["authorised", "held", "declined", "voiding", "abandoned"];
    readonly authorised: readonly ["captured", "voiding"];
    readonly captured: readonly [];
    readonly declined: readonly [];
    readonly voiding: readonly ["voided", "attention"];
    readonly attention: readonly ["voided"];
    readonly voided: readonly [];
};
/** True if nothing is left to do about the payment. */
export declare function isSettled(state: PaymentState): boolean;
/** States to recover after a restart. */
export declare const unsettledPayments: ("abandoned" | "attention" | "authorised" | "authorising" | "captured" | "created" | "declined" | "held" | "terms" | "voided" | "voiding")[];
/**
 * True if this payment attempt neither captured nor holds money, so the buyer may retry with the same idempotency key.
 */
export declare function mayTryAgain(state: PaymentState): boolean;
/** Payment state of an order; only terms and captured orders are shown as placed. */
export declare const orderPaymentStates: readonly ['terms', 'authorised', 'captured', 'voided', 'attention'];
export type OrderPaymentState = (typeof orderPaymentStates)[number];
