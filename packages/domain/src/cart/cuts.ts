import * as z from 'zod/mini'
import type { Unit } from '../catalog/part.ts'
import { formatInches } from '../inches.ts'
import { parcelLimits } from '../parcel-limits.ts'
import { lengthStep, maxLineQuantity } from './cart-limits.ts'
import type { ConfigurablePart, ConfigurationKindOf, ConfigurationProblem } from './configuration-kind.ts'
import { mergeByKey, subtractByKey } from './counts.ts'
import { eighthsOf, inchesOf } from './cut-inches.ts'

/** Maximum different cuts per line; equal ones are counted, not repeated. */
const maxCuts = 500

export const cut = z.strictObject({
  lengthInches: inchesOf('cut'),
  wallThicknessInches: z.nullable(inchesOf('wall')),
  count: z.int().check(z.minimum(1), z.maximum(maxLineQuantity)),
})
/** Equal pieces cut to one length, with the wall thickness where it matters. */
export type Cut = Readonly<z.output<typeof cut>>

export const cutsConfiguration = z.strictObject({
  kind: z.literal('cuts'),
  cuts: z.readonly(
    z.array(cut).check(z.maxLength(maxCuts, { error: `A line can have at most ${maxCuts} different cuts.` })),
  ),
})

export type CutsConfiguration = Readonly<z.output<typeof cutsConfiguration>>

/** Notices about long cuts, longest first; the first that applies is shown. */
export const cutNotices = [
  { aboveInches: parcelLimits.lengthInches, text: 'Lengths above 107 inches require LTL shipping.' },
  { aboveInches: 48, text: 'Lengths above 48 inches may raise shipping costs.' },
] as const

export function cutNotice(lengthInches: number): string | null {
  return cutNotices.find((notice) => lengthInches > notice.aboveInches)?.text ?? null
}

/** Quantity that the cuts add up to: pieces, or feet with each cut rounded down to the quarter foot (at least one). */
export function cutsQuantity(unit: Unit, cuts: readonly Cut[]): number {
  if (unit === 'EA') return cuts.reduce((sum, { count }) => sum + count, 0)
  const steps = cuts.reduce((sum, { lengthInches, count }) => sum + stepsOf(lengthInches) * count, 0)
  return steps * lengthStep
}

export function mergeCuts(cuts: readonly Cut[]): Cut[] {
  return mergeByKey(cuts, keyOf)
}

export function subtractCuts(cuts: readonly Cut[], taken: readonly Cut[]): Cut[] | null {
  return subtractByKey(cuts, taken, keyOf)
}

/** Display text of cuts, one line each: `2 × 36 1/8", wall 4"`. */
export function describeCuts(cuts: readonly Cut[]): string[] {
  return cuts.map(({ lengthInches, wallThicknessInches, count }) => {
    const wall = wallThicknessInches === null ? '' : `, wall ${formatInches(wallThicknessInches)}`
    return `${count} × ${formatInches(lengthInches)}${wall}`
  })
}

function keyOf({ lengthInches, wallThicknessInches }: Cut): string {
  return `${lengthInches} ${wallThicknessInches}`
}

/** A quarter foot is 24 eighths of an inch. */
function stepsOf(lengthInches: number): number {
  const eighthsPerStep = lengthStep * 12 * 8
  return Math.max(1, Math.floor((eighthsOf(lengthInches) ?? 0) / eighthsPerStep))
}

function cutsProblem(
  { unit, requirements }: ConfigurablePart,
  cuts: readonly Cut[],
  quantity: number,
): ConfigurationProblem | null {
  if (requirements.wallThickness && cuts.some((cut) => cut.wallThicknessInches === null)) {
    return { code: 'cart.wall_thickness_missing', text: 'Enter the wall thickness of each cut.' }
  }
  const computed = cutsQuantity(unit, cuts)
  if (quantity === computed) return null
  const text = `The cuts add up to ${computed}, not the quantity of ${quantity}. Remove it and add it again.`
  return { code: 'cart.quantity_not_of_cuts', text }
}

export const cutsKind: ConfigurationKindOf<CutsConfiguration> = {
  title: 'Cut lengths',
  name: 'cut lengths',
  request: 'Enter the length of each cut.',
  describe: ({ cuts }) => describeCuts(cuts),
  sum: (all) => ({ kind: 'cuts', cuts: mergeCuts(all.flatMap(({ cuts }) => cuts)) }),
  subtract: (known, taken) => {
    const cuts = subtractCuts(known.cuts, taken.cuts)
    return cuts && { ...known, cuts }
  },
  problem: (part, { cuts }, { quantity }) => cutsProblem(part, cuts, quantity),
}
