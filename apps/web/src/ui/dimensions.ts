/** A piece of text; `unbroken` if it is a measurement that must not wrap. */
export interface TextPiece {
  readonly text: string
  readonly unbroken: boolean
}

const number = String.raw`(?:#?\d+(?:[ -]\d+)?/\d+|#?(?:\d+(?:\.\d+)?|\.\d+)(?:[–-]\d+)?)`
const unit = `(?:["″”'′’%]|(?:inches|inch|in|feet|foot|sqft|ft|yd|mm|cm|vac|vdc|v|amp|a|kw|w|kva|va|hp|hz|ohm|lbs|lb|oz|gal|ga)(?![a-z0-9]))`
const side = `${number}(?: ?${unit})?`
const measure = `${side}(?: ?[x×] ?${side})*`
/** Units and pack sizes, such as `PER FT` and `PKG 10`. */
const saleUnit = String.raw`(?:per (?:sqft|ft|ea)|(?:pkg|set) (?:of )?\d+)(?![a-z0-9])`
const measurements = new RegExp(String.raw`(?<![\w./#-])(?:${measure}|${saleUnit})(?![\w/])`, 'gi')
const sides = new RegExp(side, 'gi')

/**
 * Maximum length of an unbroken piece, in characters; a longer one would not fit beside a card's picture on
 * the narrowest screens.
 */
const longest = 14

/** Where a line may wrap: at spaces, and after a dash or hyphen between two numbers. */
const breakable = /[\s–-]/

function* split(text: string, pattern: RegExp, refine?: RegExp): Generator<TextPiece> {
  let end = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (!breakable.test(found)) continue
    if (index > end) yield { text: text.slice(end, index), unbroken: false }
    if (found.length <= longest) yield { text: found, unbroken: true }
    else if (refine) yield* split(found, refine)
    else yield { text: found, unbroken: false }
    end = index + found.length
  }
  if (end < text.length) yield { text: text.slice(end), unbroken: false }
}

/**
 * Splits a text into pieces that join back into it: measurements such as `36 1/8"`, `5 FT` and `36IN X 84IN` stay
 * whole; long ones split between their sides.
 */
export function splitDimensions(text: string): readonly TextPiece[] {
  return [...split(text, measurements, sides)]
}
