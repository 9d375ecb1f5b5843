import * as z from 'zod/mini'
import { type Part, partId, units } from '../catalog/part.ts'
import { type CartLine, cartLine, lengthStep, maxCartLines } from './cart.ts'

/** What a stored cart remembers of a part: enough to show its line before the server has answered. */
const storedPart = z.object({
  id: partId,
  number: z.string().check(z.minLength(1), z.maxLength(40)),
  name: z.string().check(z.maxLength(300)),
  priceCents: z.nullable(z.int().check(z.minimum(0))),
  unit: z.enum(units),
  imageVersion: z.int().check(z.minimum(0)),
})
export type StoredPart = Readonly<z.output<typeof storedPart>>

const cartEntry = z
  .object({
    part: storedPart,
    quantity: cartLine.shape.quantity,
    comments: cartLine.shape.comments,
    precisionLengths: z._default(z.array(z.number().check(z.positive())).check(z.maxLength(1000)), []),
    /** When the part was first added, in milliseconds; lines are shown in this order. */
    addedAt: z._default(z.number(), 0),
  })
  .check(z.refine((entry) => Number.isInteger(entry.quantity / lengthStep)))

/** One part in a kept cart, with what the buyer said about it. */
export interface CartEntry {
  readonly part: StoredPart
  readonly quantity: number
  readonly comments: readonly string[]
  readonly precisionLengths: readonly number[]
  readonly addedAt: number
}

/** A cart as a browser keeps it: entries by part id. */
export type StoredCart = Record<string, CartEntry>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads a kept cart; whatever is damaged, foreign or too much is left out, never thrown. */
export function readStoredCart(text: string | null): StoredCart {
  const value = text === null ? null : parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const cart: StoredCart = {}
  let lines = 0
  for (const [key, candidate] of Object.entries(value)) {
    const entry = z.safeParse(cartEntry, candidate)
    if (!entry.success || String(entry.data.part.id) !== key || lines >= maxCartLines) continue
    cart[key] = entry.data
    lines += 1
  }
  return cart
}

/** The fields of a part that a stored cart keeps. */
export function storedPartOf(part: Part): StoredPart {
  const { id, number, name, priceCents, unit, imageVersion } = part
  return { id, number, name, priceCents, unit, imageVersion }
}

/** The entries of a cart in the order in which they were added. */
export function entriesOf(cart: Readonly<StoredCart>): readonly CartEntry[] {
  return Object.values(cart).sort((a, b) => a.addedAt - b.addedAt || a.part.id - b.part.id)
}

/** A stored cart as it is sent to be priced or ordered. */
export function cartLinesOf(cart: Readonly<StoredCart>): CartLine[] {
  return entriesOf(cart).map(({ part, quantity, comments }) => ({
    partId: part.id,
    quantity,
    comments: [...comments],
  }))
}
