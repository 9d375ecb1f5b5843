import type { Actor } from '@mullion/domain/accounts/actor';
import type { PlaceOrderInput } from '@mullion/domain/checkout/order';
import type { Card, SavedCardChoice } from '@mullion/integrations/payments/port';
/** What to charge: a card just typed, which may be saved once approved, or one of the customer's saved cards. */
export type Charge = {
    readonly card: Card;
    readonly saveAs?: {
        readonly customerId: string;
        readonly name: string;
    };
} | {
    readonly savedCard: SavedCardChoice;
};
/** Returns what to charge an order to; a card is never saved while staff order for a company. */
export declare function chargeOf(actor: Actor, { card, billing, savedCard, saveCard }: PlaceOrderInput): Charge;
