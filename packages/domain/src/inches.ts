/**
 * Accepted precision: fractions from halves down to 1/`perInch`; decimals to the same precision, or any
 * decimals.
 */
export interface InchScale {
  readonly perInch: 8 | 16
  readonly decimals: 'to scale' | 'any'
}

const maxTextLength = 40
/** Finest mark on a tape measure. */
const marksPerInch = 16
/** Maximum number of decimals parsed; no scale has this many. */
const maxDecimals = 6

const vulgarFractions: Readonly<Record<string, string>> = {
  '⅛': '1/8',
  '¼': '1/4',
  '⅜': '3/8',
  '½': '1/2',
  '⅝': '5/8',
  '¾': '3/4',
  '⅞': '7/8',
}

/**
 * Parses typed inches: `36`, `36.125`, `36 1/8`, `36-1/8`, `36⅛` or `1/8`, with or without an inch mark. Null for
 * anything else; the caller checks the range.
 */
export function readInches(text: string, { perInch, decimals }: InchScale): number | null {
  const typed = text.length > maxTextLength ? '' : withoutMark(toAscii(text))
  const decimal = /^(?=\.?\d)(\d*)(?:\.(\d*))?$/.exec(typed)
  if (decimal) return decimals === 'any' ? Number(typed) : decimalOf(decimal[1], decimal[2], perInch)
  const [, whole, over, under] = /^(?:(\d+)(?:\s*-\s*|\s+))?(\d+)\s*\/\s*(\d+)$/.exec(typed) ?? []
  return isFraction(Number(over), Number(under), perInch)
    ? Number(whole ?? 0) + Number(over) / Number(under)
    : null
}

/** Formats inches as on a tape measure, to the sixteenth: `36 1/8"`; values between the marks stay decimal. */
export function formatInches(inches: number): string {
  const marks = inches * marksPerInch
  if (!Number.isSafeInteger(marks) || marks <= 0) return `${inches}"`
  const whole = Math.floor(inches)
  const over = marks % marksPerInch
  if (over === 0) return `${whole}"`
  const by = [8, 4, 2].find((each) => over % each === 0) ?? 1
  return `${whole > 0 ? `${whole} ` : ''}${over / by}/${marksPerInch / by}"`
}

/** Normalizes Unicode fractions, slashes and dashes to plain ASCII. */
function toAscii(text: string): string {
  return text
    .replace(/[⅛¼⅜½⅝¾⅞]/g, (sign) => ` ${vulgarFractions[sign]} `)
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .trim()
}

function withoutMark(text: string): string {
  return text.replace(/(?:"|”|″|''|inches|inch|in\.?)$/i, '').trimEnd()
}

/** Parses digit by digit: as a binary number, 36.12500000000000001 would pass for 36.125. */
function decimalOf(whole = '', decimals = '', perInch: number): number | null {
  const digits = decimals.replace(/0+$/, '')
  if (digits.length > maxDecimals) return null
  const under = 10 ** digits.length
  return (Number(digits) * perInch) % under === 0 ? Number(whole) + Number(digits) / under : null
}

/** True for a proper fraction in halves, quarters and so on, down to the finest; anything else is a typo. */
function isFraction(over: number, under: number, finest: number): boolean {
  return [2, 4, 8, 16].some((parts) => parts === under && parts <= finest) && over < under
}
