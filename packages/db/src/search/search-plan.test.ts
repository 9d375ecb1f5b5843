import { indexDocumentOf } from '@mullion/domain/search/index-document'
import { parseQuery } from '@mullion/domain/search/query'
import { afterAll, expect, it } from 'vitest'
import { listAllParts } from '../catalog/catalog.repository.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { partRow } from '../testing/part-row.ts'
import { indexTermsOf, matcherOf } from './index-terms.ts'
import { replaceCatalog } from './indexed-parts.repository.ts'
import { listPositions, searchParts } from './search.repository.ts'
import { planSearch } from './search-plan.ts'

const items = ['HNG STRAP', 'HNG STRAP SHIM', 'GSKT STRAP', 'HNG CAM LIFT FRZR', 'LATCH STRAP KIT', 'STRAP']
const ends = ['SS LH', 'SS RH', 'GALV 18IN', 'FOR HNG', '']
const texts = [
  'strap hinge',
  'hinge strap stainless',
  'strap 18',
  'hinge left',
  'hinge',
  '0300',
  '0301-02',
  'kit',
]

const db = await openTestDatabase()
afterAll(() => db[Symbol.asyncDispose]())
const rows = items.flatMap((item, kind) =>
  ends.map((end, at) =>
    partRow({
      id: kind * ends.length + at + 1,
      number: `030${kind}-0${at}`,
      name: `${item} ${end}`.trim(),
      description: at === 2 ? 'For a strap hinge of stainless steel.' : '',
      tags: kind === 2 ? ['Hinges'] : [],
    }),
  ),
)
await db.transaction((tx) => replaceCatalog(tx, rows))
const every = { withObsolete: false, limit: rows.length }

it.each(texts)('the ranks of “%s” mean the same in memory as in the text index', async (text) => {
  const plan = planSearch(parseQuery(text), false)
  for (const { match, condition } of plan.ranks) {
    const inIndex = new Set(await listPositions(db.read, match, every))
    for (const part of await listAllParts(db.read)) {
      const meets = matcherOf(indexTermsOf(indexDocumentOf(part)))
      expect(meets(condition), part.name).toBe(inIndex.has(part.position))
    }
  }
})

it.each(texts)(
  '“%s” lists the parts of its ranks one after the other, whether few or many are asked for',
  async (text) => {
    const plan = planSearch(parseQuery(text), false)
    const ranked: number[] = []
    for (const { match } of plan.ranks) {
      ranked.push(...(await listPositions(db.read, match, every)).toSorted((a, b) => a - b))
    }
    for (const limit of [1, 2, 5, 12, 30]) {
      const found = await searchParts(db.read, plan, { offset: 0, limit })
      expect(found.map(({ position }) => position)).toEqual(ranked.slice(0, limit))
    }
  },
)
