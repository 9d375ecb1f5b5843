import type { Database } from '@mullion/db/database';
import { type Actor } from '@mullion/domain/accounts/actor';
import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options';
/** The choices an actor has at checkout, and the fields to fill in. */
export declare function createCheckoutOptionsService({ db }: {
    readonly db: Database;
}): {
    of(actor: Actor): Promise<CheckoutOptions>;
};
