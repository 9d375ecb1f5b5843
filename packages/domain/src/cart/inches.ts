import * as z from 'zod/mini'

export const eighthText = 'Please enter a value that is a multiple of 1/8 inch.'

/** The longest cut that is taken, 100 feet, and the thickest wall; more is a slip of the keyboard. */
export const lengthLimits = {
  cut: { mostInches: 1200, text: 'A cut can be at most 1,200 inches long.' },
  wall: { mostInches: 48, text: 'A wall can be at most 48 inches thick.' },
} as const
export type MeasuredThing = keyof typeof lengthLimits

/** A length as a person typed it: inches in steps of 1/8, or what is wrong with the text. */
export type TypedInches =
  | { readonly inches: number; readonly problem: null }
  | { readonly inches: null; readonly problem: string }

const longestText = 40

/** Inches as a whole number of eighths above 0, or null when they are none; times 8 is exact in binary. */
export function eighthsOf(inches: number): number | null {
  const eighths = inches * 8
  return Number.isSafeInteger(eighths) && eighths > 0 ? eighths : null
}

/** What is wrong with a number of inches, or null. */
export function inchesProblem(inches: number, thing: MeasuredThing): string | null {
  if (eighthsOf(inches) === null) return eighthText
  const { mostInches, text } = lengthLimits[thing]
  return inches > mostInches ? text : null
}

/** Inches above 0 in steps of 1/8, up to the limit of what is measured. */
export function inchesOf(thing: MeasuredThing) {
  return z.number({ error: eighthText }).check(
    z.refine((inches) => eighthsOf(inches) !== null, { error: eighthText }),
    z.maximum(lengthLimits[thing].mostInches, { error: lengthLimits[thing].text }),
  )
}

/** Reads `36`, `36.125`, `36 1/8`, `36-1/8` or `1/8`, with or without an inch mark. */
export function parseInches(text: string, thing: MeasuredThing): TypedInches {
  const eighths = text.length > longestText ? null : typedEighths(withoutMark(text))
  const inches = (eighths ?? 0) / 8
  const problem = inchesProblem(inches, thing)
  return problem === null ? { inches, problem } : { inches: null, problem }
}

/** Inches for a reader, as a tape shows them: `36 1/8"`. */
export function formatInches(inches: number): string {
  const eighths = eighthsOf(inches)
  if (eighths === null) return `${inches}"`
  const whole = Math.floor(eighths / 8)
  const fraction = fractions[eighths % 8]
  return `${[whole || null, fraction].filter((part) => part !== null).join(' ')}"`
}

const fractions = [null, '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'] as const

function withoutMark(text: string): string {
  return text
    .trim()
    .replace(/(?:"|”|″|''|inch|inches|in\.?)$/i, '')
    .trimEnd()
}

function typedEighths(text: string): number | null {
  const decimal = /^(?=\.?\d)(\d*)(?:\.(\d*))?$/.exec(text)
  if (decimal) return decimalEighths(decimal[1], decimal[2])
  const fraction = /^(?:(\d+)(?:\s*-\s*|\s+))?(\d+)\s*\/\s*(\d+)$/.exec(text)
  return fraction && fractionEighths(fraction[1], Number(fraction[2]), Number(fraction[3]))
}

/** Read digit by digit: as a binary number, 36.12500000000000001 would pass for 36.125. */
function decimalEighths(whole = '', decimals = ''): number | null {
  const thousandths = decimals.replace(/0+$/, '').padEnd(3, '0')
  if (thousandths.length > 3 || Number(thousandths) % 125 !== 0) return null
  return Number(whole) * 8 + Number(thousandths) / 125
}

function fractionEighths(whole: string | undefined, over: number, under: number): number | null {
  if ((over * 8) % under !== 0 || (whole !== undefined && over >= under)) return null
  return Number(whole ?? 0) * 8 + (over * 8) / under
}
