import { parseQuery } from '@mullion/domain/search/query'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  findCatalogVersion,
  findPart,
  findPartByNumber,
  listAllParts,
} from '../catalog/catalog.repository.ts'
import { createPartImage, listStoredImages } from '../catalog/part-images.repository.ts'
import {
  firstObsoletePosition,
  lastPosition,
  positionBetween,
  positionGap,
  positionRanges,
} from '../catalog/position.ts'
import type { Database } from '../database.ts'
import { engine } from '../dialect/engine.ts'
import { run } from '../raw.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { type PartFacts, partRow } from '../testing/part-row.ts'
import { listSection } from './browse.repository.ts'
import { nextPartId, replaceCatalog, savePart } from './indexed-parts.repository.ts'
import { countSearchByFacets, searchParts } from './search.repository.ts'
import { planSearch } from './search-plan.ts'
import { secondSearch } from './spelling.repository.ts'

type Facts = PartFacts & { readonly id: number }

const save = (db: Database, facts: Facts) => db.transaction((tx) => savePart(tx, partRow(facts)))
const replace = (db: Database, ...facts: Facts[]) =>
  db.transaction((tx) => replaceCatalog(tx, facts.map(partRow)))

const everyNumber = async (db: Database) => (await listAllParts(db.read)).map(({ number }) => number)
const found = async (db: Database, text: string, withObsolete = false) =>
  (await searchParts(db.read, planSearch(parseQuery(text), withObsolete), { offset: 0, limit: 100 })).map(
    ({ number }) => number,
  )

async function meant(db: Database, text: string) {
  const options = { withObsolete: false, rest: async () => undefined, wanted: [] }
  const second = await secondSearch(db.read, parseQuery(text), options)
  return second && { match: second.match, words: second.words.map(({ typed }) => typed).join(' ') }
}

describe('a position', () => {
  it.each([
    [0, 1024, 512],
    [10, 12, 11],
    [10, 13, 11],
    [10, 11, null],
    [10, 10, null],
    [firstObsoletePosition, firstObsoletePosition + 2048, firstObsoletePosition + 1024],
  ])('between %d and %d is %s', (before, after, middle) => {
    expect(positionBetween(before, after)).toBe(middle)
  })

  it('of an obsolete part comes after all others, and is listed only on request', () => {
    expect(positionRanges(false)).toEqual([{ from: 0, below: firstObsoletePosition }])
    expect(positionRanges(true)).toEqual([
      { from: 0, below: firstObsoletePosition },
      { from: firstObsoletePosition, below: lastPosition },
    ])
  })
})

