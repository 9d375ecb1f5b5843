import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ListedObject, ObjectStore } from './port.ts'

export interface ObjectStoreUnderTest {
  readonly store: ObjectStore
  close(): Promise<void>
}

const png = { bytes: Buffer.from('\u0089PNG a picture'), contentType: 'image/png' }
const other = { bytes: Buffer.from('another picture'), contentType: 'image/png' }

export function describeObjectStore(name: string, openStore: () => Promise<ObjectStoreUnderTest>): void {
  describe(`${name} is an object store`, () => {
    let under: ObjectStoreUnderTest
    let store: ObjectStore
    beforeEach(async () => {
      under = await openStore()
      store = under.store
    })
    afterEach(() => under.close())

    const textOf = async (key: string) => {
      const found = await store.get(key)
      return found && Buffer.from(await found.bytes()).toString()
    }
    const listed = async (prefix?: string) => {
      const all: ListedObject[] = []
      for await (const each of store.list(prefix)) all.push(each)
      return all.map(({ key, sizeBytes }) => [key, sizeBytes]).sort()
    }

    it('returns bytes unchanged, at once and as a stream, with their number', async () => {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
      await store.put('parts/1204-02-v3-320.webp', { bytes, contentType: 'image/webp' })
      const found = await store.get('parts/1204-02-v3-320.webp')
      expect(found?.sizeBytes).toBe(70_000)
      expect(Buffer.from((await found?.bytes()) ?? []).equals(bytes)).toBe(true)
      const streamed = await new Response(found?.stream()).arrayBuffer()
      expect(Buffer.from(streamed).equals(bytes)).toBe(true)
    })

    it('replaces an object, and tells the new one from the old even if their bytes are the same', async () => {
      await store.put('parts/1204-02.png', png)
      const before = await store.identity('parts/1204-02.png')
      await store.put('parts/1204-02.png', png)
      expect(await store.identity('parts/1204-02.png')).not.toBe(before)
      await store.put('parts/1204-02.png', other)
      expect(await textOf('parts/1204-02.png')).toBe('another picture')
    })

    it('has nothing under a key that was not stored or was removed', async () => {
      await store.put('parts/1204-02.png', png)
      await store.remove('parts/1204-02.png')
      await store.remove('parts/1204-02.png')
      for (const key of ['parts/1204-02.png', 'parts/none.png', 'parts']) {
        expect(await store.get(key), key).toBeNull()
        expect(await store.has(key), key).toBe(false)
        expect(await store.identity(key), key).toBeNull()
        expect(await store.checksum(key), key).toBeNull()
      }
      expect(await listed()).toEqual([])
    })

    it('lists keys by their beginning, with sizes and times', async () => {
      const since = Date.now() - 60_000
      for (const key of ['parts/1204-02.png', 'parts/1204-03.png', 'reference/1204-02.png'])
        await store.put(key, png)
      const size = png.bytes.length
      expect(await listed('parts/')).toEqual([
        ['parts/1204-02.png', size],
        ['parts/1204-03.png', size],
      ])
      expect(await listed()).toHaveLength(3)
      for await (const { storedAt } of store.list()) expect(storedAt.getTime()).toBeGreaterThan(since)
    })

    it('has the checksum of an object', async () => {
      await store.put('a', { bytes: Buffer.from('abc'), contentType: 'text/plain' })
      expect(await store.checksum('a')).toBe(
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      )
      expect(await store.has('a')).toBe(true)
    })

    it.each([
      '',
      '.',
      '..',
      '../outside',
      'a/../../outside',
      '/etc/passwd',
      'a//b',
      'a/',
      'a\\b',
      'a\u0000b',
      'a b',
      'x'.repeat(500),
    ])('neither stores nor finds anything under %j', async (key) => {
      await expect(store.put(key, png)).rejects.toThrow()
      expect(await store.get(key)).toBeNull()
      expect(await store.has(key)).toBe(false)
      await store.remove(key)
      expect(await listed()).toEqual([])
    })
  })
}
