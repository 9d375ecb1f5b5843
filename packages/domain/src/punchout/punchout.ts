import * as z from 'zod/mini'
import { type CartLine, cartLines } from '../cart/cart.ts'
import type { PartTag, Unit } from '../catalog/part.ts'
import type { PricedCart, PricedCartLine } from '../checkout/quote.ts'
import { lineCommentOf } from '../orders/ordered-configuration.ts'
import { oneLine } from '../plain-text.ts'
import { email } from '../postal-address.ts'
import { rowId } from '../row-id.ts'
import { itemClassOf } from './item-class.ts'

/** What a buyer's system may ask for: an empty cart, an earlier cart to change, or one to look at. */
export const punchoutOperations = ['create', 'edit', 'inspect'] as const
export type PunchoutOperation = (typeof punchoutOperations)[number]

/** How long the address of a visit can be opened, and how long the visit lasts once it was. */
export const startMinutes = 15
export const visitHours = 8
/** How long a cart that was given back can be edited. */
export const keptDays = 180
export const maxPunchoutBuyers = 500

const needed = 'This field is required.'
const word = z
  .string({ error: needed })
  .check(z.trim(), z.minLength(1, { error: needed }), z.maxLength(100), oneLine)

/** A company's procurement system, as staff set it up. */
export const savePunchoutBuyerInput = z.strictObject({
  name: word,
  /** The customer’s user whose company and prices a visit has. */
  userEmail: email,
  /** How the system names itself in its requests, such as `NetworkID` and `AN01000000001`. */
  senderDomain: word,
  senderIdentity: word,
})
export type SavePunchoutBuyerInput = z.output<typeof savePunchoutBuyerInput>
export const onePunchoutBuyerInput = z.strictObject({ buyerId: rowId })
export const onePunchoutVisitInput = z.strictObject({ visitId: rowId })
export const punchoutCartInput = z.strictObject({ cart: cartLines })

/** A procurement system as staff see it. */
export interface PunchoutBuyer {
  readonly id: number
  readonly name: string
  readonly companyId: number
  readonly companyName: string
  readonly userName: string
  readonly userEmail: string
  readonly senderDomain: string
  readonly senderIdentity: string
  readonly createdAt: string
  /** When a visit last began, and when a cart was last given back; null for never. */
  readonly visitedAt: string | null
  readonly returnedAt: string | null
}

/** A visit under way, or asked for and not begun, as staff see it. */
export interface OpenPunchoutVisit {
  readonly id: number
  readonly buyerId: number
  readonly buyerName: string
  readonly companyName: string
  readonly operation: PunchoutOperation
  readonly askedAt: string
  /** Null for one that has not begun. */
  readonly startedAt: string | null
}

/** Most visits that a list shows, the newest first. */
export const maxListedVisits = 200

/** A new or changed shared secret; the only time that it is shown. */
export interface PunchoutSecret {
  readonly buyerId: number
  readonly secret: string
}

/** The visit that a page belongs to. */
export interface PunchoutVisit {
  /** Changes with each visit. */
  readonly id: number
  readonly buyerName: string
  readonly companyName: string
  readonly operation: PunchoutOperation
  /** What the cart holds when the visit begins. */
  readonly lines: readonly CartLine[]
  /** Parts of the earlier cart that are no longer sold or were never given back, as the buyer's system names them. */
  readonly missing: readonly string[]
  /** A part that the buyer chose in its own system, to begin with; null for none. */
  readonly selected: string | null
}

/** UN/CEFACT codes of the units. */
const unitCodes: Readonly<Record<Unit, string>> = { EA: 'EA', FT: 'FOT', SQFT: 'FTK' }

/** A line of the cart that goes to the buyer's system. */
export interface PunchoutItem {
  readonly number: string
  /** Names the line with its configuration when the buyer's system sends it back. */
  readonly reference: string
  readonly quantity: number
  readonly unitPriceCents: number
  readonly unitCode: string
  readonly description: string
  /** Its UNSPSC class; left out of carts that went back before parts had one. */
  readonly itemClass?: string
}

/** The kind of part that a line is, by which it gets a class. */
type TagsOf = ReadonlyMap<number, readonly PartTag[]>

const descriptionOf = ({ name, configurations, comments }: PricedCartLine) =>
  [name, lineCommentOf({ configurations, comments })].filter((text) => text !== '').join('; ')

/** Returns the name of a line of a visit's cart; `at` counts from 0. */
export const referenceOf = (visitId: number, at: number): string => `${visitId}-${at + 1}`

/** Reads a line's name; null for a text that names none. */
export function readReference(text: string): { readonly visitId: number; readonly at: number } | null {
  const [, visit, line] = /^(\d{1,15})-(\d{1,3})$/.exec(text.trim()) ?? []
  if (!visit || !line) return null
  return { visitId: Number(visit), at: Number(line) - 1 }
}

/** Returns the first reason why a priced cart cannot be given back; null if it can. */
export function punchoutProblem({ lines }: Pick<PricedCart, 'lines'>): string | null {
  for (const { problem, unitPriceCents, number } of lines) {
    if (problem) return `${number}: ${problem}`
    if (unitPriceCents === null) return `${number} has no price yet. Please call us about it.`
  }
  return null
}

/** Returns the items of a priced cart, in its order. */
export function punchoutItems(
  visitId: number,
  { lines }: Pick<PricedCart, 'lines'>,
  tagsOf: TagsOf,
): PunchoutItem[] {
  return lines.map((line, at) => ({
    number: line.number,
    reference: referenceOf(visitId, at),
    quantity: line.quantity,
    unitPriceCents: line.unitPriceCents ?? 0,
    unitCode: unitCodes[line.unit],
    description: descriptionOf(line),
    itemClass: itemClassOf(tagsOf.get(line.partId) ?? []),
  }))
}
