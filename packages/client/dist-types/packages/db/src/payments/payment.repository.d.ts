import { type OrderPaymentState, type PaymentState } from '@mullion/domain/payments/payment-state';
import type { Reader, Writer } from '../database.ts';
import { payments } from './payments.tables.ts';
export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
/** Returns the latest payment attempt under an actor's idempotency key, or null. */
export declare function findLatestAttempt(db: Reader, actorId: string, idempotencyKey: string): Promise<PaymentRow | null>;
/** Returns the payment with this id, or null. */
export declare function findPayment(db: Reader, id: number): Promise<PaymentRow | null>;
/** Returns the payment with our own reference at the gateway, or null. */
export declare function findPaymentByReference(db: Reader, reference: string): Promise<PaymentRow | null>;
/** Inserts a payment attempt; null if another request inserted the same attempt of the same idempotency key first. */
export declare function createPayment(tx: Writer, payment: NewPayment): Promise<PaymentRow | null>;
/** Links a payment on terms to its order. */
export declare function attachOrder(tx: Writer, paymentId: number, orderId: number): Promise<void>;
/** Returns an actor's payments that are held for an order. */
export declare function listHeldPayments(db: Reader, actorId: string): Promise<PaymentRow[]>;
/** Turns a held payment into the payment attempt of its order; null if it is no longer held. */
export declare function takeHeldPayment(tx: Writer, held: Pick<PaymentRow, 'id' | 'leaseUntilAt'>, attempt: Pick<NewPayment, 'idempotencyKey' | 'attemptNumber' | 'payloadHash' | 'draft'>): Promise<PaymentRow | null>;
/** What a state change may add to a payment. */
export type PaymentFacts = Partial<Pick<NewPayment, 'gatewayId' | 'authCode' | 'cardType' | 'lastFour' | 'declineReason' | 'orderId' | 'leaseUntilAt'>>;
/**
 * Changes a payment's state; null if another process changed or claimed it. Throws if its state does not allow that
 * change.
 */
export declare function movePayment(tx: Writer, payment: Pick<PaymentRow, 'id' | 'state' | 'leaseUntilAt'>, move: {
    readonly to: PaymentState;
    readonly at: Date;
    readonly facts?: PaymentFacts;
}): Promise<PaymentRow | null>;
/** Claims a payment until the lease ends; null if another process holds it or it is settled. */
export declare function claimPayment(tx: Writer, claim: {
    readonly id: number;
    readonly now: Date;
    readonly leaseUntilAt: Date;
}): Promise<PaymentRow | null>;
/** Extends the lease; null if another process has claimed the payment. */
export declare function renewPayment(tx: Writer, payment: Pick<PaymentRow, 'id' | 'leaseUntilAt'>, leaseUntilAt: Date): Promise<PaymentRow | null>;
/**
 * Releases a payment that could not be settled yet, so that it can be claimed after the given instant; does nothing if
 * another process has already claimed it.
 */
export declare function releasePayment(tx: Writer, payment: Pick<PaymentRow, 'id' | 'leaseUntilAt'>, from: Date): Promise<void>;
/** Returns unsettled payments that no process holds, longest unattended first, so that none starves. */
export declare function listAbandonedPayments(db: Reader, now: Date, limit: number): Promise<PaymentRow[]>;
export interface CardAttempts {
    readonly declines: number;
    /** Attempts still waiting for an answer. An interrupted attempt counts neither here nor as a decline. */
    readonly pending: number;
}
interface AttemptsBy {
    readonly actorId: string;
    readonly ipAddress: string;
    readonly since: Date;
    readonly now: Date;
}
/**
 * Counts the declined card payments and those in progress, by actor or IP address, since an instant. A
 * payment that the gateway never answered is not a decline.
 */
export declare function countCardAttempts(db: Reader, by: AttemptsBy): Promise<CardAttempts>;
/** True if the actor has paid, or tried to pay, by card before. */
export declare function hasPaymentAttempt(db: Reader, actorId: string): Promise<boolean>;
/** Returns every payment attempt with the state of its order, if one was stored; oldest first. */
export declare function listPaymentsWithOrders(db: Reader): Promise<{
    reference: string;
    state: PaymentState;
    orderState: OrderPaymentState | null;
}[]>;
export {};
