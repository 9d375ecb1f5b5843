import type { Database } from '@mullion/db/database';
import { type NewPayment, type PaymentRow } from '@mullion/db/payments/payment.repository';
import type { Actor } from '@mullion/domain/accounts/actor';
import type { Clock } from '../clock.ts';
import type { PaymentService } from './payment.service.ts';
export interface CardAttemptsDeps {
    readonly db: Database;
    readonly payments: Pick<PaymentService, 'create'>;
    readonly clock: Clock;
}
export type CardAttempts = ReturnType<typeof createCardAttempts>;
/** Starts attempts to charge cards, limiting declined ones. */
export declare function createCardAttempts({ db, payments, clock }: CardAttemptsDeps): {
    /** Throws `limited` when too many cards of the actor or the IP address were declined. */
    check(actor: Actor): Promise<void>;
    /** Stores an attempt once there is room for its card; null when another request stored it first. */
    start(actor: Actor, attemptNow: () => NewPayment): Promise<PaymentRow | null>;
};
