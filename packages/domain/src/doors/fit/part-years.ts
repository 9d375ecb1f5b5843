import type { Part } from '../../catalog/part.ts'

/** Years of manufacture, both included; null where they are open. */
export interface MadeForYears {
  readonly from: number | null
  readonly to: number | null
}

const year = String.raw`((?:19|20)\d\d)(?!\s*(?:in|ft|lb|mm|hp|rpm|psi|v|w|°)\b)`
const range = new RegExp(String.raw`\b${year}\s*(?:to|through|until|and|-|–)\s*${year}\b`, 'gi')
const bound = new RegExp(String.raw`\b(before|until|through|up to|since|from|after)\s+${year}\b`, 'gi')
const anyYear = new RegExp(String.raw`\b${year}\b`, 'i')

function boundOf(when: string, named: number): MadeForYears {
  if (when === 'before') return { from: null, to: named - 1 }
  if (when === 'since' || when === 'from') return { from: named, to: null }
  return when === 'after' ? { from: named + 1, to: null } : { from: null, to: named }
}

/** Returns the years that a part's description names; `unread` if it names one in words that are not understood. */
export function madeForYears({ description }: Pick<Part, 'description'>): readonly MadeForYears[] | 'unread' {
  const ranges = [...description.matchAll(range)].map(([, from, to]) => ({
    ...{ from: Number(from), to: Number(to) },
  }))
  const others = description.replace(range, '')
  const bounds = [...others.matchAll(bound)].map(([, when = '', named]) =>
    boundOf(when.toLowerCase(), Number(named)),
  )
  return anyYear.test(others.replace(bound, '')) ? 'unread' : [...ranges, ...bounds]
}
