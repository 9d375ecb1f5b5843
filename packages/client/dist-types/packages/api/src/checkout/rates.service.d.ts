import type { Actor } from '@mullion/domain/accounts/actor';
import { type FreightRateInput, type ParcelRateInput, type TaxRateInput } from '@mullion/domain/checkout/rates-input';
import type { TaxQuote, TaxService } from '@mullion/integrations/tax/port';
import type { CartService } from '../cart/cart.service.ts';
import type { Limits } from '../security/limits.ts';
import { type DestinationDeps } from './destination.ts';
import { type ShippingOffersDeps } from './shipping-offers.ts';
export interface RatesDeps extends ShippingOffersDeps, DestinationDeps {
    readonly cart: CartService;
    readonly tax: TaxService;
    readonly limits: Limits;
}
/** Separate carrier rates and taxes for clients that ask for each one alone; no order is placed on them. */
export declare function createRatesService(deps: RatesDeps): {
    /** Returns the price of a UPS service for a cart; throws `blocked` when the cart ships by freight. */
    parcel(actor: Actor, input: ParcelRateInput): Promise<{
        priceCents: number;
    }>;
    /** Returns the price of a truck shipment. */
    freight(actor: Actor, input: FreightRateInput): Promise<{
        priceCents: number;
    }>;
    /** Returns the tax on goods and their freight; the tax service is not called for an exempt buyer. */
    tax(actor: Actor, input: TaxRateInput): Promise<TaxQuote>;
};
