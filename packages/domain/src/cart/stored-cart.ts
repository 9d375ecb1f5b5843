import * as z from 'zod/mini'
import { type Part, partId, units } from '../catalog/part.ts'
import { isRecord } from '../is-record.ts'
import type { QuantityPrices } from '../own-price.ts'
import { parseJson } from '../parse-json.ts'
import { type CartLine, cartLine } from './cart.ts'
import { lengthStep, maxCartLines } from './cart-limits.ts'
import { type Configuration, configurations } from './configuration-schema.ts'
import { cutsOfPrecisionLengths } from './precision-lengths.ts'

const maxStoredBreaks = 100
const storedBreak = z.readonly(
  z.object({ minQuantity: z.int().check(z.minimum(2)), priceCents: z.int().check(z.minimum(0)) }),
)

/** The part fields stored in a saved cart: enough to show a line before the server answers. */
const storedPart = z.object({
  id: partId,
  number: z.string().check(z.minLength(1), z.maxLength(40)),
  name: z.string().check(z.maxLength(300)),
  priceCents: z.nullable(z.int().check(z.minimum(0))),
  unit: z.enum(units),
  imageVersion: z.int().check(z.minimum(0)),
  priceBreaks: z.catch(
    z.optional(z.readonly(z.array(storedBreak).check(z.maxLength(maxStoredBreaks)))),
    undefined,
  ),
})
export type StoredPart = Readonly<z.output<typeof storedPart>>

const storedLine = z
  .object({
    part: storedPart,
    quantity: cartLine.shape.quantity,
    comments: cartLine.shape.comments,
    precisionLengths: z.optional(z.unknown()),
    /** A line with unreadable configurations stays in the cart; the server reports what is missing. */
    configurations: z.catch(z._default(configurations, []), []),
    /** When the part was first added, in epoch milliseconds; lines are sorted by it. */
    addedAt: z._default(z.number(), 0),
  })
  .check(z.refine((entry) => Number.isInteger(entry.quantity / lengthStep)))

const cartEntry = z.pipe(
  storedLine,
  z.transform(
    ({ precisionLengths, configurations: stored, ...entry }): SavedCartLine => ({
      ...entry,
      precisionLengths: [],
      configurations: withCuts(stored, precisionLengths),
    }),
  ),
)

export interface SavedCartLine {
  readonly part: StoredPart
  readonly quantity: number
  readonly comments: readonly string[]
  /** Part of the documented format. Always empty after a read, because stored lengths are converted to cuts. */
  readonly precisionLengths: readonly number[]
  readonly configurations?: readonly Configuration[]
  readonly addedAt: number
}

/** The cart saved in the browser: entries by part id. */
export type StoredCart = Record<string, SavedCartLine>

/**
 * Returns the stored configurations if they include cuts; otherwise adds cuts from the documented lengths.
 */
function withCuts(stored: readonly Configuration[], precisionLengths: unknown): readonly Configuration[] {
  if (stored.some(({ kind }) => kind === 'cuts')) return stored
  const cuts = cutsOfPrecisionLengths(precisionLengths)
  return cuts.length === 0 ? stored : [...stored, { kind: 'cuts', cuts }]
}

/** Parses a saved cart; drops damaged, foreign or excess entries and never throws. */
export function readStoredCart(text: string | null): StoredCart {
  const value = parseJson(text)
  if (!isRecord(value)) return {}
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

/** Returns the quantity prices of a part as a saved cart stores them; nothing if there are none. */
export function storedBreaksOf({ priceBreaks }: QuantityPrices): Pick<StoredPart, 'priceBreaks'> {
  if (!priceBreaks) return {}
  const stored = priceBreaks.slice(0, maxStoredBreaks)
  return { priceBreaks: stored.map(({ minQuantity, priceCents }) => ({ minQuantity, priceCents })) }
}

export function storedPartOf(part: Part): StoredPart {
  const { id, number, name, priceCents, unit, imageVersion } = part
  return { id, number, name, priceCents, unit, imageVersion, ...storedBreaksOf(part) }
}

/** Returns the cart's entries in the order they were added. */
export function entriesOf(cart: Readonly<StoredCart>): readonly SavedCartLine[] {
  return Object.values(cart).sort((a, b) => a.addedAt - b.addedAt || a.part.id - b.part.id)
}

export function cartLinesOf(cart: Readonly<StoredCart>): CartLine[] {
  return entriesOf(cart).map(({ part, quantity, comments, configurations = [] }) => ({
    partId: part.id,
    quantity,
    comments: [...comments],
    configurations,
  }))
}
