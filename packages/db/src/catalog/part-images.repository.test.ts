import { expect, it } from 'vitest'
import { replaceCatalog } from '../search/indexed-parts.repository.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { partRow } from '../testing/part-row.ts'
import { createPartImage, findPartImage, listStoredImages } from './part-images.repository.ts'

it('a part has one image of each version, and none when it is gone', async () => {
  await using db = await openTestDatabase()
  const createdAt = new Date('2026-11-24T12:00:00Z')
  const image = (version: number, storedAs: string) =>
    db.transaction((tx) => createPartImage(tx, { partId: 1, version, storedAs, createdAt }))
  await db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1 })]))
  await image(1, 'a')
  await image(2, 'b')
  await expect(image(2, 'c')).rejects.toThrow()
  await expect(image(3, 'a')).rejects.toThrow()
  expect(await findPartImage(db.read, 1, 2)).toBe('b')
  expect(await findPartImage(db.read, 1, 3)).toBeNull()
  expect((await listStoredImages(db.read)).sort()).toEqual(['a', 'b'])
  await db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 2 })]))
  expect(await listStoredImages(db.read)).toEqual([])
})
