import type { Database } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
import { type ConfirmFreightInput } from '@mullion/domain/orders/confirm-freight';
import type { StoreInfo } from '@mullion/domain/store-info';
import type { TaxService } from '@mullion/integrations/tax/port';
import type { Clock } from '../clock.ts';
import type { CountSale } from '../payments/payment-records.ts';
export interface ConfirmFreightDeps {
    readonly db: Database;
    readonly storeInfo: StoreInfo;
    readonly tax: TaxService;
    readonly countSale: CountSale;
    readonly clock: Clock;
}
/** The order after its freight was entered. */
export interface ConfirmedFreight {
    readonly orderNumber: string;
    readonly shippingCents: number;
    readonly taxCents: number;
    readonly grandTotalCents: number;
}
/** Lets an administrator enter freight that no carrier priced when staff placed an order on terms. */
export declare function createConfirmFreightService({ db, storeInfo, tax, countSale, clock }: ConfirmFreightDeps): {
    /**
     * Computes tax and total once, counts the order and sends the buyer another confirmation. Throws `missing` when
     * there is no such order, `conflict` when its freight is known, `unavailable` when the tax service does not answer.
     */
    confirm(actor: Member, { orderId, freightCents }: ConfirmFreightInput): Promise<ConfirmedFreight>;
};
