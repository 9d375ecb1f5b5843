import type { Database } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
import type { ListPage } from '@mullion/domain/list-input';
import { type PaymentInTrouble, type PaymentsInTroubleInput } from '@mullion/domain/payments/payment-attention';
import { type PaymentState } from '@mullion/domain/payments/payment-state';
import type { Clock } from '../clock.ts';
import type { PaymentService } from './payment.service.ts';
export interface PaymentAttentionDeps {
    readonly db: Database;
    readonly payments: PaymentService;
    readonly clock: Clock;
}
/** Payments that got stuck, and what staff can do about them. */
export declare function createPaymentAttentionService({ db, payments, clock }: PaymentAttentionDeps): {
    /** Returns a page of payments whose void failed, and of attempts open for minutes, oldest first. */
    list(input: PaymentsInTroubleInput): Promise<ListPage<PaymentInTrouble>>;
    /** Checks a payment now, as the repair does; returns its resulting state. */
    retry(actor: Member, id: number): Promise<{
        state: PaymentState;
    }>;
    /** Voids a payment, even if its order is stored; returns its resulting state. */
    giveUp(actor: Member, id: number): Promise<{
        state: PaymentState;
    }>;
};
