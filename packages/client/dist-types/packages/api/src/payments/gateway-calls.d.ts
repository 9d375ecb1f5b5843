import type { PaymentRow } from '@mullion/db/payments/payment.repository';
import { AppError } from '@mullion/domain/error';
import type { PaymentGateway, Transaction } from '@mullion/integrations/payments/port';
import type { Log } from '../log.ts';
import type { Charge } from './charge.ts';
export type GatewayCalls = ReturnType<typeof createGatewayCalls>;
/** True if the gateway refused before any charge: it has charged nothing and never will. */
export declare function isRefusal(error: unknown): error is AppError;
/**
 * Gateway calls for payments. A missing response is a separate result: the payment may or may not have gone
 * through.
 */
export declare function createGatewayCalls({ gateway, log, }: {
    readonly gateway: PaymentGateway;
    readonly log: Log;
}): {
    /** Authorizes a payment; null for no answer. Throws errors that satisfy `isRefusal`. */
    authorise({ reference, amountCents, draft }: PaymentRow, charged: Charge): Promise<import("@mullion/integrations/payments/port").Authorisation | null>;
    /**
     * Returns the gateway's record of a payment, or null if it has none. `unanswered` means it did not reply: the card
     * may or may not have been charged.
     */
    lookUp({ reference }: Pick<PaymentRow, 'reference'>): Promise<Transaction | null | 'unanswered'>;
    /** Saves an approved card if the buyer asked for it; a failure does not affect the order. */
    saveCard(charged: Charge): Promise<void>;
    /** True when the gateway answers queries about payments. */
    answers(): Promise<boolean>;
};
