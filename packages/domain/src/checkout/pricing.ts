import { type CartLine, quantityProblem } from '../cart/cart.ts'
import { type Configuration, cutsOf } from '../cart/configuration-schema.ts'
import { cutNotice } from '../cart/cuts.ts'
import { configurationProblem } from '../cart/line-configuration.ts'
import { type DoorRegister, registerProblem } from '../cart/register-check.ts'
import type { Part } from '../catalog/part.ts'
import { AppError } from '../error.ts'
import { lineTotalCents } from '../money.ts'
import { priceAt } from '../own-price.ts'
import type { OrderDraft } from './order-draft.ts'
import type { PricedCart, PricedCartLine } from './quote.ts'

export const noLongerSoldText = 'This part is no longer sold.'
export const noPriceText = 'This part has no price online. Please call us for a price.'

interface PriceFacts {
  /** Parts for sale, at the actor's own prices. */
  readonly parts: ReadonlyMap<number, Part>
  readonly register: DoorRegister
}

/** Returns why a part cannot be ordered in this quantity, regardless of its configuration; null if it can. */
export function saleProblem(part: Part | null, quantity: number): string | null {
  if (!part) return noLongerSoldText
  return priceAt(part, quantity).priceCents === null ? noPriceText : quantityProblem(part.unit, quantity)
}

type LineProblem = Pick<PricedCartLine, 'problem' | 'doorProblem'>

function lineProblem(part: Part, line: CartLine, register: DoorRegister): LineProblem {
  const ofConfiguration = configurationProblem(part, line)
  if (ofConfiguration) return { problem: ofConfiguration.text }
  const ofDoor = registerProblem(line, register)
  if (ofDoor) return { problem: ofDoor.text, doorProblem: ofDoor.kind }
  return { problem: saleProblem(part, line.quantity) }
}

function noticesOf(part: Part, configurations: readonly Configuration[]) {
  const { lengthInches, heightInches, depthInches } = part.size
  const sides = part.unit === 'EA' ? [lengthInches, heightInches, depthInches] : []
  const cuts = cutsOf(configurations).map(({ lengthInches }) => lengthInches)
  const lengthNotice = cutNotice(Math.max(0, ...cuts, ...sides.map((side) => side ?? 0)))
  return { ...(part.specialOrder && { specialOrder: true }), ...(lengthNotice !== null && { lengthNotice }) }
}

function priceLine(line: CartLine, { parts, register }: PriceFacts): PricedCartLine {
  const part = parts.get(line.partId)
  const { partId, quantity, comments, configurations = [] } = line
  const given = { partId, quantity, comments, configurations }
  if (!part) {
    const unknown = { number: '', name: `Part ${line.partId}`, unit: 'EA' as const }
    return { ...given, ...unknown, unitPriceCents: null, lineTotalCents: null, problem: noLongerSoldText }
  }
  const { priceCents, priceReason } = priceAt(part, quantity)
  const { priceBreaks } = part
  return {
    ...given,
    number: part.number,
    name: part.name,
    unit: part.unit,
    unitPriceCents: priceCents,
    lineTotalCents: lineTotalCents(priceCents, quantity),
    ...(priceReason && { priceReason }),
    ...(priceBreaks && { quantityPrices: { ...priceAt(part, 1), priceBreaks } }),
    ...lineProblem(part, line, register),
    ...noticesOf(part, configurations),
  }
}

/**
 * Prices a cart at the actor's own unit prices, each line by its own quantity; each line that cannot be ordered says
 * why. Doors named by serial number are checked against the register: an unknown one is refused.
 */
export function priceCart(
  lines: readonly CartLine[],
  parts: PriceFacts['parts'],
  register: DoorRegister = new Map(),
): PricedCart {
  const priced = lines.map((line) => priceLine(line, { parts, register }))
  return {
    lines: priced,
    cartTotalCents: priced.reduce((sum, line) => sum + (line.lineTotalCents ?? 0), 0),
    returnsAgreementNeeded: priced.some((line) => line.unit !== 'EA'),
  }
}

/** Returns the lines of a cart that can be ordered as is; throws `blocked`, naming each line that cannot. */
export function orderableLines(cart: PricedCart): OrderDraft['lines'] {
  const refused = cart.lines.filter((line) => line.problem !== null)
  const [first] = refused
  if (first) {
    const message = `${first.number || first.name}: ${first.problem}`
    const lines = refused.map(({ partId, number, problem }) => ({ partId, number, problem }))
    throw new AppError('blocked', 'checkout.line_refused', message, { lines })
  }
  return cart.lines.map((line) => ({
    ...line,
    unitPriceCents: line.unitPriceCents ?? 0,
    lineTotalCents: line.lineTotalCents ?? 0,
  }))
}
