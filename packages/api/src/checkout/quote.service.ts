import { createHash, randomUUID } from 'node:crypto'
import {
  createQuote,
  findQuote,
  type QuoteRow,
  removeExpiredQuotes,
} from '@mullion/db/checkout/quote.repository'
import type { Database } from '@mullion/db/database'
import { type Actor, limitKeyOf } from '@mullion/domain/accounts/actor'
import { cartEmpty } from '@mullion/domain/cart/cart'
import {
  billingOptionRefused,
  canadaUnavailable,
  noPriceNow,
  quoteChanged,
} from '@mullion/domain/checkout/checkout-errors'
import { orderableLines } from '@mullion/domain/checkout/pricing'
import {
  type PricedCartLine,
  type Quote,
  type QuoteInput,
  quoteLifeMinutes,
  type ServiceOffer,
  type ShippingOffers,
  type StoredQuote,
  type ValidQuote,
} from '@mullion/domain/checkout/quote'
import type { QuotedOrder } from '@mullion/domain/checkout/quoted-pricing'
import { carrierOf, shippingChoice } from '@mullion/domain/checkout/shipping-service'
import type { PriceRecord } from '@mullion/domain/own-price'
import { storeTime } from '@mullion/domain/store-day'
import type { TaxQuote, TaxService } from '@mullion/integrations/tax/port'
import type { CartService } from '../cart/cart.service.ts'
import type { QuotedOrders } from '../price-quotes/quoted-orders.ts'
import type { Limits } from '../security/limits.ts'
import { findExemption } from '../tax-certificates/exemption.ts'
import { assertDestination, type DestinationDeps, shipAddressNames } from './destination.ts'
import { consumeQuote } from './quote-limits.ts'
import { createShippingOffers, type ShippingOffersDeps } from './shipping-offers.ts'

export type QuoteService = ReturnType<typeof createQuoteService>

export interface QuoteDeps extends ShippingOffersDeps, DestinationDeps {
  readonly db: Database
  readonly cart: CartService
  readonly tax: TaxService
  readonly limits: Limits
  readonly quotedOrders: Pick<QuotedOrders, 'open'>
}

interface QuoteAmounts {
  readonly cartTotalCents: number
  /** Null when freight is to be confirmed. */
  readonly shippingCents: number | null
}

interface QuoteToStore {
  readonly records: ReadonlyMap<number, PriceRecord>
  readonly offer: Quote
  readonly taxDocument: string | undefined
}

/** Freight may be confirmed after the order when staff order on terms; a card is never charged an unknown amount. */
function mayConfirmLater({ actingFor }: Actor): boolean {
  return actingFor?.termsCode === 'PO'
}

/** Raised when stored quotes get a field that the page needs: older ones are then quoted again. */
const quoteVersion = 3

/** Equal inputs give equal hashes: parsing has put all keys in schema order. */
function hashOf({ cart, priceQuote, shipAddress, confirmFreightLater = false }: QuoteInput): string {
  const lines = (priceQuote ? [] : cart).map(({ configurations = [], ...line }) => ({
    ...line,
    configurations,
  }))
  // An address that is no home is the same with and without saying so.
  const to = { ...shipAddress, residential: shipAddress.residential || undefined }
  const accepted = priceQuote ? [[priceQuote.id, priceQuote.versionNo]] : []
  const contents = JSON.stringify([quoteVersion, lines, to, confirmFreightLater, ...accepted])
  return createHash('sha256').update(contents).digest('base64url')
}

function isFor({ input, quote }: QuoteRow, request: QuoteInput): boolean {
  if (input !== hashOf(request)) return false
  const { carrier, serviceType, billingOption } = shippingChoice(request, quote.method)
  return (
    carrier === quote.carrier && serviceType === quote.serviceType && billingOption === quote.billingOption
  )
}

/** The only way to ship an order whose price quote says what freight costs; null if it does not say. */
function freightAsQuoted(
  quoted: QuotedOrder | null,
  lines: readonly PricedCartLine[],
): ShippingOffers | null {
  if (!quoted || quoted.freightCents === null) return null
  const service: ServiceOffer = {
    ...{ carrier: carrierOf('03'), serviceType: '03', name: 'Freight as quoted' },
    ...{ priceCents: quoted.freightCents, businessDays: null, arrivesOn: null },
  }
  const madeToOrder = lines.some(({ specialOrder }) => specialOrder)
  return { method: 'parcel', freight: null, boxes: 0, services: [service], warnings: [], madeToOrder }
}

