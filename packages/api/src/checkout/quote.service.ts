import { createHash, randomUUID } from 'node:crypto'
import { findCompany } from '@mullion/db/accounts/company.repository'
import { createQuote, findQuote, removeExpiredQuotes } from '@mullion/db/checkout/quote.repository'
import type { Store } from '@mullion/db/store'
import type { Actor } from '@mullion/domain/accounts/actor'
import { cartEmpty } from '@mullion/domain/cart/cart'
import type { PartSize } from '@mullion/domain/catalog/part'
import { canadaUnavailable, freightNeeded, quoteChanged } from '@mullion/domain/checkout/checkout-errors'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import { pack } from '@mullion/domain/checkout/packing'
import { orderableLines } from '@mullion/domain/checkout/pricing'
import {
  type PricedLine,
  type Quote,
  type QuoteInput,
  quoteLifeMinutes,
  type StoredQuote,
} from '@mullion/domain/checkout/quote'
import type { ParcelRates } from '@mullion/integrations/parcel-rates/port'
import type { TaxService } from '@mullion/integrations/tax/port'
import type { CartService } from '../cart/cart.service.ts'
import type { Clock } from '../clock.ts'
import type { Limits } from '../security/limits.ts'

export type QuoteService = ReturnType<typeof createQuoteService>

export interface QuoteDeps {
  readonly store: Store
  readonly cart: CartService
  readonly parcelRates: ParcelRates
  readonly tax: TaxService
  readonly limits: Limits
  readonly clock: Clock
}

const noSize: PartSize = { lengthInches: null, heightInches: null, depthInches: null, weightPounds: null }

/** The same thing asked for twice gives the same text: reading it has put all keys in the order of its schema. */
function fingerprint({ cart, shipAddress, serviceType }: QuoteInput): string {
  const lines = cart.map(({ configurations = [], ...line }) => ({ ...line, configurations }))
  return JSON.stringify([lines, shipAddress, serviceType])
}

const hashOf = (input: QuoteInput) => createHash('sha256').update(fingerprint(input)).digest('base64url')

/** More of them than a buyer who compares has in use. */
const mostQuotesOfActor = 10

function stored({ lines, ...quote }: Quote): StoredQuote {
  return {
    ...quote,
    lines: lines.map(({ comments: _comments, configurations: _configurations, ...line }) => line),
  }
}

/** A stored quote with what the buyer wrote and configured, by its lines as they are priced now. */
function restored(quote: StoredQuote, now: readonly PricedLine[]): Quote {
  const asked = new Map(now.map((line) => [line.partId, line]))
  const lines = quote.lines.map((line) => {
    const { comments = [], configurations = [] } = asked.get(line.partId) ?? {}
    return { ...line, comments, configurations }
  })
  return { ...quote, lines }
}

/** Offers: what an order would cost, stored, so that the order charges exactly what was shown. */
export function createQuoteService({ store, cart, parcelRates, tax, limits, clock }: QuoteDeps) {
  async function priceLines(actor: Actor, input: QuoteInput) {
    if (input.shipAddress.country === 'CA') throw canadaUnavailable()
    if (input.cart.length === 0) throw cartEmpty()
    const { cart: priced, sizes } = await cart.priceForShipping(actor, input.cart)
    return { priced, lines: orderableLines(priced), sizes }
  }

  function boxesOf(lines: OrderDraft['lines'], sizes: ReadonlyMap<number, PartSize>) {
    const packing = pack(
      lines.map(({ partId, quantity, unit, configurations }) => ({
        quantity,
        unit,
        size: sizes.get(partId) ?? noSize,
        cutsInches: configurations.flatMap((stated) => (stated.kind === 'cuts' ? stated.cuts : [])),
      })),
    )
    if (packing.method === 'freight') throw freightNeeded(packing.longestInches)
    return packing.boxes
  }

  /** A company that is exempt in a state pays no tax there, and nobody is asked for it. */
  async function isExempt({ companyId }: Actor, state: string): Promise<boolean> {
    const company = companyId === null ? null : await findCompany(store.read, companyId)
    return company?.taxExemptStates.includes(state) ?? false
  }

  async function compute(actor: Actor, input: QuoteInput): Promise<Quote> {
    const { priced, lines, sizes } = await priceLines(actor, input)
    const { address1, city, state, postalCode: zip } = input.shipAddress
    const boxes = boxesOf(lines, sizes)
    const parcel = await parcelRates.quote({
      destination: { city, state, zip },
      service: input.serviceType,
      boxes,
    })
    const { goodsTaxCents, freightTaxCents } = (await isExempt(actor, state))
      ? { goodsTaxCents: 0, freightTaxCents: 0 }
      : await tax.quote({
          destination: { street: address1, city, state, zip },
          goodsCents: lines.map((line) => line.lineTotalCents),
          freightCents: parcel.costCents,
        })
    const totalIncludingShippingCents = priced.cartTotalCents + parcel.costCents
    const taxCents = goodsTaxCents + freightTaxCents
    return {
      quoteId: randomUUID(),
      expiresAt: new Date(clock().getTime() + quoteLifeMinutes * 60_000).toISOString(),
      serviceType: input.serviceType,
      lines: priced.lines,
      cartTotalCents: priced.cartTotalCents,
      shippingCents: parcel.costCents,
      totalIncludingShippingCents,
      taxCents,
      grandTotalCents: totalIncludingShippingCents + taxCents,
      returnsAgreementNeeded: priced.returnsAgreementNeeded,
      boxes: boxes.length,
      warnings: parcel.warnings,
    }
  }

  /** A guest who drops the cookie is a new one each time: what all guests of an address ask for is counted too. */
  async function checkLimits({ id, role, address }: Actor): Promise<void> {
    if (role === 'guest') await limits.take('quote-address', address)
    await limits.take('quote', `${id}@${address}`)
  }

  /** Prices, packs, ships and taxes a cart, and keeps the offer for 20 minutes; throws `limited` when asked too often. */
  async function quote(actor: Actor, input: QuoteInput): Promise<Quote> {
    await checkLimits(actor)
    const offer = await compute(actor, input)
    const quote = stored(offer)
    await takeSpace(actor, quote)
    const row = { id: offer.quoteId, actorId: actor.id, input: hashOf(input), quote }
    const expiresAt = new Date(offer.expiresAt)
    await store.transaction((tx) => createQuote(tx, { ...row, expiresAt }, mostQuotesOfActor))
    return offer
  }

  async function takeSpace({ address }: Actor, quote: StoredQuote): Promise<void> {
    const kilobytes = Math.ceil(JSON.stringify(quote).length / 1024)
    await limits.take('quote-kilobytes', address, kilobytes)
    await limits.take('quote-kilobytes-in-all', 'store', kilobytes)
  }

  /** The actor's stored offer for exactly this input; throws `conflict` with a new offer when there is none in force. */
  async function inForce(actor: Actor, quoteId: string, input: QuoteInput): Promise<Quote> {
    const row = await findQuote(store.read, actor.id, quoteId)
    const valid = row && row.expiresAt > clock() && row.input === hashOf(input)
    if (!valid) throw quoteChanged(await quote(actor, input))
    // Amounts are as offered, but nothing is sold that cannot be ordered by now: this throws where the catalogue, or what
    // the register says of a door, has changed since.
    const { lines } = await priceLines(actor, input)
    return restored(row.quote, lines)
  }

  return {
    quote,
    inForce,
    /** Forgets offers that have expired. */
    async forget(): Promise<void> {
      await store.transaction((tx) => removeExpiredQuotes(tx, clock()))
    },
  }
}
