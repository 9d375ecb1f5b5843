import type { Database } from '@mullion/db/database';
import type { Actor, Member } from '@mullion/domain/accounts/actor';
import { type CartLine } from '@mullion/domain/cart/cart';
import { type SharedCart } from '@mullion/domain/cart/shared-cart';
import type { Clock } from '../clock.ts';
import type { Limits } from '../security/limits.ts';
export interface SharedCartDeps {
    readonly db: Database;
    readonly clock: Clock;
    readonly limits: Limits;
}
/** Carts behind links: stored for `sharedCartDays`, without prices, open to anyone with the link. */
export declare function createSharedCartService({ db, clock, limits }: SharedCartDeps): {
    /** Stores a cart and returns the key for its link. */
    share(actor: Member, lines: readonly CartLine[]): Promise<{
        shareKey: string;
    }>;
    /** Returns the cart behind a link; throws `missing` when there is none or it has expired. */
    open(actor: Actor, shareKey: string): Promise<SharedCart>;
    /** Deletes expired carts. */
    deleteExpired(): Promise<void>;
};
