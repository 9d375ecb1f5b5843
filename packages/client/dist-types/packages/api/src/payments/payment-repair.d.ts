import type { Database } from '@mullion/db/database';
import type { OrderRow } from '@mullion/db/orders/order.repository';
import { type PaymentRow } from '@mullion/db/payments/payment.repository';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { GatewayCalls } from './gateway-calls.ts';
import type { ClaimNote, PaymentRecords } from './payment-records.ts';
export interface PaymentRepairDeps {
    readonly db: Database;
    readonly records: PaymentRecords;
    readonly calls: GatewayCalls;
    readonly clock: Clock;
    readonly log: Log;
    /** Ends a claimed payment that no buyer is waiting for; rejects with the error a buyer would get. */
    readonly settle: (claimed: PaymentRow) => Promise<OrderRow>;
}
/** Ends payments that no process is working on any more. */
export declare function createPaymentRepair({ db, records, calls, clock, log, settle }: PaymentRepairDeps): {
    checkPayment: (payment: PaymentRow, claimNote?: ClaimNote) => Promise<boolean>;
    /**
     * Looks up every payment that no process is working on and completes or voids it; an approval without an order is
     * voided once no buyer is waiting for it. Returns the number of payments checked.
     */
    repair(): Promise<number>;
};
