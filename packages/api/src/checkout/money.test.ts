import { times } from '@mullion/config/test-speed'
import type { Database } from '@mullion/db/database'
import { findOrder } from '@mullion/db/orders/order.repository'
import { listPaymentsBesideOrders } from '@mullion/db/payments/payment-watch.repository'
import type { PartFacts } from '@mullion/db/testing/part-row'
import { actingAs, guest, member } from '@mullion/domain/accounts/actor'
import type { CompanyPriceFields } from '@mullion/domain/admin/company-price'
import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { Quote, QuoteInput } from '@mullion/domain/checkout/quote'
import { upsServiceCodes } from '@mullion/domain/checkout/shipping-service'
import { companyPricesOn, type StoredPrice } from '@mullion/domain/own-price'
import { expect, it } from 'vitest'
import { createCartService } from '../cart/cart.service.ts'
import { createQuotedOrders } from '../price-quotes/quoted-orders.ts'
import { type Dice, dice } from '../testing/dice.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { columbus, termsOrder } from '../testing/order-form.ts'
import { factsOfReference } from '../testing/reference-parts.ts'
import {
  type ReferenceLine,
  type ReferenceOrder,
  type ReferencePart,
  referenceTotals,
  type Zone,
} from '../testing/reference-totals.ts'
import { createQuoteService } from './quote.service.ts'

const cases = times(600, 100_000)

/** Zones worked out by hand: miles between the centers of 3-digit ZIP regions, from 285 in North Carolina. */
const places: readonly (readonly [zip: string, city: string, state: string, zone: Zone])[] = [
  ['28570', 'Newport', 'NC', '2'],
  ['27601', 'Raleigh', 'NC', '2'],
  ['29201', 'Columbia', 'SC', '3'],
  ['23220', 'Richmond', 'VA', '3'],
  ['35203', 'Birmingham', 'AL', '4'],
  ['37203', 'Nashville', 'TN', '4'],
  ['43215', 'Columbus', 'OH', '4'],
  ['10001', 'New York', 'NY', '4'],
  ['04101', 'Portland', 'ME', '5'],
  ['60601', 'Chicago', 'IL', '5'],
  ['70112', 'New Orleans', 'LA', '5'],
  ['55401', 'Minneapolis', 'MN', '6'],
  ['78701', 'Austin', 'TX', '6'],
  ['80202', 'Denver', 'CO', '7'],
  ['87102', 'Albuquerque', 'NM', '7'],
  ['97209', 'Portland', 'OR', '8'],
  ['98101', 'Seattle', 'WA', '8'],
  ['90012', 'Los Angeles', 'CA', '8'],
  ['99501', 'Anchorage', 'AK', 'alaska'],
  ['96813', 'Honolulu', 'HI', 'hawaii'],
  ['00901', 'San Juan', 'PR', 'territory'],
]
/** The first id of these parts, above the ids of the calculator parts. */
const firstId = 1001
const discounts = [100, 95, 90, 85, 80] as const

type Undated<Price> = Price extends unknown ? Omit<Price, 'validFrom' | 'validUntil'> : never
type UndatedPrice = Undated<StoredPrice>

function randomPart({ upTo, anyOf, random }: Dice): ReferencePart {
  const unit = anyOf(['EA', 'EA', 'EA', 'FT', 'FT', 'SQFT'] as const)
  const bulky = random() < 0.08
  const small = unit === 'EA' ? (bulky ? 40 : 14) : 4
  return {
    unit,
    listCents: upTo(40_000),
    lengthEighths: unit === 'EA' ? upTo(random() < 0.25 ? 8 * 112 : 8 * 20) : 96,
    heightEighths: upTo(8 * small),
    depthEighths: upTo(8 * small),
    hundredthPounds: unit === 'EA' ? upTo(bulky ? 16_000 : 1500) : upTo(150),
    tag: anyOf(['Hinges', 'Gaskets', 'Handles']),
  }
}

/** Every other part sold by length is ordered in cuts. */
const isCut = ({ unit }: ReferencePart, id: number) => unit !== 'EA' && id % 2 === 0

const numberOf = (id: number) => `${id}-01`

const factsOf = (part: ReferencePart, id: number): PartFacts & { id: number } => ({
  ...factsOfReference(part, id),
  tags: part.tag ? [part.tag as 'Hinges'] : [],
  requirements: { precisionCut: isCut(part, id) },
})

/** What a company agreed on for a part: often nothing, at times both a contract price and breaks. */
function agreedFor({ upTo, random }: Dice, { listCents }: ReferencePart): ReferencePart['agreed'] {
  if (random() < 0.4) return undefined
  const cents = () => upTo(Math.ceil(listCents * 1.1))
  const froms = new Set(Array.from({ length: upTo(4) - 1 }, () => 1 + upTo(random() < 0.5 ? 10 : 100)))
  return {
    contractCents: random() < 0.3 ? cents() : null,
    breaks: [...froms].map((from) => [from, cents()] as const),
  }
}

