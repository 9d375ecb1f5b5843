import type { Actor } from '@mullion/domain/accounts/actor'
import { cartEmpty } from '@mullion/domain/cart/cart'
import { canadaUnavailable, noPriceNow } from '@mullion/domain/checkout/checkout-errors'
import { orderableLines } from '@mullion/domain/checkout/pricing'
import {
  type FreightRateInput,
  freightNeeded,
  type ParcelRateInput,
  type TaxRateInput,
} from '@mullion/domain/checkout/rates-input'
import type { TaxQuote, TaxService } from '@mullion/integrations/tax/port'
import type { CartService } from '../cart/cart.service.ts'
import type { Limits } from '../security/limits.ts'
import { assertDestination, type DestinationDeps, shipAddressNames } from './destination.ts'
import { consumeQuote } from './quote-limits.ts'
import { createShippingOffers, type ShippingOffersDeps } from './shipping-offers.ts'

export interface RatesDeps extends ShippingOffersDeps, DestinationDeps {
  readonly cart: CartService
  readonly tax: TaxService
  readonly limits: Limits
}

/** Separate carrier rates and taxes for clients that ask for each one alone; no order is placed on them. */
export function createRatesService(deps: RatesDeps) {
  const { cart, tax, freightRates, limits } = deps
  const shipping = createShippingOffers(deps)

  return {
    /** Returns the price of a UPS service for a cart; throws `blocked` when the cart ships by freight. */
    async parcel(actor: Actor, input: ParcelRateInput): Promise<{ priceCents: number }> {
      await consumeQuote(limits, actor)
      const { shipAddress, serviceType } = input
      if (shipAddress.country === 'CA') throw canadaUnavailable()
      if (input.cart.length === 0) throw cartEmpty()
      await assertDestination(deps, shipAddress, shipAddressNames)
      const { cart: priced, sizes } = await cart.priceForShipping(actor, input.cart)
      const offers = await shipping.offersFor({ lines: orderableLines(priced), sizes, shipAddress })
      if (offers.freight) throw freightNeeded(offers.freight.texts.join(' '))
      const priceCents = offers.services.find((each) => each.serviceType === serviceType)?.priceCents ?? null
      if (priceCents === null) throw noPriceNow(false)
      return { priceCents }
    },

    async freight(actor: Actor, input: FreightRateInput): Promise<{ priceCents: number }> {
      await consumeQuote(limits, actor)
      const { weightPounds, lengthInches: longestInches, city, state, zip } = input
      await assertDestination(deps, { state, postalCode: zip }, { state: 'state', postalCode: 'zip' })
      const destination = { city, state, zip }
      const { costCents } = await freightRates.quote({ destination, weightPounds, longestInches })
      return { priceCents: costCents }
    },

    /** Returns the tax on goods and their freight; the tax service is not called for an exempt buyer. */
    async tax(actor: Actor, input: TaxRateInput): Promise<Omit<TaxQuote, 'documentKey'>> {
      await consumeQuote(limits, actor)
      const names = { state: 'region', postalCode: 'postalCode' }
      await assertDestination(deps, { state: input.region, postalCode: input.postalCode }, names)
      if (input.exempt) return { goodsTaxCents: 0, freightTaxCents: 0 }
      const { amountCents, freightCents, street, city, region, postalCode } = input
      const destination = { street, city, state: region, zip: postalCode }
      const quoted = await tax.quote({ destination, goodsCents: amountCents, freightCents })
      return { goodsTaxCents: quoted.goodsTaxCents, freightTaxCents: quoted.freightTaxCents }
    },
  }
}