/** More than a buyer comparing options needs. */
const maxQuotesOfActor = 10

function stored({ offer: { lines, ...quote }, taxDocument, records }: QuoteToStore): StoredQuote {
  return {
    ...quote,
    ...(taxDocument === undefined ? {} : { taxDocument }),
    lines: lines.map(({ comments: _comments, configurations: _configurations, ...line }) => ({
      ...line,
      ...records.get(line.partId),
    })),
  }
}

/** A stored quote with the buyer's comments and configurations added from the lines as priced now. */
function restored(quote: StoredQuote, now: readonly PricedCartLine[]): ValidQuote {
  const byPart = new Map(now.map((line) => [line.partId, line]))
  const lines = quote.lines.map((line) => {
    const { comments = [], configurations = [] } = byPart.get(line.partId) ?? {}
    return { ...line, comments, configurations }
  })
  return { ...quote, lines }
}

/** Quotes: what an order would cost, stored so that the order charges exactly what was shown. */
export function createQuoteService(deps: QuoteDeps) {
  const { db, cart, tax, limits, clock } = deps
  const shipping = createShippingOffers(deps)

  async function priceLines(actor: Actor, input: QuoteInput) {
    if (input.shipAddress.country === 'CA') throw canadaUnavailable()
    const quoted = input.priceQuote ? await deps.quotedOrders.open(actor, input.priceQuote) : null
    if (!quoted && input.cart.length === 0) throw cartEmpty()
    const { cart: priced, ...facts } = quoted
      ? await cart.priceQuotedForShipping(actor, quoted)
      : await cart.priceForShipping(actor, input.cart)
    return { priced, lines: orderableLines(priced), quoted, ...facts }
  }

  const exemptionOf = ({ companyId, actingFor }: Actor, state: string) =>
    findExemption(
      db.read,
      {
        ...{ companyId, companyInternalId: actingFor?.id ?? null },
        taxExemptStates: actingFor?.taxExemptStates,
      },
      { state, day: storeTime(clock(), deps.storeInfo.timeZone).day },
    )

  /**
   * Returns the actor's own unexpired quote for the same cart and address, so that a new choice of shipping
   * keeps its prices.
   */
  async function baseOf(actor: Actor, input: QuoteInput): Promise<StoredQuote | null> {
    const row = input.basedOn ? await findQuote(db.read, actor.id, input.basedOn) : null
    const same = row && row.expiresAt > clock() && row.input === hashOf(input)
    return same && row.quote.services.some(({ priceCents }) => priceCents !== null) ? row.quote : null
  }

  /** Shipping charge for the buyer; null when no carrier gave a price and it is to be confirmed after the order. */
  function shippingOf(actor: Actor, input: QuoteInput, offers: ShippingOffers) {
    const choice = shippingChoice(input, offers.method)
    if (choice.billingOption !== 'prepay') {
      if (actor.role === 'guest') throw billingOptionRefused()
      return { choice, shippingCents: 0 }
    }
    const chosen = offers.services.find(({ serviceType }) => serviceType === choice.serviceType)
    const shippingCents = chosen?.priceCents ?? null
    if (shippingCents !== null) return { choice, shippingCents }
    const mayConfirmFreightLater = mayConfirmLater(actor)
    if (!input.confirmFreightLater || !mayConfirmFreightLater) throw noPriceNow(mayConfirmFreightLater)
    return { choice, shippingCents }
  }

  async function taxOf(
    actor: Actor,
    input: QuoteInput,
    totals: QuoteAmounts,
    base: StoredQuote | null,
  ): Promise<TaxQuote & Pick<Quote, 'taxExempt' | 'taxCertificate'>> {
    const { address1: street, city, state, postalCode: zip } = input.shipAddress
    const exemption = await exemptionOf(actor, state)
    if (exemption) return { goodsTaxCents: 0, freightTaxCents: 0, taxExempt: true, ...exemption }
    const { cartTotalCents: goodsCents, shippingCents } = totals
    if (shippingCents === null) return { goodsTaxCents: 0, freightTaxCents: 0, taxExempt: false }
    if (
      base &&
      !base.taxExempt &&
      !base.freightToBeConfirmed &&
      base.cartTotalCents === goodsCents &&
      base.shippingCents === shippingCents
    ) {
      const { goodsTaxCents, freightTaxCents, taxDocument: documentKey } = base
      return { goodsTaxCents, freightTaxCents, documentKey, taxExempt: false }
    }
    const destination = { street, city, state, zip }
    return {
      ...(await tax.quote({ destination, goodsCents, freightCents: shippingCents })),
      taxExempt: false,
    }
  }

  async function compute(actor: Actor, input: QuoteInput): Promise<QuoteToStore> {
    const { priced, lines, quoted, sizes, records } = await priceLines(actor, input)
    const base = await baseOf(actor, input)
    if (!base) await assertDestination(deps, input.shipAddress, shipAddressNames)
    const offers =
      base ??
      freightAsQuoted(quoted, lines) ??
      (await shipping.offersFor({ lines, sizes, shipAddress: input.shipAddress }))
    const { choice, shippingCents } = shippingOf(actor, input, offers)
    const { cartTotalCents, returnsAgreementNeeded } = priced
    const { documentKey: taxDocument, ...taxes } = await taxOf(
      actor,
      input,
      { cartTotalCents, shippingCents },
      base,
    )
    const totalIncludingShippingCents = cartTotalCents + (shippingCents ?? 0)
    const taxCents = taxes.goodsTaxCents + taxes.freightTaxCents
    const { method, freight, boxes, services, warnings, madeToOrder } = offers
    const offer: Quote = {
      ...{ method, freight, boxes, services, warnings, madeToOrder },
      ...choice,
      quoteId: randomUUID(),
      expiresAt: base?.expiresAt ?? new Date(clock().getTime() + quoteLifeMinutes * 60_000).toISOString(),
      lines: priced.lines,
      cartTotalCents,
      shippingCents: shippingCents ?? 0,
      freightToBeConfirmed: shippingCents === null,
      totalIncludingShippingCents,
      ...taxes,
      taxCents,
      grandTotalCents: totalIncludingShippingCents + taxCents,
      returnsAgreementNeeded,
    }
    return { offer, taxDocument, records }
  }

  /**
   * Quotes a cart: calculates prices, packing, shipping and tax, and stores the quote for 20 minutes. Throws `limited`
   * after too many requests.
   */
  async function quote(actor: Actor, input: QuoteInput): Promise<Quote> {
    await consumeQuote(limits, actor)
    const computed = await compute(actor, input)
    const { offer } = computed
    const quote = stored(computed)
    await consumeSpace(actor, quote)
    const row = { id: offer.quoteId, actorId: actor.id, input: hashOf(input), quote }
    const expiresAt = new Date(offer.expiresAt)
    await db.transaction((tx) => createQuote(tx, { ...row, expiresAt }, maxQuotesOfActor))
    return offer
  }

  async function consumeSpace(actor: Actor, quote: StoredQuote): Promise<void> {
    const kilobytes = Math.ceil(JSON.stringify(quote).length / 1024)
    await limits.consume('quote-kilobytes', limitKeyOf(actor), kilobytes)
    await limits.consume('quote-kilobytes-in-all', 'store', kilobytes)
  }

  /**
   * Returns the actor's stored quote for exactly this input; throws `conflict` with a new quote when there is no valid
   * one.
   */
  async function requireValidQuote(actor: Actor, quoteId: string, input: QuoteInput): Promise<ValidQuote> {
    const row = await findQuote(db.read, actor.id, quoteId)
    const valid = row && row.expiresAt > clock() && isFor(row, input)
    if (!valid) throw quoteChanged(await quote(actor, input))
    // Amounts are as quoted, but every line must still be orderable: throws if the catalog or a door's register entry
    // has changed since.
    const { lines } = await priceLines(actor, input)
    return restored(row.quote, lines)
  }

  return {
    quote,
    requireValidQuote,
    async deleteExpired(): Promise<void> {
      await db.transaction((tx) => removeExpiredQuotes(tx, clock()))
    },
  }
}