describe('saving a part', () => {
  it.runIf(engine === 'sqlite')('updates its row and never deletes it', async () => {
    await using db = await openTestDatabase()
    await db.transaction((tx) =>
      replaceCatalog(
        tx,
        [1, 2, 3].map((id) => partRow({ id })),
      ),
    )
    const stay = sql`create trigger parts_stay before delete on parts begin select raise(abort, 'deleted'); end`
    await db.transaction((tx) => run(tx, stay))
    const changed = partRow({ id: 2, number: '1009-01', name: 'LATCH' })
    expect(await db.transaction((tx) => savePart(tx, changed))).toMatchObject(changed)
  })

  it('puts it between its neighbors by number without moving them', async () => {
    await using db = await openTestDatabase()
    await replace(db, { id: 1, number: '0100-01' }, { id: 2, number: '0300-01' })
    const saved = await save(db, { id: 3, number: '0200-01' })
    expect(saved.position).toBe(1.5 * positionGap)
    expect((await listAllParts(db.read)).map(({ position }) => position)).toEqual([
      positionGap,
      1.5 * positionGap,
      2 * positionGap,
    ])
    expect(await everyNumber(db)).toEqual(['0100-01', '0200-01', '0300-01'])
  })

  it('puts it first, last, or alone on an empty catalog', async () => {
    await using db = await openTestDatabase()
    expect((await save(db, { id: 1, number: '0500-01' })).position).toBe(positionGap)
    await save(db, { id: 2, number: '0900-01' })
    await save(db, { id: 3, number: '0100-01' })
    expect(await everyNumber(db)).toEqual(['0100-01', '0500-01', '0900-01'])
  })

  it('renumbers the catalog when there is no gap left between two parts', async () => {
    await using db = await openTestDatabase()
    await replace(db, { id: 1, number: '0100-0000' }, { id: 2, number: '0900-0000' })
    // Each number goes just below the previous one and halves the remaining gap; 1024 can be halved ten
    // times.
    const numbers = Array.from({ length: 14 }, (_, at) => `0${800 - at}-0000`)
    for (const [at, number] of numbers.entries()) await save(db, { id: at + 3, number })
    expect(await everyNumber(db)).toEqual(['0100-0000', ...numbers.toReversed(), '0900-0000'])
    const positions = (await listAllParts(db.read)).map(({ position }) => position)
    expect(new Set(positions).size).toBe(16)
    expect(await found(db, 'hinge')).toHaveLength(16)
    expect(await found(db, '0795')).toEqual(['0795-0000'])
  })

  it('keeps all images of parts when it renumbers the catalog', async () => {
    await using db = await openTestDatabase()
    await replace(db, { id: 1, number: '0100-01' }, { id: 2, number: '0900-01' })
    const createdAt = new Date('2026-11-24T12:00:00Z')
    await db.transaction(async (tx) => {
      for (const partId of [1, 2])
        await createPartImage(tx, { partId, version: 1, storedAs: `image-${partId}`, createdAt })
    })
    for (const first of [400, 300])
      for (let at = 0; at < 14; at++) await save(db, { id: at + 3, number: `0${first - at}-01` })
    const numbers = Array.from({ length: 14 }, (_, at) => `0${287 + at}-01`)
    expect(await everyNumber(db)).toEqual(['0100-01', ...numbers, '0900-01'])
    expect((await listStoredImages(db.read)).sort()).toEqual(['image-1', 'image-2'])
  })

  it('keeps obsolete parts last when it renumbers the catalog', async () => {
    await using db = await openTestDatabase()
    await replace(db, { id: 1, number: '0001-01', obsolete: true }, { id: 2, number: '0900-01' })
    for (let at = 0; at < 14; at++) await save(db, { id: at + 3, number: `0${800 - at}-01` })
    expect((await everyNumber(db)).at(-1)).toBe('0001-01')
    expect(await found(db, 'hinge')).toHaveLength(15)
    expect((await found(db, 'hinge', true)).at(-1)).toBe('0001-01')
  })

  it('moves a part whose number changed, in the text index too', async () => {
    await using db = await openTestDatabase()
    await replace(
      db,
      { id: 1, number: '0100-01' },
      { id: 2, number: '0200-01' },
      { id: 3, number: '0300-01' },
    )
    await save(db, { id: 1, number: '0900-01' })
    expect(await everyNumber(db)).toEqual(['0200-01', '0300-01', '0900-01'])
    expect(await found(db, '0100')).toEqual([])
    expect(await found(db, '0900')).toEqual(['0900-01'])
    expect(await findPartByNumber(db.read, '010001')).toBeNull()
    expect(await findPartByNumber(db.read, '090001')).toMatchObject({ id: 1 })
  })

  it('removes the words of its old name from the index', async () => {
    await using db = await openTestDatabase()
    await replace(db, { id: 1, name: 'HNG STRAP', description: '', tags: [] })
    await save(db, { id: 1, name: 'LATCH ROLLER', description: '', tags: [] })
    expect(await found(db, 'hinge')).toEqual([])
    expect(await found(db, 'latch')).toEqual(['1001-01'])
  })

  it('moves a part to the end when it becomes obsolete, and back', async () => {
    await using db = await openTestDatabase()
    await replace(db, { id: 1, number: '0100-01' }, { id: 2, number: '0200-01' })
    expect((await save(db, { id: 1, number: '0100-01', obsolete: true })).position).toBeGreaterThan(
      firstObsoletePosition,
    )
    expect(await found(db, 'hinge')).toEqual(['0200-01'])
    expect(await found(db, 'hinge', true)).toEqual(['0200-01', '0100-01'])
    const page = { offset: 0, limit: 10 }
    expect(await listSection(db.read, { category: null, withObsolete: false }, page)).toMatchObject([
      { id: 2 },
    ])
    expect(await listSection(db.read, { category: null, withObsolete: true }, page)).toMatchObject([
      { id: 2 },
      { id: 1 },
    ])

    await save(db, { id: 1, number: '0100-01' })
    expect(await found(db, 'hinge')).toEqual(['0100-01', '0200-01'])
  })

  it('does not move a part that keeps its number', async () => {
    await using db = await openTestDatabase()
    await replace(
      db,
      { id: 1, number: '0100-01' },
      { id: 2, number: '0200-01' },
      { id: 3, number: '0300-01' },
    )
    await save(db, { id: 2, number: '0200-01', priceCents: 999 })
    expect(await everyNumber(db)).toEqual(['0100-01', '0200-01', '0300-01'])
    expect(await findPart(db.read, 2)).toMatchObject({ priceCents: 999 })
  })

  it('sorts numbers by letters and digits, ignoring dashes and case', async () => {
    await using db = await openTestDatabase()
    await replace(db, { id: 1, number: '0100-b' }, { id: 2, number: '0100-A2' }, { id: 3, number: '0100-A' })
    await save(db, { id: 4, number: '0100-A1' })
    expect(await everyNumber(db)).toEqual(['0100-A', '0100-A1', '0100-A2', '0100-b'])
  })

  it('refuses a number that matches another part’s in different notation, and changes nothing', async () => {
    await using db = await openTestDatabase()
    await replace(db, { id: 1, number: '0100-AB' }, { id: 2, number: '0200-01' })
    await expect(save(db, { id: 2, number: '0100-ab' })).rejects.toThrow()
    expect(await everyNumber(db)).toEqual(['0100-AB', '0200-01'])
    expect(await found(db, '0200')).toEqual(['0200-01'])
  })

  it('raises the catalog version each time', async () => {
    await using db = await openTestDatabase()
    expect(await findCatalogVersion(db.read)).toBe(0)
    await replace(db, { id: 1 })
    await save(db, { id: 1, priceCents: 1 })
    await save(db, { id: 2 })
    expect(await findCatalogVersion(db.read)).toBe(3)
  })

  it('stores every field of a part', async () => {
    await using db = await openTestDatabase()
    const part = partRow({
      id: 1,
      priceCents: null,
      proprietary: false,
      lengthInches: null,
      relatedParts: ['0002-04'],
    })
    await db.transaction((tx) => savePart(tx, part))
    expect(await findPart(db.read, 1)).toMatchObject(part)
  })

  it('makes the next part id one above the highest', async () => {
    await using db = await openTestDatabase()
    expect(await db.transaction((tx) => nextPartId(tx))).toBe(1)
    await replace(db, { id: 7 }, { id: 3 })
    expect(await db.transaction((tx) => nextPartId(tx))).toBe(8)
  })
})

