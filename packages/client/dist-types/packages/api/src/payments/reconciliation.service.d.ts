import type { Database } from '@mullion/db/database';
import { type Reconciliation } from '@mullion/domain/payments/reconcile';
import type { PaymentGateway } from '@mullion/integrations/payments/port';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { PaymentService } from './payment.service.ts';
export interface ReconciliationDeps {
    readonly db: Database;
    readonly gateway: PaymentGateway;
    readonly payments: Pick<PaymentService, 'voidLate'>;
    readonly clock: Clock;
    readonly log: Log;
}
/** Compares the store's payments with its orders and with the gateway's ledger. */
export declare function createReconciliationService(deps: ReconciliationDeps): {
    compare: (since?: Date) => Promise<Reconciliation>;
    /** Compares the last day, voids late approvals, and logs every other disagreement for monitoring. */
    report(since?: Date): Promise<void>;
};
