import type { Database } from '@mullion/db/database';
import type { OrderRow } from '@mullion/db/orders/order.repository';
import { type NewPayment, type PaymentRow } from '@mullion/db/payments/payment.repository';
import type { Actor } from '@mullion/domain/accounts/actor';
import type { PaymentGateway, Transaction } from '@mullion/integrations/payments/port';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { OrderNoticeFacts } from '../orders/order-notice.ts';
import type { PoDocumentService } from '../orders/po-document.service.ts';
import type { Charge } from './charge.ts';
import { type CountSale, type PaymentStep } from './payment-records.ts';
export type PaymentService = ReturnType<typeof createPaymentService>;
export interface PaymentDeps extends OrderNoticeFacts {
    readonly db: Database;
    readonly gateway: PaymentGateway;
    /** Adds an order to the sales totals, in the transaction that places it. */
    readonly countSale: CountSale;
    readonly clock: Clock;
    readonly log: Log;
    readonly poDocuments: PoDocumentService;
    /** Lease of the process working on a payment; longer than the gateway's deadline. */
    readonly leaseMs?: number;
    /** How long to keep looking up a reference the gateway does not know before treating it as never sent. */
    readonly forgetAfterMs?: number;
    readonly onStep?: (step: PaymentStep) => void;
}
/**
 * One card payment, from the first committed attempt to a capture or void. Every step is committed before the next one
 * starts, so that a later request or the repair can finish the payment.
 */
export declare function createPaymentService(deps: PaymentDeps): {
    /** Throws `unavailable` when no payment can be taken right now. */
    checkGateway: () => Promise<void>;
    /** When the lease of an attempt being stored now runs out. */
    firstLease: () => Date;
    create: (actor: Actor, attempt: NewPayment, hasRoom: (tx: import("@mullion/db/database").Writer) => Promise<boolean>) => Promise<PaymentRow | null | 'crowded'>;
    claim: (payment: PaymentRow, note?: import("./payment-records.ts").ClaimNote) => Promise<PaymentRow | null>;
    abandon: (payment: PaymentRow) => Promise<PaymentRow>;
    /** Places an order on terms; null for a repeat of the attempt. */
    placeOnTerms(actor: Actor, attempt: NewPayment): Promise<OrderRow | null>;
    find: (id: number) => Promise<{
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
    outcome: ({ id }: PaymentRow) => Promise<OrderRow>;
    /** Authorizes a card for an order that comes later; returns the held payment. */
    hold: (created: PaymentRow, charged: Charge) => Promise<PaymentRow>;
    /** Completes a held payment as an order; null when it is no longer held. */
    claimHeld(actor: Actor, held: PaymentRow, attempt: NewPayment): Promise<OrderRow | null>;
    /** Charges the card of a stored attempt; returns the paid order, or throws the error for the buyer. */
    charge: (payment: PaymentRow, charged: Charge) => Promise<OrderRow>;
    /** Continues a claimed payment for a waiting buyer: an approved one becomes an order. */
    resume: (payment: PaymentRow) => Promise<OrderRow>;
    /** Checks every payment that no process is working on; returns how many there were. */
    repair: () => Promise<number>;
    /** Checks one payment now; false while another process works on it, or once it is settled. */
    checkPayment: (payment: PaymentRow, claimNote?: import("./payment-records.ts").ClaimNote) => Promise<boolean>;
    /** Voids an approval whose request reached the gateway after the attempt was abandoned. */
    voidLate: (abandoned: PaymentRow, { gatewayId }: Transaction) => Promise<void>;
    /** Voids a claimed payment instead of capturing it; rejects with the error a buyer would get. */
    giveUp(claimed: PaymentRow): Promise<void>;
};
