import { type CartLine, cartLine } from '@mullion/domain/cart/cart'
import { type Configuration, cutsOf } from '@mullion/domain/cart/configuration-schema'
import { type Cut, describeCuts, mergeCuts } from '@mullion/domain/cart/cuts'
import { cutsOfPrecisionLengths } from '@mullion/domain/cart/precision-lengths'
import type { SharedCart } from '@mullion/domain/cart/shared-cart'
import { type Part, partId } from '@mullion/domain/catalog/part'
import { type AppError, invalidInput } from '@mullion/domain/error'
import { isRecord } from '@mullion/domain/is-record'
import { parseJson } from '@mullion/domain/parse-json'
import { z } from 'zod'
import { partJson } from './part-json.ts'

/** An entry of a documented cart. Of its part only the id counts; the catalog supplies the rest. */
const documentedEntry = z.object({
  part: z.object({ id: partId }),
  quantity: cartLine.shape.quantity,
  comments: cartLine.shape.comments,
  precisionLengths: z.unknown().optional(),
  configurations: cartLine.shape.configurations,
})

const mapText = 'The cart must be a map of entries by part id, or the JSON text of one.'
const keyText = 'Each entry must be keyed by its part id.'
const lengthsText = 'These lengths cannot be read as cuts in steps of 1/8 inch.'
const otherCutsText = 'These lengths don’t match the cuts in configurations.'

function refused(field: string, text: string): AppError {
  return invalidInput('cart.map_invalid', { [field]: text })
}

/** Returns the lines of a documented cart, a map by part id or its JSON text; throws `invalid` with the field. */
export function linesOfCart(cart: unknown): CartLine[] {
  const map = typeof cart === 'string' ? parseJson(cart) : cart
  if (!isRecord(map)) throw refused('cart', mapText)
  return Object.entries(map).map(([key, entry]) => lineOf(entry, key))
}

/** Returns a shared cart as a documented map by part id; parts no longer sold have no entry. */
export function mapOfCart({ lines, discontinued }: SharedCart, parts: readonly Part[]) {
  const forSale = new Map(parts.map((part) => [part.id, part]))
  for (const { partId } of discontinued) forSale.delete(partId)
  const entries = lines.flatMap((line) => {
    const part = forSale.get(line.partId)
    return part ? [[line.partId, entryOf(line, part)] as const] : []
  })
  return Object.fromEntries(entries)
}

function lineOf(entry: unknown, key: string): CartLine {
  const field = `cart.${key}`
  const read = documentedEntry.safeParse(entry)
  if (!read.success) {
    const [issue] = read.error.issues
    throw refused([field, ...(issue?.path ?? [])].join('.'), issue?.message ?? mapText)
  }
  const { part, quantity, comments, precisionLengths, configurations = [] } = read.data
  if (String(part.id) !== key) throw refused(field, keyText)
  const known = withLengths(configurations, precisionLengths, `${field}.precisionLengths`)
  return { partId: part.id, quantity, comments, configurations: known }
}

/** Merges precision lengths into the configurations; rejects lengths that are unreadable or contradict them. */
function withLengths(
  configurations: readonly Configuration[],
  lengths: unknown,
  field: string,
): readonly Configuration[] {
  if (lengths === undefined || lengths === null || (Array.isArray(lengths) && lengths.length === 0)) {
    return configurations
  }
  const cuts = cutsOfPrecisionLengths(lengths)
  if (cuts.length === 0) throw refused(field, lengthsText)
  const configuration = configurations.find((each) => each.kind === 'cuts')
  if (!configuration) return [...configurations, { kind: 'cuts', cuts }]
  if (!areSame(configuration.cuts, cuts)) throw refused(field, otherCutsText)
  return configurations
}

function areSame(some: readonly Cut[], others: readonly Cut[]): boolean {
  const read = (cuts: readonly Cut[]) => describeCuts(mergeCuts(cuts)).sort().join('\n')
  return read(some) === read(others)
}

function entryOf({ quantity, comments, configurations = [] }: CartLine, part: Part) {
  const precisionLengths = precisionLengthsOf(configurations)
  const configured = configurations.length > 0 ? { configurations } : {}
  return { part: partJson(part), quantity, comments, precisionLengths, ...configured }
}

export function precisionLengthsOf(configurations: readonly Configuration[]) {
  return cutsOf(configurations).map(({ lengthInches: length, wallThicknessInches: thickness, count }) => ({
    length,
    thickness,
    count,
  }))
}
