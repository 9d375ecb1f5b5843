import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createDiskStore } from './disk.ts'
import { createRememberedList } from './remembered-list.ts'

it('lists the files of a disk store again only when one was stored, replaced or removed', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-list-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const options = { dir, isPrivate: true }
  const disk = createDiskStore(options)
  let listings = 0
  const store = createRememberedList(options, {
    ...disk,
    list() {
      listings += 1
      return disk.list()
    },
  })
  const put = (key: string, text: string) =>
    store.put(key, { bytes: Buffer.from(text), contentType: 'text/plain' })
  /** As if the last change was a while ago. */
  const settle = () => {
    const before = new Date(Date.now() - 60_000 * (listings + 1))
    const folders = readdirSync(dir, { withFileTypes: true }).filter((each) => each.isDirectory())
    for (const name of ['', ...folders.map((each) => each.name)]) utimesSync(join(dir, name), before, before)
  }
  const found = async (prefix?: string) => {
    const sizes: Record<string, number> = {}
    for await (const { key, sizeBytes } of store.list(prefix)) sizes[key] = sizeBytes
    return sizes
  }

  expect(
    await createRememberedList({ ...options, dir: join(dir, 'none') })
      .list()
      [Symbol.asyncIterator]()
      .next(),
  ).toEqual({ done: true, value: undefined })
  await put('a.pdf', 'one')
  await put('parts/b.png', 'two')
  settle()
  expect(await found()).toEqual({ 'a.pdf': 3, 'parts/b.png': 3 })
  expect(await found('parts/')).toEqual({ 'parts/b.png': 3 })
  expect(await found()).toEqual({ 'a.pdf': 3, 'parts/b.png': 3 })
  expect(listings).toBe(1)

  await put('parts/b.png', 'longer')
  expect(await found()).toEqual({ 'a.pdf': 3, 'parts/b.png': 6 })
  // One that follows at once is seen even if the time of the folder is the same.
  await put('parts/c.png', 'three')
  expect(await found()).toEqual({ 'a.pdf': 3, 'parts/b.png': 6, 'parts/c.png': 5 })
  settle()
  await found()
  await found()
  expect(listings).toBe(4)
  await store.remove('a.pdf')
  expect(Object.keys(await found()).sort()).toEqual(['parts/b.png', 'parts/c.png'])
})
