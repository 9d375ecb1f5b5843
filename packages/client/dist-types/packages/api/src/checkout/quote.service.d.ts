import type { Database } from '@mullion/db/database';
import type { Actor } from '@mullion/domain/accounts/actor';
import { type Quote, type QuoteInput } from '@mullion/domain/checkout/quote';
import type { TaxService } from '@mullion/integrations/tax/port';
import type { CartService } from '../cart/cart.service.ts';
import type { Limits } from '../security/limits.ts';
import { type DestinationDeps } from './destination.ts';
import { type ShippingOffersDeps } from './shipping-offers.ts';
export type QuoteService = ReturnType<typeof createQuoteService>;
export interface QuoteDeps extends ShippingOffersDeps, DestinationDeps {
    readonly db: Database;
    readonly cart: CartService;
    readonly tax: TaxService;
    readonly limits: Limits;
}
/** Quotes: what an order would cost, stored so that the order charges exactly what was shown. */
export declare function createQuoteService(deps: QuoteDeps): {
    quote: (actor: Actor, input: QuoteInput) => Promise<Quote>;
    requireValidQuote: (actor: Actor, quoteId: string, input: QuoteInput) => Promise<Quote>;
    /** Deletes expired quotes. */
    deleteExpired(): Promise<void>;
};
