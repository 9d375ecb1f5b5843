import { type Cents, discounted } from './money.ts'
import { dayAfter } from './store-day.ts'

/** What a company is charged for a part from a quantity on. */
interface QuantityPrice {
  readonly minQuantity: number
  readonly priceCents: Cents
}

/** The special prices of one company that are valid on one day. */
export interface CompanyPrices {
  /** Letters and digits that differ whenever a price of the company is changed, begins or ends. */
  readonly key: string
  readonly contracts: ReadonlyMap<number, Cents>
  readonly breaks: ReadonlyMap<number, readonly QuantityPrice[]>
  /** Discounts by tag, in hundredths of a percent of the list price. */
  readonly tags: ReadonlyMap<string, number>
}

/** Why a company pays what it pays; left out where it is the list price less the company's discount. */
export type PriceReason =
  | { readonly rule: 'contract' }
  | { readonly rule: 'break'; readonly minQuantity: number }
  | { readonly rule: 'tag'; readonly tag: string; readonly discountHundredths: number }

/** Why a line that was quoted costs what it does: the number of the price quote, such as `Q1042`. */
export interface QuotedPriceReason {
  readonly rule: 'quoted'
  readonly priceQuote: string
}

/** The rules that decide a price: `company` is its discount off the list price. */
export const priceRules = ['contract', 'break', 'tag', 'company', 'list'] as const
export type PriceRule = (typeof priceRules)[number]

/** Why a line that was sold cost what it did; left out or null for lines sold before this was recorded. */
export interface PriceRecord {
  readonly priceRule?: PriceRule | null
  /** The number of the price quote that decided it, such as `Q1042`; no rule did then. */
  readonly priceQuote?: string | null
  /** The list price then; null for a part without one. */
  readonly listPriceCents?: Cents | null
}

export interface OwnPrice {
  /** Null for a part that has no price for this buyer and quantity. */
  readonly priceCents: Cents | null
  readonly priceReason?: PriceReason
}

export interface PriceBreak extends OwnPrice {
  readonly minQuantity: number
  readonly priceCents: Cents
}

/** What the price of a line depends on: the price of one, and what more of it cost. */
export interface QuantityPrices extends OwnPrice {
  /** Quantities from which another price applies, in rising order; left out if there are none. */
  readonly priceBreaks?: readonly PriceBreak[] | undefined
}

export interface PricedPart {
  readonly id: number
  readonly tags: readonly string[]
  /** The list price. */
  readonly priceCents: Cents | null
}

/** Who pays: the share of the list price, and the special prices if the company has any. */
export interface PricePayer {
  readonly discountRate: number
  readonly prices: CompanyPrices | null
}

/** Takes a discount in hundredths of a percent off a price in cents, rounded half up to the cent. */
export function lessDiscount(priceCents: Cents, discountHundredths: number): Cents {
  return Math.floor((priceCents * (10_000 - discountHundredths) + 5000) / 10_000)
}

function bestOfBreaks(prices: CompanyPrices, partId: number, quantity: number): PriceBreak | null {
  const reached = (prices.breaks.get(partId) ?? []).filter(({ minQuantity }) => minQuantity <= quantity)
  const [best] = reached.toSorted((a, b) => a.priceCents - b.priceCents || b.minQuantity - a.minQuantity)
  return best ? { ...best, priceReason: { rule: 'break', minQuantity: best.minQuantity } } : null
}

function bestOfTags(prices: CompanyPrices, { tags, priceCents }: PricedPart): OwnPrice | null {
  if (priceCents === null || prices.tags.size === 0) return null
  const discounts = tags.map((tag) => ({ tag, discountHundredths: prices.tags.get(tag) ?? 0 }))
  const [best] = discounts.toSorted((a, b) => b.discountHundredths - a.discountHundredths)
  if (!best || best.discountHundredths === 0) return null
  return {
    priceCents: lessDiscount(priceCents, best.discountHundredths),
    priceReason: { rule: 'tag', ...best },
  }
}

/**
 * Returns the price in cents of one unit of a part when so many are bought at once, and why. One rule decides, and
 * discounts never add up: the contract price of the part; else the lower of its quantity break and the largest discount
 * of its tags; else the list price less the company's discount.
 */