describe('concurrent writers', () => {
  it('each get a separate id and position for a new part', async () => {
    await using db = await openTestDatabase()
    await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        db.transaction(async (tx) =>
          savePart(tx, partRow({ id: await nextPartId(tx), number: `010${at}-01` })),
        ),
      ),
    )
    const parts = await listAllParts(db.read)
    expect(parts.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((at) => `010${at}-01`))
    expect(parts.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await findCatalogVersion(db.read)).toBe(8)
  })
})

describe('replacing the catalog', () => {
  it('removes all previous rows, index entries and vocabulary', async () => {
    await using db = await openTestDatabase()
    const bare = { description: '', tags: [], doorModels: [] }
    await replace(db, { id: 1, number: '0100-01', name: 'GSKT BULB', ...bare })
    await replace(db, { id: 2, number: '0200-01', name: 'LATCH ROLLER', ...bare })
    expect(await everyNumber(db)).toEqual(['0200-01'])
    expect(await found(db, 'gasket')).toEqual([])
    expect(await meant(db, 'gaskte')).toBeNull()
    expect(await meant(db, 'latsh')).toEqual({ match: 'similar', words: 'latch' })
  })

  it('is all or nothing', async () => {
    await using db = await openTestDatabase()
    await replace(db, { id: 1, number: '0100-01' })
    await expect(replace(db, { id: 2, number: '0200-01' }, { id: 3, number: '0200-01' })).rejects.toThrow()
    expect(await everyNumber(db)).toEqual(['0100-01'])
    expect(await found(db, 'hinge')).toEqual(['0100-01'])
    expect(await findCatalogVersion(db.read)).toBe(1)
  })

  it('can leave it empty', async () => {
    await using db = await openTestDatabase()
    await replace(db, { id: 1 })
    await replace(db)
    expect(await everyNumber(db)).toEqual([])
    expect(await found(db, 'hinge')).toEqual([])
  })
})

describe('a mistyped search', () => {
  it('keeps prefixes, short words and sizes as typed, and corrects the rest', async () => {
    await using db = await openTestDatabase()
    await replace(db, { id: 1, name: 'HNG STRAP 18IN' })
    expect(await meant(db, 'hnige stra 18in')).toEqual({ match: 'similar', words: 'hinge stra 18in' })
  })

  it('prefers a word with the same letters over one that differs by a letter', async () => {
    await using db = await openTestDatabase()
    await replace(db, { id: 1, name: 'HANDLE' }, { id: 2, name: 'HANDED' })
    expect(await meant(db, 'handel')).toEqual({ match: 'similar', words: 'handle' })
  })
})

