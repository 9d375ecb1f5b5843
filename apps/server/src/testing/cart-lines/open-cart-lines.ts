import { emailOf, testPassword } from '@mullion/api/testing/people'
import type { PricedCart } from '@mullion/domain/checkout/quote'
import { openTestApp, refusal } from '../open-test-app.ts'
import { verdictOf } from './error-codes.ts'
import { randomDoors } from './random-doors.ts'
import { knownParts, randomLine, randomParts } from './random-line.ts'
import {
  kindToConfigure,
  type ReferencePart,
  type RequestedLine,
  type Verdict,
  verdictOn,
} from './reference-verdict.ts'
import { seeded } from './seeded.ts'

export const linesPerCart = 50

/** Opens a shop with random parts and doors, random carts, and two askers: a guest, and a buyer with 15% off. */
export async function openCartLines(seed: number) {
  const dice = seeded(seed)
  const known = knownParts(dice)
  const others = randomParts(dice)
  const parts = [...known, ...others]
  const doors = randomDoors(dice)
  const { register } = doors
  const rows = parts.map(({ id, unit, listCents: priceCents, sold, needs: requirements }) => {
    return { id, unit, priceCents, obsolete: !sold, requirements }
  })
  const shop = await openTestApp({ people: 'with passwords', parts: rows, doors: doors.rows })
  const buyer = shop.browser()
  await buyer.signIn(emailOf('buyer'), testPassword)
  const byId = new Map(parts.map((part) => [part.id, part]))
  const partOf = ({ partId }: RequestedLine) => byId.get(partId) as ReferencePart
  return {
    ...shop,
    dice,
    guest: { page: shop.browser(), pays: 100 },
    buyer: { page: buyer, pays: 85 },
    /** The expected answer for a line; `pays` is the buyer's price in percent of list. */
    predicted: (line: RequestedLine, pays: number): Verdict =>
      verdictOn(partOf(line), line, { hundredths: pays, register }),
    isSmall: (line: RequestedLine) => partOf(line).unit === 'EA' && kindToConfigure(partOf(line)) !== 'cuts',
    /** A cart of known parts and random others; `shapes` allows malformed lines. */
    randomCart(shapes: boolean): RequestedLine[] {
      // Wrong statements about doors are rate limited per minute, so let a minute pass.
      shop.pass(60_001)
      const requestedParts = [...known, ...dice.some(others, linesPerCart - known.length)]
      return requestedParts.map((part) => randomLine({ dice, doors }, part, shapes))
    },
    describeMismatch: (line: RequestedLine, about: object) =>
      JSON.stringify({ seed, part: partOf(line), line, ...about }),
  }
}
export type CartLinesShop = Awaited<ReturnType<typeof openCartLines>>
export type CartLinesClient = CartLinesShop['guest']

export async function rejectedLines(
  { page }: CartLinesClient,
  cart: readonly RequestedLine[],
): Promise<number[]> {
  const answer = await page.call('cart.price', { cart })
  if (answer.status !== 400) return []
  const { data } = await refusal(answer)
  const named = Object.keys(data.details.fields ?? {}).map((field) => Number(field.split('.')[1]))
  return [...new Set(named)]
}

/**
 * Asks the server to price these lines. Returns the second counter's amounts, and the lines where the server's differ.
 */
export async function compared(
  { predicted, describeMismatch }: CartLinesShop,
  { page, pays }: CartLinesClient,
  { cart, sent = cart }: { cart: readonly RequestedLine[]; sent?: readonly object[] },
) {
  const answer = await page.call('cart.price', { cart: sent })
  const { result } = (await answer.json()) as { result?: { data: PricedCart } }
  const verdicts = cart.map((line) => predicted(line, pays))
  const wrong = cart.flatMap((line, at) => {
    const priced = result?.data.lines[at]
    const answered = priced && { partId: priced.partId, quantity: priced.quantity, ...verdictOf(priced) }
    const expected = { partId: line.partId, quantity: line.quantity, ...verdicts[at] }
    const isSame = JSON.stringify(answered) === JSON.stringify(expected)
    return isSame ? [] : [describeMismatch(line, { status: answer.status, pays, expected, answered })]
  })
  const total = verdicts.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0)
  const isTotal = result?.data.cartTotalCents === total
  return { verdicts, wrong: isTotal ? wrong : [...wrong, `${result?.data.cartTotalCents} is not ${total}`] }
}
