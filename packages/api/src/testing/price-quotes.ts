import type { NewPriceQuote } from '@mullion/db/price-quotes/price-quote.repository'
import type { AnsweredLine, AskPriceQuoteInput } from '@mullion/domain/price-quotes/price-quote-input'
import { quoteForm, solve, termsOrder } from './order-form.ts'
import type { TestShop } from './ready-to-order.ts'

type Caller = Awaited<ReturnType<TestShop['person']>>

let requests = 0
export const nextRequestKey = () => `price-quote-key-${String(++requests).padStart(6, '0')}`

/** Six hinges of the catalog, and two brackets that are not in it. */
export const askedFor = (change: Partial<AskPriceQuoteInput> = {}): AskPriceQuoteInput => ({
  requestKey: nextRequestKey(),
  parts: [{ partId: 1, quantity: 6, comments: ['For the freezer'], targetPriceCents: 1500 }],
  otherItems: [{ description: 'Bent bracket', unit: 'EA', quantity: 2, targetPriceCents: null }],
  ...{ neededBy: '2026-12-15', notes: 'Before the holidays, please.', fileIds: [] },
  ...change,
})

export const hinges: AnsweredLine = {
  ...{ lineNo: 1, partId: 1, description: '', unit: 'EA', quantity: 6, unitPriceCents: 1111, note: '' },
}
export const brackets: AnsweredLine = {
  ...{ lineNo: 2, partId: null, description: 'Bent bracket', unit: 'EA', quantity: 2, unitPriceCents: 4025 },
  note: 'Galvanized',
}

export const guestContact = {
  contact: { name: 'Gus Guest', company: 'Corner Deli', email: 'gus@deli.example', phone: '' },
}

/** A guest's request, bot check solved. */
export async function askAsGuest(shop: TestShop, change: Partial<AskPriceQuoteInput> = {}) {
  const guest = shop.guest()
  const botCheck = await solve(await guest.checkout.challenge())
  const asked = await guest.priceQuotes.ask({ ...askedFor(change), ...guestContact, botCheck })
  return { guest, id: asked.id, key: asked.key ?? '' }
}

/** Staff answer a request; freight is quoted at checkout unless a line is not in the catalog. */
export async function answerIt(
  shop: Pick<TestShop, 'person'>,
  priceQuoteId: number,
  {
    lines = [hinges, brackets],
    validUntil = '2026-12-20',
    freightCents = lines.some(({ partId }) => partId === null) ? 2500 : null,
  }: { lines?: readonly AnsweredLine[]; validUntil?: string; freightCents?: number | null } = {},
) {
  const admin = await shop.person('admin')
  const { revision } = await admin.priceQuotes.desk.byId({ priceQuoteId })
  return admin.priceQuotes.desk.answer({
    ...{ priceQuoteId, revision, lines: [...lines], validUntil, freightCents },
    message: 'Good for the whole lot.',
  })
}

/** A quote of a buyer, answered and ready to accept. */
export async function quotedFor(shop: TestShop, buyer: Caller, answer: Parameters<typeof answerIt>[2] = {}) {
  const { id } = await buyer.priceQuotes.ask(askedFor())
  const { versions } = await answerIt(shop, id, answer)
  return { id, versionNo: versions[0]?.versionNo ?? 0 }
}

let orders = 0

/** The order of a buyer on terms that accepts a quote. */
export async function acceptance(buyer: Caller, priceQuote: { id: number; versionNo: number; key?: string }) {
  const form = { ...quoteForm([]), priceQuote }
  const quote = await buyer.checkout.quote(form)
  const idempotencyKey = `accept-quote-${String(++orders).padStart(8, '0')}`
  return { quote, form: termsOrder(quote, form, { idempotencyKey }) }
}

/** A stored request for two brackets that are not in the catalog. */
export function priceQuoteFacts(by: {
  readonly userId: number | null
  readonly companyId: number | null
  readonly requestKey: string
  readonly at: Date
}): NewPriceQuote {
  const { userId, companyId, requestKey, at } = by
  const bracket = { ...brackets, lineNo: 2, number: null, comments: [], configurations: [] }
  const { unitPriceCents: _price, note: _note, ...asked } = bracket
  return {
    ...{ userId, companyId, requestKey, actorId: `user:${userId}`, state: 'asked', revision: 1 },
    ...{ contactName: 'Bea Test', companyName: 'Arctic Door Service', contactPhone: '', notes: '' },
    contactEmail: 'buyer@arctic.example',
    lines: [
      { ...asked, lineNo: 1, partId: 1, number: '1-01', description: 'Hinge', targetPriceCents: null },
      { ...asked, targetPriceCents: null },
    ],
    ...{ neededBy: null, createdAt: at, changedAt: at, versionNo: null, validUntil: null },
    ...{ goodsCents: null, remindAt: null, orderId: null },
  }
}
