import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { partRow } from '@mullion/db/testing/part-row'
import { guest } from '@mullion/domain/accounts/actor'
import { searchInput } from '@mullion/domain/search/search-input'
import { expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { createSearchService } from './search.service.ts'

const parts = [
  { id: 1, number: '0201-01', name: 'GSKT SWING DR BLK' },
  { id: 2, number: '1201-HW', name: 'HTR WIRE CUT PER FT' },
  { id: 3, number: '1203-36', name: 'HTR WIRE PREMADE 36IN' },
]
const strip = { kind: 'synonym', typed: 'frosting strip', means: 'heater wire' } as const
const gaskit = { kind: 'misspelling', typed: 'Gaskit', means: 'gasket' } as const

it('taught words are found by what they mean, at once and on every server, until they are removed', async () => {
  await using shop = await openTestShop({ people: true, parts })
  const { words } = (await shop.person('admin')).admin
  const guest = shop.guest().catalog
  const found = async (text: string) => (await guest.search({ text })).parts.map(({ number }) => number)
  // Frost alone is a symptom, cured by more than heater wire.
  expect(await found('frosting strip')).toContain('0201-01')
  const added = await words.add(strip)
  expect(added).toMatchObject({ ...strip, taughtBy: 'Ada Test' })
  expect(await found('frosting strip')).toEqual(['1201-HW', '1203-36'])
  expect(await found('Frosting Strips 36in')).toEqual(['1203-36'])
  expect(await words.list()).toMatchObject([{ id: added.id, typed: 'frosting strip' }])
  await words.remove({ wordId: added.id })
  expect(await found('frosting strip')).toContain('0201-01')
  await expect(words.remove({ wordId: added.id })).rejects.toMatchObject({
    cause: { code: 'search.word_missing' },
  })
  const log = await (await shop.person('super')).admin.auditLog.list({})
  expect(log.entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['word_taught', 'word_removed']),
  )
})

it('another server with the same database sees a taught word in its next answer', async () => {
  await using shop = await openTestShop({ people: true, parts })
  const other = createSearchService({ db: shop.db, tallies: shop.services.tallies })
  const admin = await shop.person('admin')
  const actor = guest('other', '203.0.113.9')
  const found = async () =>
    (await other.search(actor, searchInput.parse({ text: 'zorgle' }))).parts.map(({ number }) => number)
  expect(await found()).toEqual([])
  await admin.admin.words.add({ ...strip, typed: 'zorgle' })
  expect(await found()).toEqual(['1201-HW', '1203-36'])
})

it('a load of the whole catalog keeps the taught words', async () => {
  await using shop = await openTestShop({ people: true, parts })
  await (await shop.person('admin')).admin.words.add(strip)
  await shop.db.transaction((tx) =>
    replaceCatalog(tx, [partRow({ id: 9, number: '1299-01', name: 'HTR WIRE NEW' })]),
  )
  const page = await shop.guest().catalog.search({ text: 'frosting strip' })
  expect(page.parts.map(({ number }) => number)).toEqual(['1299-01'])
})

it('staff see which searches of the last 90 days a word would change, before and after', async () => {
  await using shop = await openTestShop({ people: true, parts })
  const guest = shop.guest().catalog
  for (const text of ['black gaskit', 'gaskit', 'gaskit', 'gasket', 'heater wire'])
    await guest.searchCounts({ text })
  await shop.services.tallies.flush()
  const { words } = (await shop.person('admin')).admin
  const { changed, further } = await words.preview({ ...gaskit, typed: 'gaskits' })
  expect(further).toBe(0)
  expect(changed).toMatchObject([
    { text: 'gaskit', searches: 2, after: { match: 'exact', total: 1, parts: [{ number: '0201-01' }] } },
    { text: 'black gaskit', searches: 1, after: { match: 'exact', total: 1 } },
  ])
  expect(changed[0]?.before.match).not.toBe('exact')
  shop.pass(91 * 24 * 3_600_000)
  expect((await words.preview(gaskit)).changed).toEqual([])
})

it('a part number, a word of the catalog, an ignored word, a loop and an empty meaning are refused by name', async () => {
  await using shop = await openTestShop({ people: true, parts })
  const { words } = (await shop.person('admin')).admin
  const codeOf = async (typed: string, means: string) =>
    words.add({ kind: 'synonym', typed, means }).then(
      () => 'added',
      (error: { cause?: { code?: string } }) => error.cause?.code,
    )
  expect(await codeOf('1201-HW', 'gasket')).toBe('search.word_is_number')
  expect(await codeOf('1201', 'gasket')).toBe('search.word_is_number')
  expect(await codeOf('Gaskets', 'heater wire')).toBe('search.word_of_catalog')
  expect(await codeOf('heater wire', 'gasket')).toBe('search.word_of_catalog')
  expect(await codeOf('for the', 'gasket')).toBe('search.word_says_nothing')
  expect(await codeOf('gaskit', 'zeppelin')).toBe('search.word_finds_nothing')
  expect(await codeOf('melter', 'melter wire')).toBe('search.word_loops')
  expect(await codeOf('frost wire', 'heater wire')).toBe('added')
  expect(await codeOf('Frost Wires', 'gasket')).toBe('search.word_taken')
  expect(await codeOf('melter', 'frost wire')).toBe('added')
  const { parts: found } = await shop.guest().catalog.search({ text: 'melter' })
  expect(found.map(({ number }) => number)).toEqual(['1201-HW', '1203-36'])
})
