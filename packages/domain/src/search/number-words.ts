const ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'
const teens = 'fifteen sixteen seventeen eighteen nineteen'
const values = new Map<string, number>([
  ...[...ones.split(' '), ...teens.split(' ')].map((word, value) => [word, value] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, 10 * (at + 2)] as const),
])
const fractionsOfInches = new Map([
  ['half', 2],
  ['halve', 2],
  ['quarter', 4],
  ['fourth', 4],
  ['eighth', 8],
  ['sixteenth', 16],
])

const anyOf = (words: Iterable<string>) => [...words].join('|')
const number = anyOf(values.keys())
const part = anyOf(fractionsOfInches.keys())
const inch = String.raw`(?:\s+(?:of\s+)?(?:an?\s+)?inch(?:es)?\b)`

const tens =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\s-]+(one|two|three|four|five|six|seven|eight|nine))?\b/g
const inchAnd = new RegExp(
  String.raw`\b(?:an?\s+|one\s+)?inch\s+and\s+(?:(?:an?|(${number}))\s+)?(${part})s?\b`,
  'g',
)
const mixed = new RegExp(
  String.raw`\b(${number}|\d+)\s+and\s+(?:an?\s+|(${number})[\s-]+)?(${part})s?\b${inch}?`,
  'g',
)
const fraction = new RegExp(
  String.raw`\b(?:(${number})[\s-]+(${part})s?\b(${inch}|\s*(?=hp\b|horse))?|(?:an?\s+)?(${part})s?(?:${inch}|(?<=eighths?|sixteenths?)\b))`,
  'g',
)
const counted = new RegExp(
  String.raw`\b(${number})(?=[\s-]*(?:inch|inches|foot|feet|ft|volts?|amps?|watts?|pounds?|lbs?|ounces?|oz|gallons?|gauge|horse|hp|wheels?|poles?|tooth|teeth|channels?|x|by)\b)`,
  'g',
)
const named = new RegExp(String.raw`\b(size|number|gen|generation|series|by)\s+(${number})\b`, 'g')

const numberOf = (word: string) => values.get(word) ?? Number(word)

function asFraction(count: string | undefined, name: string): string {
  return `${count && values.has(count) ? numberOf(count) : 1}/${fractionsOfInches.get(name) ?? 1}`
}

/** Feet with a part of one: 3 1/2 ft is 42 in. */
const partOfFoot = new RegExp(
  String.raw`(?<![\w./-])(${number}|\d{1,2})(?:[\s-]+(?:and\s+)?(?:a\s+)?(1/2|half|1/4|3/4)|\.(5|25|75))[\s-]*(?:'|’|′|feet|foot|ft)(?![a-z0-9])\.?`,
  'g',
)
const inchesOfParts: Readonly<Record<string, number>> = {
  '1/2': 6,
  half: 6,
  '5': 6,
  '1/4': 3,
  '25': 3,
  '3/4': 9,
  '75': 9,
}
const centimeters = /(?<![\w./-])(\d{1,3}(?:\.\d)?)\s*(?:cm|centi(?:meters?|metres?))\b/g
/** A number that is a length because it says so: 60 long. */
const lengthInWords = /(?<![\d./x#-]|x\s|by\s)(\d{2,3})(?=\s+(?:long|wide|tall)\b(?!\s*(?:x|by)\b))/g

const inWholeInches = (text: string) =>
  text
    .replace(
      partOfFoot,
      (_, feet: string, fraction?: string, decimal?: string) =>
        `${numberOf(feet) * 12 + (inchesOfParts[fraction ?? decimal ?? ''] ?? 0)} in`,
    )
    .replace(centimeters, (_, length: string) => `${Math.round(Number(length) / 2.54)} in`)

/**
 * Writes the measurements of a text in digits: `three quarter inch` is 3/4 in, `eight foot` is 8 foot, `3 1/2 ft` and `42 wide` are
 * 42 in, `30 cm` is 12 in. Text in lower case.
 */
export function withDigits(text: string): string {
  return inWholeInches(text)
    .replace(lengthInWords, '$1 in')
    .replace(tens, (_, ten: string, one?: string) => String(numberOf(ten) + (one ? numberOf(one) : 0)))
    .replace(inchAnd, (_, count: string | undefined, name: string) => `1-${asFraction(count, name)} in`)
    .replace(mixed, (_, whole: string, count: string | undefined, name: string) => {
      return `${numberOf(whole)}-${asFraction(count, name)} in`
    })
    .replace(fraction, (_, count: string | undefined, counted: string, unit?: string, name?: string) => {
      const written = asFraction(count, name ?? counted)
      return unit === undefined || unit.trim() !== '' ? `${written} in` : `${written} `
    })
    .replace(
      /\b(?:an?\s+)?(half|quarter)[\s-]+(?=horse|hp\b)/g,
      (_, name: string) => `${asFraction(undefined, name)} `,
    )
    .replace(counted, (word) => String(numberOf(word)))
    .replace(named, (_, before: string, word: string) => `${before} ${numberOf(word)}`)
}
