import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { describeObjectStore } from './contract.ts'
import { copyObjects } from './copy.ts'
import { createDiskStore } from './disk.ts'
import { probeFiles } from './files-probe.ts'
import type { ObjectStore } from './port.ts'
import { openBucket } from './s3.ts'
import { type FileStorage, openFileStorage } from './testing/file-storage-server.ts'

let storage: FileStorage
let stores = 0
beforeAll(async () => {
  storage = await openFileStorage()
})
afterAll(() => storage.close())
afterEach(() => storage.faults.clear())

/** A store of its own in the bucket, which all tests share. */
async function openStore() {
  stores += 1
  return { store: openBucket(storage.settings)(`store-${stores}/`), close: async () => undefined }
}

describeObjectStore('a bucket', openStore)

const png = { bytes: Buffer.from('a picture that is long enough to be cut in two'), contentType: 'image/png' }
const unavailable = { kind: 'unavailable', code: 'files.unavailable' }

function bucketOf(change: Partial<Parameters<typeof openBucket>[0]> = {}) {
  const troubles: string[] = []
  const onTrouble = (error: unknown) => void troubles.push(String(error))
  return { troubles, store: openBucket({ ...storage.settings, onTrouble, ...change })('images/') }
}

describe('a bucket', () => {
  it('keeps the type of an object, and serves nothing to those who do not sign', async () => {
    const { store } = bucketOf()
    await store.put('parts/1204-02.png', png)
    const address = `${storage.url}/${storage.settings.bucket}/images/parts/1204-02.png`
    expect((await fetch(address)).status).toBe(403)
  })

  it('keeps the objects of two prefixes apart', async () => {
    const openPrefix = openBucket(storage.settings)
    const [images, documents] = [openPrefix('images/'), openPrefix('po-documents/')]
    await images.put('one', png)
    expect(await documents.get('one')).toBeNull()
    for await (const { key } of documents.list()) expect.unreachable(key)
  })

  it('lists more objects than one answer holds', async () => {
    const { store } = bucketOf({ keysPerPage: 2 })
    for (const key of ['1', '2', '3', '4', '5']) await store.put(`pages/${key}`, png)
    const keys: string[] = []
    for await (const { key } of store.list('pages/')) keys.push(key)
    expect(keys.sort()).toEqual(['pages/1', 'pages/2', 'pages/3', 'pages/4', 'pages/5'])
  })
})

describe('a storage in trouble', () => {
  it.each([
    ['answers 500', { kind: 'status', status: 500 }],
    ['is asked too often', { kind: 'status', status: 429 }],
    ['cuts its answer', { kind: 'cut' }],
    ['is too slow', { kind: 'slow', ms: 60_000 }],
  ] as const)('is asked once more when it %s', async (_, fault) => {
    await bucketOf().store.put('one', png)
    const { store, troubles } = bucketOf(fault.kind === 'slow' ? { timeoutMs: 1_500 } : {})
    storage.faults.next(fault)
    expect((await store.get('one'))?.sizeBytes).toBe(png.bytes.length)
    storage.faults.next({ ...fault, times: 2 })
    await expect(store.get('one')).rejects.toMatchObject(unavailable)
    expect(troubles).toHaveLength(1)
    expect((await store.get('one'))?.sizeBytes).toBe(png.bytes.length)
  })

  it('is left alone after five calls in a row without an answer, and tried again later', async () => {
    const { store, troubles } = bucketOf({ openMs: 100 })
    await store.put('one', png)
    storage.faults.next({ kind: 'status', times: 'always' })
    for (let count = 0; count < 8; count += 1)
      await expect(store.get('one')).rejects.toMatchObject(unavailable)
    expect(troubles).toHaveLength(5)
    const asked = storage.calls.length
    await expect(store.get('one')).rejects.toMatchObject(unavailable)
    expect(storage.calls).toHaveLength(asked)
    storage.faults.clear()
    await expect.poll(() => store.get('one').catch(() => null)).toMatchObject({ sizeBytes: png.bytes.length })
  })

  it('never passes on an object that is not the one that was stored', async () => {
    const { store, troubles } = bucketOf()
    await store.put('one', png)
    const stored = `${storage.dir}/${storage.settings.bucket}/images/one._S3rver_object`
    await writeFile(stored, 'another picture')
    await expect(store.get('one')).rejects.toMatchObject(unavailable)
    expect(troubles.join()).toContain('damaged')
  })

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong-secret-of-the-store' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'NOBODY' }, 'InvalidAccessKeyId'],
    ['a bucket that is not there', { bucket: 'nowhere' }, 'NoSuchBucket'],
  ] as const)(
    'that refuses %s is not asked again, and the reason is told without secrets',
    async (_, change, code) => {
      const { store, troubles } = bucketOf(change)
      const asked = storage.calls.length
      await expect(store.put('one', png)).rejects.toMatchObject(unavailable)
      expect(storage.calls).toHaveLength(asked + 1)
      expect(troubles.join()).toContain(code)
      expect(troubles.join()).not.toContain('wrong-secret-of-the-store')
    },
  )
})

