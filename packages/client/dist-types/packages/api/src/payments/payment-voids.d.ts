import type { Database } from '@mullion/db/database';
import { type PaymentRow } from '@mullion/db/payments/payment.repository';
import type { PaymentGateway } from '@mullion/integrations/payments/port';
import type { Log } from '../log.ts';
import { type PaymentRecords } from './payment-records.ts';
export interface PaymentVoidsDeps {
    readonly db: Database;
    readonly gateway: PaymentGateway;
    readonly records: PaymentRecords;
    readonly log: Log;
}
/** Voids approvals: the decision is stored before the void is sent, so that a crash in between can be resumed. */
export declare function createPaymentVoids({ db, gateway, records, log }: PaymentVoidsDeps): {
    finishVoid: (payment: PaymentRow) => Promise<void>;
    voidApproval: (payment: PaymentRow, facts: Pick<PaymentRow, 'gatewayId' | 'declineReason'>) => Promise<void>;
    /**
     * Voids any payment that the attempt's actor held before. Each void may take the gateway's full deadline,
     * so the attempt's lease is renewed before each: otherwise a repair could treat the attempt as abandoned.
     */
    dropHeldBefore(attempt: PaymentRow): Promise<PaymentRow>;
};
