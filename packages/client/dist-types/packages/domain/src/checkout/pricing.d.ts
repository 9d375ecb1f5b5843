import { type CartLine } from '../cart/cart.ts';
import { type DoorRegister } from '../cart/register-check.ts';
import type { Part } from '../catalog/part.ts';
import type { OrderDraft } from './order-draft.ts';
import type { PricedCart } from './quote.ts';
export declare const noLongerSoldText = "This part is no longer sold.";
export declare const noPriceText = "This part has no price online. Please call us for a price.";
/** Everything needed to price a cart. */
interface PriceFacts {
    /** Parts for sale, at the actor's own prices. */
    readonly parts: ReadonlyMap<number, Part>;
    readonly register: DoorRegister;
}
/** Returns why a part cannot be ordered in this quantity, regardless of its configuration; null if it can. */
export declare function saleProblem(part: Part | null, quantity: number): string | null;
/**
 * Prices a cart at the actor's own unit prices; each line that cannot be ordered says why. Doors named by serial number
 * are checked against the register: an unknown one is refused.
 */
export declare function priceCart(lines: readonly CartLine[], parts: PriceFacts['parts'], register?: DoorRegister): PricedCart;
/** Returns the lines of a cart that can be ordered as is; throws `blocked`, naming each line that cannot. */
export declare function orderableLines(cart: PricedCart): OrderDraft['lines'];
export {};
