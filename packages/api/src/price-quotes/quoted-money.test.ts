import { times } from '@mullion/config/test-speed'
import { findOrder } from '@mullion/db/orders/order.repository'
import { upsServiceCodes } from '@mullion/domain/checkout/shipping-service'
import type { AnsweredLine } from '@mullion/domain/price-quotes/price-quote-input'
import { expect, it } from 'vitest'
import { type Dice, dice } from '../testing/dice.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { columbus, quoteForm, termsOrder } from '../testing/order-form.ts'
import { answerIt, nextRequestKey } from '../testing/price-quotes.ts'
import type { TestShop } from '../testing/ready-to-order.ts'
import { factsOfReference } from '../testing/reference-parts.ts'
import { type ReferenceLine, type ReferencePart, referenceTotals } from '../testing/reference-totals.ts'

const cases = times(40, 1000)
const places = [
  ['27601', 'Raleigh', 'NC', '2'],
  ['35203', 'Birmingham', 'AL', '4'],
  ['43215', 'Columbus', 'OH', '4'],
  ['60601', 'Chicago', 'IL', '5'],
  ['80202', 'Denver', 'CO', '7'],
] as const

function randomPart({ upTo, anyOf, random }: Dice): ReferencePart {
  const unit = anyOf(['EA', 'EA', 'FT'] as const)
  return {
    unit,
    listCents: upTo(40_000),
    lengthEighths: unit === 'EA' ? upTo(random() < 0.2 ? 8 * 112 : 160) : 96,
    heightEighths: upTo(unit === 'EA' ? 112 : 32),
    depthEighths: upTo(unit === 'EA' ? 112 : 32),
    hundredthPounds: upTo(unit === 'EA' ? 1500 : 150),
  }
}

interface Quoted {
  readonly counted: ReferenceLine
  readonly answered: Omit<AnsweredLine, 'lineNo'>
}

function randomLine({ upTo, random }: Dice, parts: readonly ReferencePart[], id: number | null): Quoted {
  const cents = upTo(60_000)
  const part = id === null ? { ...parts[0]!, unit: 'EA' as const } : parts[id - 1]!
  const quarters = part.unit === 'EA' ? 4 * upTo(random() < 0.1 ? 200 : 12) : upTo(300)
  return {
    counted: { part: { ...part, agreed: { contractCents: cents, breaks: [] } }, quarters, cuts: [] },
    answered: {
      ...{ partId: id, description: id === null ? 'Made to a drawing' : '', unit: part.unit },
      ...{ quantity: quarters / 4, unitPriceCents: cents, note: '' },
    },
  }
}

function randomQuote(roll: Dice, parts: readonly ReferencePart[]) {
  const { upTo, anyOf, random } = roll
  const ids = [...new Set(Array.from({ length: upTo(5) }, () => upTo(parts.length)))]
  const inWords = random() < 0.4 ? Array.from({ length: upTo(3) }, () => null) : []
  const freightCents = inWords.length > 0 || random() < 0.2 ? upTo(30_000) : null
  const [postalCode, city, state, zone] = anyOf(places)
  return {
    lines: [...ids, ...inWords].map((id) => randomLine(roll, parts, id)),
    ...{ freightCents, postalCode, city, state, zone },
    service: freightCents === null ? anyOf(upsServiceCodes) : ('03' as const),
  }
}

async function acceptOne(shop: TestShop, some: ReturnType<typeof randomQuote>, at: number) {
  const buyer = await shop.person('buyer')
  const { lines, freightCents, postalCode, city, state, service } = some
  const { id } = await buyer.priceQuotes.ask({
    ...{ requestKey: nextRequestKey(), parts: [], neededBy: null, notes: '', fileIds: [] },
    otherItems: [{ description: 'As discussed', unit: 'EA', quantity: 1, targetPriceCents: null }],
  })
  // The limit on requests of one person does not matter here.
  shop.pass(61 * 60_000)
  const answered = lines.map((line) => ({ ...line.answered, lineNo: null }))
  await answerIt(shop, id, { lines: answered, freightCents })
  const form = {
    ...{ ...quoteForm([]), serviceType: service, priceQuote: { id, versionNo: 1 } },
    shipAddress: { ...columbus, postalCode, city, state },
  }
  const quote = await buyer.checkout.quote(form)
  const idempotencyKey = `quoted-money-${String(at).padStart(8, '0')}`
  await buyer.checkout.placeOrder(termsOrder(quote, form, { idempotencyKey }))
}

it(
  `${cases} random quotes become orders that match an independent calculation to the cent`,
  async () => {
    const seed = times(32, Date.now() % 4_294_967_296)
    const roll = dice(seed)
    const parts = Array.from({ length: 40 }, () => randomPart(roll))
    await using shop = await openTestShop({
      ...{ people: true, parts: parts.map((part, at) => factsOfReference(part, at + 1)) },
    })
    const seen = { fixed: 0, open: 0, taxed: 0 }
    for (let at = 0; at < cases; at += 1) {
      const some = randomQuote(roll, parts)
      await acceptOne(shop, some, at)
      const money = referenceTotals({
        ...{ lines: some.lines.map(({ counted }) => counted), state: some.state, zone: some.zone },
        ...{ service: some.service, prepaid: true, discountHundredths: 85, exemptStates: ['OH'] },
        ...(some.freightCents === null ? {} : { freightCents: some.freightCents }),
      })
      seen[some.freightCents === null ? 'open' : 'fixed'] += 1
      if (money.goodsTax > 0) seen.taxed += 1
      expect(await findOrder(shop.db.read, at + 1), `seed ${seed}, case ${at}`).toMatchObject({
        cartTotalCents: money.goods,
        shippingCents: money.shipping,
        goodsTaxCents: money.goodsTax,
        freightTaxCents: money.freightTax,
        grandTotalCents: money.total,
      })
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(cases / 10)
  },
  times(60_000, 600_000),
)