describe('the probe of the file storage', () => {
  const probed = (change: Partial<Parameters<typeof probeFiles>[0]> = {}) =>
    probeFiles({ ...storage.settings, ...change }).run(new AbortController().signal)

  it('writes, reads and removes a file', async () => {
    expect(await probed()).toMatchObject({ ok: true })
    const left: string[] = []
    for await (const { key } of openBucket(storage.settings)('probe/').list()) left.push(key)
    expect(left).toEqual([])
  })

  it.each([
    ['S3_SECRET_ACCESS_KEY', { secretAccessKey: 'wrong-secret-of-the-store' }],
    ['S3_ACCESS_KEY_ID', { accessKeyId: 'NOBODY' }],
    ['S3_BUCKET', { bucket: 'nowhere' }],
    ['S3_URL', { url: 'http://127.0.0.1:9' }],
  ] as const)('names %s when it is wrong', async (setting, change) => {
    const found = await probed(change)
    expect(found).toMatchObject({ ok: false, advice: expect.stringContaining(setting) })
    expect(JSON.stringify(found)).not.toContain('wrong-secret-of-the-store')
  })
})

describe('copying a store', () => {
  const keysOf = async (store: ObjectStore) => {
    const keys: string[] = []
    for await (const { key } of store.list()) keys.push(key)
    return keys.sort()
  }
  const files = ['uploads/a.png', 'uploads/a-320.webp', 'reference/1204-02.png', 'b'.repeat(32)]

  it('to a bucket and back brings every byte, and a repeated copy only what is missing or was stored later', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'mullion-copy-'))
    const disk = (name: string) => createDiskStore({ dir: join(dir, name), isPrivate: true })
    const [from, back, { store: bucket }] = [disk('from'), disk('back'), await openStore()]
    const storedAt = (key: string, at: number) => utimes(join(dir, 'from', key), at, at)
    for (const key of files) {
      await from.put(key, { ...png, bytes: Buffer.from(key) })
      await storedAt(key, Date.now() / 1000 - 3600)
    }
    await writeFile(join(dir, 'from', 'half.0.draft'), 'half')
    const tried = await copyObjects({ from, to: bucket, dryRun: true })
    expect([tried.copied, await keysOf(bucket)]).toEqual([4, []])
    storage.faults.next({ kind: 'status', path: 'reference', times: 'always' })
    const first = await copyObjects({ from, to: bucket, dryRun: false })
    expect(first).toMatchObject({ copied: 3, unchanged: 0, failed: [{ key: 'reference/1204-02.png' }] })
    storage.faults.clear()
    await bucket.put('uploads/a.png', { ...png, bytes: Buffer.from('another picture') })
    expect(await copyObjects({ from, to: bucket, dryRun: false })).toMatchObject({
      copied: 1,
      unchanged: 2,
      newer: ['uploads/a.png'],
      failed: [],
    })
    await storedAt('uploads/a.png', Date.now() / 1000 + 3600)
    expect(await copyObjects({ from, to: bucket, dryRun: false })).toMatchObject({ copied: 1, newer: [] })
    expect(await keysOf(bucket)).toEqual([...files].sort())
    const seen: number[] = []
    const onProgress = (done: number, all: number) => void seen.push(done / all)
    expect(await copyObjects({ from: bucket, to: back, dryRun: false, onProgress })).toMatchObject({
      copied: 4,
    })
    expect(seen.at(-1)).toBe(1)
    for (const key of files) expect(await back.checksum(key)).toBe(await from.checksum(key))
    await rm(dir, { recursive: true })
  })
})
