import type { Part } from '../../catalog/part.ts'

/** A side of a door; `either` where the words do not say which. */
type Side = 'width' | 'height' | 'either'

/** What a part's own words say it is made for, in inches. */
export interface MadeFor {
  /** `itself` if the words name only a length of the part, as long as a door is wide or high. */
  readonly of: 'opening' | 'leaf' | 'door' | 'itself'
  readonly sides: readonly { readonly side: Side; readonly inches: number }[]
  /** True for the largest size, such as `up to 108 in`. */
  readonly upTo: boolean
}

const number = String.raw`(\d+(?:\.\d+|-\d+/\d+)?)`
const unit = String.raw`(in|ft)\b\.?`
// Not the end of a longer number, such as `.187 in` or `1/32 in`.
const start = String.raw`(?<![\d.,/-])`
const length = String.raw`${start}${number}\s*${unit}`
const pair = String.raw`${start}${number}\s*(?:in\b\.?)?\s*x\s*${number}\s*${unit}`

function inchesOf(text: string | undefined, of: string | undefined): number {
  const [, whole = '', over, under] = /^(\d+)-(\d+)\/(\d+)$/.exec(text ?? '') ?? []
  const read = over === undefined ? Number(text) : Number(whole) + Number(over) / Number(under)
  return of?.toLowerCase() === 'ft' ? read * 12 : read
}

/** Shorter lengths are of the part itself, such as a bracket's; no door is as narrow. */
const narrowestDoor = 28

type Words = readonly (string | undefined)[]

const both =
  (of: MadeFor['of']) =>
  ([, width, height, each]: Words): MadeFor => ({
    ...{ of, upTo: false },
    sides: [
      { side: 'width', inches: inchesOf(width, each) },
      { side: 'height', inches: inchesOf(height, each) },
    ],
  })

const bothOf = (words: Words): MadeFor => ({
  ...both('itself')(words),
  sides: both('itself')(words).sides.map(({ inches }) => ({ side: 'either', inches })),
})

const one =
  (of: MadeFor['of'], side: Side, upTo = false) =>
  ([, size, each]: Words): MadeFor => ({ of, upTo, sides: [{ side, inches: inchesOf(size, each) }] })

/** What can be read of a description, the clearest words first. */
const readings: readonly (readonly [pattern: string, read: (words: Words) => MadeFor])[] = [
  [`${pair}\\s+openings?\\b`, both('opening')],
  [`${pair}\\s+lea(?:f|ves)\\b`, both('leaf')],
  [`\\bopenings?\\b[^.;]*?${pair}`, both('opening')],
  [`\\blea(?:f|ves)\\b[^.;]*?${pair}`, both('leaf')],
  [`${length}\\s+high\\s+openings?\\b`, one('opening', 'height')],
  [`${length}\\s+high\\s+lea(?:f|ves)\\b`, one('leaf', 'height')],
  [`${length}\\s+(?:clear\\s+|wide\\s+)?openings?\\b`, one('opening', 'width')],
  [`${length}\\s+(?:wide\\s+)?lea(?:f|ves)\\b`, one('leaf', 'width')],
  [`\\b(?:doors?|openings?)\\s+up\\s+to\\s+${length}`, one('door', 'either', true)],
  [`\\bdoors?\\s+${length}\\s+high\\b`, one('door', 'height')],
  [`\\bdoors?\\s+${length}\\s+wide\\b`, one('door', 'width')],
  [`${length}\\s+doors?\\b`, one('door', 'either')],
  [pair, bothOf],
  [String.raw`${start}${number}\s*(in)\b`, one('itself', 'either')],
]
const patterns = readings.map(([pattern, read]) => [new RegExp(pattern, 'gi'), read] as const)

/** A sentence about where to mount something names no size of a door. */
const instructions = /(?:^|\.\s+)(?:mount|set|place)\b[^.]*/gi

/**
 * Returns the opening, leaf or door that a part's description names, such as `for a 48 in leaf`, `36 x 84 in opening` or
 * `doors up to 108 in`, else its own length; null if it names nothing as large as a door.
 */
export function madeForSize({ description }: Pick<Part, 'description'>): MadeFor | null {
  const text = description.replace(instructions, '.')
  for (const [pattern, read] of patterns) {
    for (const words of text.matchAll(pattern)) {
      const made = read(words)
      if (made.sides.every(({ inches }) => inches >= narrowestDoor)) return made
    }
  }
  return null
}
