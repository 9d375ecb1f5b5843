import type { Part } from '../../catalog/part.ts'

/** What a part's own words say it is made for, in inches; null for a side they do not name. */
export interface MadeFor {
  readonly of: 'opening' | 'leaf'
  readonly widthInches: number | null
  readonly heightInches: number | null
}

const inches = String.raw`(\d+(?:\.\d+|-\d+/\d+)?)`
const patterns = {
  both: new RegExp(`\\b${inches}\\s*(?:in)?\\s*x\\s*${inches}\\s*in\\.?\\s+(opening|leaf)\\b`, 'i'),
  high: new RegExp(`\\b${inches}\\s*in\\.?\\s+high\\s+(opening|leaf)\\b`, 'i'),
  wide: new RegExp(`\\b${inches}\\s*in\\.?\\s+(?:clear\\s+|wide\\s+)?(opening|leaf)\\b`, 'i'),
}

function inchesIn(text: string): number {
  const [, whole = '', over, under] = /^(\d+)-(\d+)\/(\d+)$/.exec(text) ?? []
  return over === undefined ? Number(text) : Number(whole) + Number(over) / Number(under)
}

const madeFor = (of: string | undefined, width: string | null, height: string | null): MadeFor => ({
  of: of?.toLowerCase() === 'leaf' ? 'leaf' : 'opening',
  widthInches: width === null ? null : inchesIn(width),
  heightInches: height === null ? null : inchesIn(height),
})

/**
 * Returns the opening or leaf that a part's description names, such as `for a 48 in leaf` or `36 x 84 in opening`; null
 * if it names none.
 */
export function madeForSize({ description }: Pick<Part, 'description'>): MadeFor | null {
  const both = patterns.both.exec(description)
  if (both) return madeFor(both[3], both[1] ?? null, both[2] ?? null)
  const high = patterns.high.exec(description)
  if (high) return madeFor(high[2], null, high[1] ?? null)
  const wide = patterns.wide.exec(description)
  return wide ? madeFor(wide[2], wide[1] ?? null, null) : null
}

export interface MadeForYears {
  readonly from: number | null
  readonly to: number | null
}

const years = /\bdoors\s+(?:built\s+|made\s+)?(before|until|through|since|from|after)\s+((?:19|20)\d\d)\b/i

/** Returns the years of doors that a part's description names, both included; null if it names none. */
export function madeForYears({ description }: Pick<Part, 'description'>): MadeForYears | null {
  const [, when = '', year = ''] = years.exec(description) ?? []
  const named = Number(year)
  switch (when.toLowerCase()) {
    case 'before':
      return { from: null, to: named - 1 }
    case 'until':
    case 'through':
      return { from: null, to: named }
    case 'since':
    case 'from':
      return { from: named, to: null }
    case 'after':
      return { from: named + 1, to: null }
    default:
      return null
  }
}