/** The stored prices of a company, with a former and a later one of everything, which must not count. */
function storedPricesOf({ lines, tagDiscounts }: ReferenceOrder, ids: readonly number[]): StoredPrice[] {
  const now = [
    ...lines.flatMap(({ part }, at): UndatedPrice[] => {
      const partId = ids[at] ?? 0
      const { contractCents = null, breaks = [] } = part.agreed ?? {}
      return [
        ...(contractCents === null ? [] : [{ kind: 'contract' as const, partId, priceCents: contractCents }]),
        ...breaks.map(([minQuantity, priceCents]) => ({
          ...{ kind: 'break' as const, partId },
          ...{ minQuantity, priceCents },
        })),
      ]
    }),
    ...[...(tagDiscounts ?? [])].map(([tag, discountHundredths]) => ({
      ...{ kind: 'tag' as const, tag, discountHundredths },
    })),
  ]
  return now.flatMap((price, at) => {
    const cheap = price.kind === 'tag' ? { ...price, discountHundredths: 9999 } : { ...price, priceCents: 1 }
    return [
      { ...price, validFrom: at % 2 ? '2026-11-20' : '2026-11-01', validUntil: at % 3 ? '2026-11-20' : null },
      { ...cheap, validFrom: '2026-10-01', validUntil: at % 2 ? '2026-11-19' : null },
      { ...cheap, validFrom: '2026-11-21', validUntil: null },
    ]
  })
}

function randomLine({ upTo, random }: Dice, part: ReferencePart, id: number): ReferenceLine {
  if (part.unit === 'EA') return { part, quarters: 4 * upTo(random() < 0.1 ? 300 : 12), cuts: [] }
  if (!isCut(part, id)) return { part, quarters: upTo(400), cuts: [] }
  const lengths = new Set(Array.from({ length: upTo(3) }, () => upTo(random() < 0.05 ? 8 * 130 : 8 * 100)))
  return { part, quarters: 0, cuts: [...lengths].map((eighths) => ({ eighths, count: upTo(8) })) }
}

function cartLine(partId: number, { part, quarters, cuts }: ReferenceLine): QuoteInput['cart'][number] {
  if (cuts.length === 0) return { partId, quantity: quarters / 4, comments: [] }
  const steps = cuts.reduce(
    (sum, { eighths, count }) => sum + Math.max(1, Math.floor(eighths / 24)) * count,
    0,
  )
  const configuration: Configuration = {
    kind: 'cuts',
    cuts: cuts.map(({ eighths, count }) => ({
      lengthInches: eighths / 8,
      wallThicknessInches: null,
      count,
    })),
  }
  return {
    partId,
    quantity: part.unit === 'EA' ? 1 : steps / 4,
    comments: [],
    configurations: [configuration],
  }
}

function randomCase(roll: Dice, parts: readonly ReferencePart[]) {
  const { upTo, anyOf, random } = roll
  const ids = [...new Set(Array.from({ length: upTo(6) }, () => firstId - 1 + upTo(parts.length)))]
  const isGuest = random() < 0.2
  const special = !isGuest && random() < 0.6
  const lines = ids.map((id) => {
    const part = parts[id - firstId] as ReferencePart
    const agreed = special ? agreedFor(roll, part) : undefined
    return randomLine(roll, agreed ? { ...part, agreed } : part, id)
  })
  const tagged = ['Hinges', 'Gaskets'].filter(() => special && random() < 0.4)
  const tagDiscounts = new Map(tagged.map((tag) => [tag, upTo(random() < 0.5 ? 9999 : 3000)] as const))
  const [zip, city, state, zone] = anyOf(places)
  const prepaid = isGuest || random() < 0.8
  const counted: ReferenceOrder = {
    ...{ lines, state, zone, prepaid, tagDiscounts },
    service: anyOf(upsServiceCodes),
    discountHundredths: isGuest ? 100 : anyOf(discounts),
    exemptStates: isGuest ? [] : ['OH', 'TX', 'CA', 'NC'].filter(() => random() < 0.5),
  }
  const input: QuoteInput = {
    cart: lines.map((line, at) => cartLine(ids[at] ?? 0, line)),
    shipAddress: { ...columbus, postalCode: zip, city, state },
    serviceType: counted.service as '03',
    billingOption: prepaid ? 'prepay' : anyOf(['collect', 'thirdParty'] as const),
  }
  const stored = storedPricesOf(counted, ids)
  const prices = special ? companyPricesOn(stored, { day: '2026-11-20', version: 1 }) : null
  return { counted, input, isGuest, stored, prices }
}

/** A stored price as staff enter it. */
function fieldsOf(price: StoredPrice): CompanyPriceFields {
  if (price.kind === 'tag') return { ...price, tag: price.tag as 'Hinges' }
  const { partId, ...fields } = price
  return { ...fields, partNumber: numberOf(partId) }
}