describe('a search with no part matching every word', () => {
  const parts: Facts[] = [
    { id: 1, number: '0100-01', name: 'HNG STRAP 18IN' },
    { id: 2, number: '0200-01', name: 'LATCH ROLLER BLU' },
    { id: 3, number: '0300-01', name: 'HNG PIN' },
  ]

  it.each([
    ['hinge xyzzyxyzzy', 'hinge', 'an unknown word'],
    ['xyzzyxyzzy strap hinge', 'strap hinge', 'an unknown word at the start'],
    ['hinge blue', 'hinge', 'a word that is not in any part name'],
    ['strap hinge 24in', 'strap hinge', 'an unmatched size'],
    ['latch hinge', 'hinge', 'the item that the last one belongs to'],
    ['strap for latch', 'strap', 'what it is for'],
    ['strap pin roller', 'roller', 'all but the rarest word'],
  ])('%j shows parts for %j, leaving out %s', async (text, words) => {
    await using db = await openTestDatabase()
    await replace(db, ...parts.map((part) => ({ description: '', tags: [], doorModels: [], ...part })))
    expect(await meant(db, text)).toEqual({ match: 'partial', words })
  })

  it('finds nothing when no part matches any word', async () => {
    await using db = await openTestDatabase()
    await replace(db, ...parts)
    expect(await meant(db, 'xyzzyxyzzy qqqqqq')).toBeNull()
    expect(await meant(db, 'hnige qqqqqq')).toBeNull() // the only remaining word would be a guess
    expect(await meant(db, '???')).toBeNull()
  })
})

describe('the order of parts matching every word', () => {
  it('puts the item itself first, then accessories and door-specific ones, then mere mentions', async () => {
    await using db = await openTestDatabase()
    const bare = { description: '', tags: [], doorModels: [] }
    await replace(
      db,
      { id: 1, number: '0100-01', name: 'CLOSER SLD DR', ...bare },
      { id: 2, number: '0200-01', name: 'BRKT CLOSER', ...bare },
      { id: 3, number: '0300-01', name: 'CLOSER BRKT', ...bare },
      { id: 4, number: '0400-01', name: 'CLOSER HYD', ...bare },
      { id: 5, number: '0050-01', name: 'SCR SET', ...bare, description: 'For a closer.' },
    )
    expect(await found(db, 'door closer')).toEqual(['0400-01', '0100-01', '0300-01', '0200-01', '0050-01'])
  })

  it('ranks the last word of the search highest, after a word naming the room', async () => {
    await using db = await openTestDatabase()
    const bare = { description: '', tags: [], doorModels: [] }
    await replace(
      db,
      { id: 1, number: '0100-01', name: 'SPRING HNG', ...bare },
      { id: 2, number: '0200-01', name: 'HNG SPRING', ...bare },
      { id: 3, number: '0300-01', name: 'SPRING HNG FREEZER', ...bare },
    )
    expect(await found(db, 'spring hinge')).toEqual(['0200-01', '0100-01', '0300-01'])
    expect(await found(db, 'freezer spring hinge')).toEqual(['0300-01', '0200-01', '0100-01'])
  })
})

describe('a category', () => {
  const parts: Facts[] = [
    { id: 1, number: '0100-01', tags: ['Hinges'], doorModels: ['Swing', 'Slide'] },
    { id: 2, number: '0200-01', tags: ['Gaskets', 'Hinges'], doorModels: ['Swing'] },
    { id: 3, number: '0300-01', tags: ['Hinges'], doorModels: ['Slide'] },
    { id: 4, number: '0400-01', tags: ['Gaskets'], doorModels: ['Swing'] },
    { id: 5, number: '0050-01', tags: ['Hinges'], doorModels: ['Swing'], obsolete: true },
  ]

  it('contains the parts of its door model with one of its tags, by number, whatever their names', async () => {
    await using db = await openTestDatabase()
    await replace(db, ...parts)
    expect(await found(db, 'Swing Doors Hinges')).toEqual(['0100-01', '0200-01'])
    expect(await found(db, 'Swing Doors Hinges', true)).toEqual(['0100-01', '0200-01', '0050-01'])
    const plan = planSearch(parseQuery('swing doors hinges'), false)
    expect((await searchParts(db.read, plan, { offset: 1, limit: 1 })).map(({ id }) => id)).toEqual([2])
    const counts = await countSearchByFacets(db.read, plan)
    expect(counts.map(({ count }) => count)).toEqual([1, 1])
  })
})
