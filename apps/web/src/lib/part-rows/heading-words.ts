const maxHeadingLength = 40

/** Normalizes spellings: `PartNo.`, `P/N` and `part_#` all become `part number`. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[#№]/g, ' number '],
  [/[^\p{L}\p{N}]+/gu, ' '],
  [/\b(part|item|stock|product|catalog|cat|line)(?=(no|num|nr|nbr|number|code|id)\b)/g, '$1 '],
  [/\b(nos?|num|nr|nbr|numbers)\b/g, 'number'],
  [/\b(m p n|mpn)\b/g, 'manufacturer part number'],
  [/\b(p n|pn)\b/g, 'part number'],
  [/\b(q ty|qnty|quan|qt|quantity|quantities)\b/g, 'qty'],
]

/**
 * Returns a heading's words in normalized spelling; empty if too long for a heading or if it has digits, as part
 * numbers do.
 */
function wordsOf(cell: string): string {
  const plain = cell.replace(/\([^)]*\)/g, '').trim()
  if (plain.length > maxHeadingLength || /\d/.test(plain)) return ''
  const lower = cell.replace(/([a-z])(?=[A-Z])/g, '$1 ').toLowerCase()
  return spellings.reduce((words, [spelled, word]) => words.replace(spelled, word), lower).trim()
}

const maker = /\b(vendor|supplier|mfr|mfg|manufacturers?|factory)\b/
const notTheNumber =
  /qty|\b(desc\w*|names?|prices?|cost|amount|total|ext\w*|uom|units?|type|status|weight|date|location|bin|level|hand|availab\w+|in stock|stocked|category|group|class|size|colou?r|comments?|notes?|remarks?|count|pieces|needed|required|images?|links?|urls?|photos?)\b/
const notToOrder =
  /\b(hand|stock|min\w*|max\w*|multiples?|per|packs?|pkg|case|box|carton|ship\w*|back|backorder\w*|b o|bo|received|avail\w*|price|breaks?|invoiced|remaining|open|last)\b/

type Test = (words: string) => boolean
const is =
  (what: RegExp, ...not: readonly RegExp[]): Test =>
  (words) =>
    what.test(words) && !not.some((other) => other.test(words))

/** Headings of the part number column, most certain first. */
const numberTests: readonly Test[] = [
  (words) => maker.test(words) && is(/\b(part|item|stock|sku)\b/, notTheNumber)(words),
  is(/\b(parts?|stock)\b.*\b(number|code|id)\b|\bskus?\b/, notTheNumber),
  is(/\b(parts?|stock)\b/, notTheNumber),
  is(/\b(items?|products?|catalog(ue)?|cat|material|article)\b.*\b(number|code|id)\b/, notTheNumber),
  (words) => maker.test(words) && is(/\b(number|code)\b/, notTheNumber)(words),
  is(/^(code|products?|catalog(ue)?|article|material)$/),
  // Least certain: such a column may just number the lines.
  is(/^(items?|(line|item)? ?number|lines?|line items?|pos(ition)?)$/),
]

const quantityTests: readonly Test[] = [
  is(
    /qty.*\b(order\w*|need\w*|req\w*|want\w*|buy)\b|\b(order\w*|need\w*|req\w*|want\w*|buy)\b.*qty/,
    notToOrder,
  ),
  is(/qty|quantit/, notToOrder),
  is(/^((order(ed)?|number of) )?(amount|count|pieces|pcs|units)( (ordered|needed|required|wanted))?$/),
  is(/^(order|ordered|needed|required|wanted)$/),
  is(/qty|quantit/),
]

const commentTests: readonly Test[] = [is(/\b(comments?|notes?|remarks?|memo|instructions?)\b/, /qty/)]

const tests = { number: numberTests, quantity: quantityTests, comment: commentTests } as const

export function columnsNamed(field: keyof typeof tests, headings: readonly string[]): number[] {
  const words = headings.map(wordsOf)
  const found = tests[field].flatMap((test) =>
    words.flatMap((each, column) => (each !== '' && test(each) ? [column] : [])),
  )
  return [...new Set(found)]
}

/** True if the heading is for numbers other than an order quantity. */
export function countsSomethingElse(heading: string): boolean {
  return /\b(prices?|cost|total|amount|ext\w*|weight|date|zip|phone|list|net|msrp|uom|page|lines?|hand|stock)\b/.test(
    wordsOf(heading),
  )
}