export function ownPrice(part: PricedPart, quantity: number, { discountRate, prices }: PricePayer): OwnPrice {
  if (prices) {
    const contract = prices.contracts.get(part.id)
    if (contract !== undefined) return { priceCents: contract, priceReason: { rule: 'contract' } }
    const byQuantity = bestOfBreaks(prices, part.id, quantity)
    const byTag = bestOfTags(prices, part)
    if (byQuantity && (byTag?.priceCents == null || byQuantity.priceCents <= byTag.priceCents)) {
      const { priceCents, priceReason } = byQuantity
      return { priceCents, ...(priceReason && { priceReason }) }
    }
    if (byTag) return byTag
  }
  return { priceCents: part.priceCents === null ? null : discounted(part.priceCents, discountRate) }
}

/** Returns the price of one unit, and the quantities from which a buyer pays another price. */
export function ownPrices(part: PricedPart, payer: PricePayer): OwnPrice & { priceBreaks?: PriceBreak[] } {
  const one = ownPrice(part, 1, payer)
  let last = one
  const priceBreaks = (payer.prices?.breaks.get(part.id) ?? []).flatMap(({ minQuantity }): PriceBreak[] => {
    const { priceCents, priceReason } = ownPrice(part, minQuantity, payer)
    if (priceCents === null || priceCents === last.priceCents) return []
    last = { priceCents, ...(priceReason && { priceReason }) }
    return [{ minQuantity, priceCents, ...(priceReason && { priceReason }) }]
  })
  return priceBreaks.length === 0 ? one : { ...one, priceBreaks }
}

/** Names the rule that decided a price; the list price is null for a part without one. */
export function priceRuleOf({ priceCents, priceReason }: OwnPrice, listPriceCents: Cents | null): PriceRule {
  if (priceReason) return priceReason.rule
  return listPriceCents === null || listPriceCents === priceCents ? 'list' : 'company'
}

/** Returns the price that applies to a quantity, and why. */
export function priceAt(prices: QuantityPrices, quantity: number): OwnPrice {
  const reached = prices.priceBreaks?.findLast(({ minQuantity }) => minQuantity <= quantity) ?? prices
  const { priceCents, priceReason } = reached
  return { priceCents, ...(priceReason && { priceReason }) }
}

/** A special price as stored, with its first and last day; the last is null while no end is agreed. */
export type StoredPrice = {
  readonly validFrom: string
  readonly validUntil: string | null
} & (
  | { readonly kind: 'contract'; readonly partId: number; readonly priceCents: Cents }
  | ({ readonly kind: 'break'; readonly partId: number } & QuantityPrice)
  | { readonly kind: 'tag'; readonly tag: string; readonly discountHundredths: number }
)

/** The last day on or before this one on which a price began or ended. */
function lastTurn(rows: readonly StoredPrice[], day: string): string {
  const turns = rows.flatMap(({ validFrom, validUntil }) =>
    validUntil === null ? [validFrom] : [validFrom, dayAfter(validUntil)],
  )
  return turns.reduce((last, turn) => (turn <= day && turn > last ? turn : last), '')
}

/**
 * Returns the special prices of a company that are valid on a day. Both days of a price count. Of two for the
 * same thing, the one that began later applies.
 */
export function companyPricesOn(
  rows: readonly StoredPrice[],
  { day, version }: { readonly day: string; readonly version: number },
): CompanyPrices {
  const valid = rows
    .filter(({ validFrom, validUntil }) => validFrom <= day && (validUntil === null || day <= validUntil))
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
  const contracts = new Map<number, Cents>()
  const byQuantity = new Map<number, Map<number, Cents>>()
  const tags = new Map<string, number>()
  for (const row of valid) {
    if (row.kind === 'contract') contracts.set(row.partId, row.priceCents)
    else if (row.kind === 'tag') tags.set(row.tag, row.discountHundredths)
    else {
      const ofPart = byQuantity.get(row.partId) ?? new Map<number, Cents>()
      byQuantity.set(row.partId, ofPart.set(row.minQuantity, row.priceCents))
    }
  }
  const rising = (ofPart: ReadonlyMap<number, Cents>) =>
    [...ofPart]
      .map(([minQuantity, priceCents]) => ({ minQuantity, priceCents }))
      .sort((a, b) => a.minQuantity - b.minQuantity)
  const breaks = new Map([...byQuantity].map(([partId, ofPart]) => [partId, rising(ofPart)] as const))
  return { key: `${version}d${lastTurn(rows, day).replaceAll('-', '')}`, contracts, breaks, tags }
}
