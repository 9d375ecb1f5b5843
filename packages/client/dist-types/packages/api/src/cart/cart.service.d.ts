import type { Database } from '@mullion/db/database';
import type { Actor } from '@mullion/domain/accounts/actor';
import type { CartLine } from '@mullion/domain/cart/cart';
import type { PartSize } from '@mullion/domain/catalog/part';
import type { PricedCart } from '@mullion/domain/checkout/quote';
import type { Limits } from '../security/limits.ts';
export type CartService = ReturnType<typeof createCartService>;
/** Prices carts. Cart contents live in the client. */
export declare function createCartService({ db, limits }: {
    db: Database;
    limits: Limits;
}): {
    /** Prices the cart for the actor, with the problem of each line. */
    price(actor: Actor, lines: readonly CartLine[]): Promise<PricedCart>;
    /** Prices the cart and returns each part's size for packing. */
    priceForShipping(actor: Actor, lines: readonly CartLine[]): Promise<{
        cart: PricedCart;
        sizes: ReadonlyMap<number, PartSize>;
    }>;
};