/** Staff ordering for this case's company; nothing is stored. */
function actorOf({ counted, isGuest, prices }: ReturnType<typeof randomCase>) {
  const { discountHundredths, exemptStates } = counted
  if (isGuest) return guest('money', '203.0.113.7')
  const staff = member(
    { userId: 1, role: 'frank_user', companyId: 1, termsCode: null, discountRate: 1 },
    '203.0.113.7',
  )
  const discountRate = discountHundredths / 100
  const terms = {
    termsCode: 'PO',
    taxExemptStates: exemptStates,
    iseMember: false,
    poRequired: false,
  } as const
  const company = { id: 1, name: 'Larchfield', customerNumber: 'LARCH', discountRate, ...terms }
  return actingAs(staff, company, prices)
}

/** The real services on a store that reads normally and drops writes, so that thousands of quotes take seconds. */
async function openCounters(roll: Dice) {
  const parts = Array.from({ length: 120 }, () => randomPart(roll))
  const shop = await openTestShop({
    people: true,
    parts: parts.map((part, at) => factsOf(part, firstId + at)),
  })
  const db: Database = { ...shop.db, transaction: () => Promise.resolve(undefined as never) }
  const limits = { ...shop.services.limits, consume: () => Promise.resolve() }
  const cart = createCartService({ ...shop.deps, db, limits })
  const quotedOrders = createQuotedOrders({ ...shop.deps, db })
  const quotes = createQuoteService({ ...shop.deps, db, cart, limits, quotedOrders })
  return Object.assign(shop, { quotes, parts })
}

const totals = ({
  method,
  cartTotalCents,
  shippingCents,
  goodsTaxCents,
  freightTaxCents,
  grandTotalCents,
}: Quote) => ({
  method,
  goods: cartTotalCents,
  shipping: shippingCents,
  goodsTax: goodsTaxCents,
  freightTax: freightTaxCents,
  total: grandTotalCents,
})

it(
  `${cases} random carts, companies, places and services match an independent calculation to the cent`,
  async () => {
    const seed = times(311, Date.now() % 4_294_967_296)
    const roll = dice(seed)
    await using shop = await openCounters(roll)
    const seen = { parcel: 0, freight: 0, exempt: 0, special: 0 }
    for (let at = 0; at < cases; at += 1) {
      const some = randomCase(roll, shop.parts)
      const { counted, input, prices } = some
      const quote = await shop.quotes.quote(actorOf(some), input)
      if (prices) seen.special += 1
      seen[quote.method] += 1
      if (quote.taxExempt) seen.exempt += 1
      const [actual, second] = [totals(quote), referenceTotals(counted)]
      // Skips cases that agree: building their failure message would take as long as the case itself.
      if (JSON.stringify(actual) === JSON.stringify(second)) continue
      expect(actual, `seed ${seed}, case ${at}: ${JSON.stringify(counted)}`).toEqual(second)
    }
    console.info(`Money: ${cases} carts agree, ${JSON.stringify(seen)}, seed ${seed}`)
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(cases / 200)
  },
  times(120_000, 600_000),
)

it('the amounts stored and charged for an order match an independent calculation', async () => {
  const roll = dice(2026)
  await using shop = await openCounters(roll)
  const counter = await shop.person('counter')
  const admin = await shop.person('admin')
  const expected: number[] = []
  for (let at = 0; at < 20; at += 1) {
    const { counted, input, stored } = randomCase(roll, shop.parts)
    const { id } = await counter.accounts.internalCompanies.create({
      name: `Larchfield ${at}`,
      customerNumber: `LARCH${at}`,
      termsCode: 'PO',
      discountRate: (counted.discountHundredths / 100) as 1,
      taxExemptStates: [...counted.exemptStates] as 'OH'[],
    })
    for (const price of stored) {
      await admin.admin.companyPrices.add({ owner: { companyInternalId: id }, price: fieldsOf(price) })
    }
    const acting = await shop.acting('counter', id)
    const quote = await acting.checkout.quote(input)
    const change = { idempotencyKey: `money-key-${String(at).padStart(8, '0')}`, skipValidation: true }
    await acting.checkout.placeOrder(termsOrder(quote, input, change))
    const money = referenceTotals(counted)
    expected.push(money.total)
    expect(await findOrder(shop.db.read, at + 1)).toMatchObject({
      cartTotalCents: money.goods,
      shippingCents: money.shipping,
      goodsTaxCents: money.goodsTax,
      freightTaxCents: money.freightTax,
      grandTotalCents: money.total,
    })
  }
  const since = new Date(0)
  const all = { since, until: new Date('2100-01-01'), after: null, limit: 100 }
  const charged = await listPaymentsBesideOrders(shop.db.read, all)
  expect(charged.map(({ amountCents }) => amountCents)).toEqual(expected)
})
