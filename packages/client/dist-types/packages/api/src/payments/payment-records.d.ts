import type { Database, Reader, Writer } from '@mullion/db/database';
import { type OrderRow } from '@mullion/db/orders/order.repository';
import { type NewPayment, type PaymentRow } from '@mullion/db/payments/payment.repository';
import type { Actor } from '@mullion/domain/accounts/actor';
import type { Transaction } from '@mullion/integrations/payments/port';
import type { Clock } from '../clock.ts';
import type { OrderNoticeFacts } from '../orders/order-notice.ts';
import type { PoDocumentService } from '../orders/po-document.service.ts';
/** Checkpoints in placing an order: a crash between any two must lose nothing. Each is reported when it is reached. */
export type PaymentStep = 'attempt_created' | 'attempt_stored' | 'authorised' | 'order_stored' | 'captured' | 'hold_approved' | 'held' | 'held_ordered' | 'terms_checked' | 'terms_stored';
/** Adds a newly placed order to the sales totals. */
export type CountSale = (tx: Writer, orderId: number) => Promise<void>;
/** What is stored together with a claim, such as an audit line; nothing if the claim is refused. */
export type ClaimNote = (tx: Writer, claimed: PaymentRow) => Promise<void>;
/** The gateway's data on an approved card. */
export type Approval = Pick<Transaction, 'gatewayId' | 'amountCents' | 'authCode' | 'cardType' | 'lastFour'>;
/** The lease ran out, and another process is working on the payment or has settled it: leave the rest to that one. */
export declare class PaymentTakenOver extends Error {
    constructor(payment: PaymentRow);
}
/** Returns the order of a payment; throws if it has none. */
export declare function orderOfPayment(db: Reader, payment: PaymentRow): Promise<OrderRow>;
export type PaymentRecords = ReturnType<typeof createPaymentRecords>;
interface PaymentRecordsDeps extends OrderNoticeFacts {
    readonly db: Database;
    readonly clock: Clock;
    readonly leaseMs: number;
    readonly countSale: CountSale;
    readonly poDocuments: PoDocumentService;
}
/**
 * Persists payment steps: one transaction per step, each renewing the lease. `claim` and `claimHeld` return null, and
 * `release` does nothing, when another process has the payment; every later step throws PaymentTakenOver and writes
 * nothing.
 */
export declare function createPaymentRecords(deps: PaymentRecordsDeps): {
    leaseUntil: () => Date;
    /**
     * Leases a payment that no process is working on, and stores `note` in the same transaction; null if another process
     * has it or it is settled.
     */
    claim: (payment: PaymentRow, note?: ClaimNote) => Promise<PaymentRow | null>;
    /** Renews the lease. */
    renew: (payment: PaymentRow) => Promise<PaymentRow>;
    /** Records that a card is about to leave the server; from here on only the gateway knows its outcome. */
    send: (payment: PaymentRow) => Promise<PaymentRow>;
    /** Ends an attempt that the gateway knows nothing about. */
    abandon: (payment: PaymentRow) => Promise<PaymentRow>;
    /** Drops the lease, so that the next process can take the payment. */
    release: (payment: PaymentRow) => Promise<void>;
    /** Records that the gateway refused the card, or was never asked. */
    decline: (payment: PaymentRow, declineReason: string) => Promise<PaymentRow>;
    /** Stores the order of an approved payment, not yet captured. */
    storeOrder: (payment: PaymentRow, approval: Approval, sandbox: boolean) => Promise<PaymentRow>;
    /** Holds an approval until its order comes, or `until`. */
    hold: (payment: PaymentRow, approval: Approval, until: Date) => Promise<PaymentRow>;
    /** Assigns a held approval to its order and stores the order; null when it is no longer held. */
    claimHeld: (actor: Actor, held: PaymentRow, attempt: NewPayment, sandbox: boolean) => Promise<{
        actorId: string;
        amountCents: number;
        attemptNumber: number;
        authCode: string | null;
        cardType: string | null;
        createdAt: Date;
        declineReason: string | null;
        draft: import("@mullion/domain/checkout/order-draft.ts").OrderDraft;
        gatewayId: string | null;
        id: number;
        idempotencyKey: string;
        ipAddress: string;
        lastFour: string | null;
        leaseUntilAt: Date;
        orderId: number | null;
        payloadHash: string;
        reference: string;
        state: "abandoned" | "attention" | "authorised" | "authorising" | "captured" | "created" | "declined" | "held" | "terms" | "voided" | "voiding";
        updatedAt: Date;
    } | null>;
    /** Records a capture together with the mails about the order. */
    capture: (payment: PaymentRow) => Promise<OrderRow>;
    /**
     * Stores an order on terms with its payment, document and mail, all or nothing; null if the attempt is a repeat.
     */
    placeOnTerms: (actor: Actor, attempt: NewPayment) => Promise<OrderRow | null>;
    /** Stores the attempt to charge a card if `hasRoom`; null for a repeat of the attempt. */
    create: (actor: Actor, attempt: NewPayment, hasRoom: (tx: Writer) => Promise<boolean>) => Promise<PaymentRow | null | 'crowded'>;
    /** Decides to void an approval; its order, if stored, is void from now on. */
    startVoid: (payment: PaymentRow, facts: Pick<PaymentRow, 'gatewayId' | 'declineReason'>) => Promise<PaymentRow>;
    /** Records the outcome of a void, on its order too if there is one. */
    endVoid: (payment: PaymentRow, to: 'voided' | 'attention') => Promise<PaymentRow>;
};
export {};
