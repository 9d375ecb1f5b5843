import * as z from 'zod/mini'
import { type InchScale, readInches } from '../inches.ts'

export const eighthText = 'Please enter a value that is a multiple of 1/8 inch.'

/** Longest cut, 100 feet, and thickest wall; anything more is a typo. */
export const lengthLimits = {
  cut: { mostInches: 1200, text: 'A cut can be at most 1,200 inches long.' },
  wall: { mostInches: 48, text: 'A wall can be at most 48 inches thick.' },
} as const
export type CutDimension = keyof typeof lengthLimits

/** A length as typed: inches in steps of 1/8, or what is wrong with the text. */
export type TypedInches =
  | { readonly inches: number; readonly problem: null }
  | { readonly inches: null; readonly problem: string }

/** Cuts are accurate to 1/8 inch. */
const toEighths: InchScale = { perInch: 8, decimals: 'to scale' }

/** Converts inches to whole eighths above 0, or null if they are not whole; times 8 is exact in binary. */
export function eighthsOf(inches: number): number | null {
  const eighths = inches * 8
  return Number.isSafeInteger(eighths) && eighths > 0 ? eighths : null
}

export function inchesProblem(inches: number, thing: CutDimension): string | null {
  if (eighthsOf(inches) === null) return eighthText
  const { mostInches, text } = lengthLimits[thing]
  return inches > mostInches ? text : null
}

/** Schema for inches above 0 in steps of 1/8, up to the limit for the thing measured. */
export function inchesOf(thing: CutDimension) {
  return z.number({ error: eighthText }).check(
    z.refine((inches) => eighthsOf(inches) !== null, { error: eighthText }),
    z.maximum(lengthLimits[thing].mostInches, { error: lengthLimits[thing].text }),
  )
}

/** Parses inches to the eighth, as `readInches` does, or returns what is wrong with the text. */
export function parseInches(text: string, thing: CutDimension): TypedInches {
  const inches = readInches(text, toEighths) ?? 0
  const problem = inchesProblem(inches, thing)
  return problem === null ? { inches, problem } : { inches: null, problem }
}
