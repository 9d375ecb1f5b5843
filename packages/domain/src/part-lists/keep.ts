import type { Configuration } from '../cart/configuration-schema.ts'
import { cutsQuantity } from '../cart/cuts.ts'
import { noPanels } from '../cart/voltage.ts'
import type { Unit } from '../catalog/part.ts'

interface Counted {
  readonly quantity: number
  readonly configurations: readonly Configuration[]
}

type Shares = Readonly<Record<string, number>>

/** Returns a split whose whole quantity has one share, with another quantity; null if it has several. */
function onlyShare<S extends Shares>(split: S, quantity: number): S | null {
  const used = Object.entries(split).filter(([, share]) => share > 0)
  const [only, ...more] = used
  return only && more.length === 0 ? { ...split, [only[0]]: quantity } : null
}

/** Returns a configuration for another number of equal pieces; null if its pieces are not all alike. */
function forPieces(configuration: Configuration, pieces: number): Configuration | null {
  switch (configuration.kind) {
    case 'direction': {
      const { kind, left, right } = configuration
      const split = onlyShare({ left, right }, pieces)
      return split && { kind, ...split }
    }
    case 'voltage': {
      const { kind, panels } = configuration
      const voltages = onlyShare(configuration.voltages, pieces)
      const kinds = panels && onlyShare({ ...noPanels, ...panels }, pieces)
      if (!voltages || kinds === null) return null
      return { kind, voltages, ...(kinds && { panels: kinds }) }
    }
    case 'cuts': {
      const [cut, ...more] = configuration.cuts
      return cut && more.length === 0 ? { kind: 'cuts', cuts: [{ ...cut, count: pieces }] } : null
    }
    default:
      return null
  }
}

/** True if all pieces of a line are alike, so that it can say how many to keep. Each serial number is for one door. */
export function canKeep(configurations: readonly Configuration[]): boolean {
  return configurations.every((each) => forPieces(each, 1) !== null)
}

/** True if a line is kept and counted in pieces of one length, although it is sold by the foot. */
export function countsPieces(configurations: readonly Configuration[]): boolean {
  return configurations.some(({ kind }) => kind === 'cuts')
}

/**
 * Returns what to order so that `keep` are there again when `left` are left: the missing quantity, configured like the
 * line. Cut lines count pieces. Null if nothing is missing, or the line has no quantity to keep.
 */
export function shortageOf(
  {
    keep,
    configurations,
  }: { readonly keep: number | null; readonly configurations: readonly Configuration[] },
  left: number,
  unit: Unit,
): Counted | null {
  const missing = (keep ?? 0) - left
  if (missing <= 0 || !canKeep(configurations)) return null
  const configured = configurations.flatMap((each) => forPieces(each, missing) ?? [])
  const cuts = configured.find((each) => each.kind === 'cuts')
  return { quantity: cuts ? cutsQuantity(unit, cuts.cuts) : missing, configurations: configured }
}
