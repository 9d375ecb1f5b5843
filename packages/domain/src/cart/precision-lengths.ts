import * as z from 'zod/mini'
import { type CutDimension, parseInches } from './cut-inches.ts'
import { type Cut, cutsConfiguration, mergeCuts } from './cuts.ts'

const typed = z.union([z.number(), z.string()])
const measured = z.object({
  length: typed,
  thickness: z.nullish(typed),
  count: z._default(z.int().check(z.positive()), 1),
})

/** The documented `precisionLengths` of a cart entry: lengths, or objects with length, wall thickness and count. */
const precisionLengths = z.array(z.union([typed, measured])).check(z.maxLength(1000))

/** Converts documented `precisionLengths` to cuts; empty if any of them is invalid. */
export function cutsOfPrecisionLengths(value: unknown): readonly Cut[] {
  const read = precisionLengths.safeParse(value)
  if (!read.success) return []
  const cuts = read.data.map((each) => cutOf(typeof each === 'object' ? each : { length: each, count: 1 }))
  const all = mergeCuts(cuts.filter((each) => each !== null))
  const valid = !cuts.includes(null) && cutsConfiguration.safeParse({ kind: 'cuts', cuts: all }).success
  return valid ? all : []
}

function cutOf({ length, thickness, count }: z.output<typeof measured>): Cut | null {
  const lengthInches = inchesOf(length, 'cut')
  const without = thickness === undefined || thickness === null || thickness === ''
  const wallThicknessInches = without ? null : inchesOf(thickness, 'wall')
  if (lengthInches === null || (wallThicknessInches === null && !without)) return null
  return { lengthInches, wallThicknessInches, count }
}

function inchesOf(value: number | string, thing: CutDimension): number | null {
  return parseInches(String(value), thing).inches
}
