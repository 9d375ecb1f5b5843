import { createHash, randomBytes } from 'node:crypto'
import { partNumberProblem } from '@mullion/domain/catalog/part-number'
import type { ObjectStore } from '../object-store/port.ts'
import { fileName, fullPng, type Render, type Variant, variants, writeVariants } from './picture-files.ts'
import {
  badImageName,
  type CopiedImages,
  type PartImageRequest,
  type PartImages,
  type PartImageUpload,
  type PhotoRequest,
  type PreparedImage,
  type Renumbering,
  type StoredImage,
  tooManyImages,
} from './port.ts'
import { readPhoto } from './read-photo.ts'
import { readPng } from './read-png.ts'
import { readSvg } from './read-svg.ts'

/** Raise this to render unchanged drawings again. */
const renderRevision = 1
const contentTypes = { png: 'image/png', webp: 'image/webp' } as const

function partStem(number: string, version: number): string | null {
  if (partNumberProblem(number) !== null || !Number.isSafeInteger(version) || version < 0) return null
  return version === 0 ? number : `${number}-v${version}`
}

function illustrationStem(name: string): string | null {
  return name.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? name : null
}

/** Returns the stem of a file name; throws for a name that is not allowed. */
function stemOf(number: string, version: number): string {
  const stem = partStem(number, version)
  if (stem === null) throw badImageName(number)
  return stem
}

/** Matches the files of an upload. */
const uploadFile = /^uploads\/([0-9a-f]{32})[-.]/
const uploadName = /^[0-9a-f]{32}$/

const keys = {
  upload: (name: string, variant: Variant) => `uploads/${fileName(name, variant)}`,
  part: (stem: string, variant: Variant) => `parts/${fileName(stem, variant)}`,
  reference: (stem: string) => `reference/${fileName(stem, fullPng)}`,
  illustration: (stem: string, variant: Variant) => `illustrations/${fileName(stem, variant)}`,
}

/** Uploads decoded or waiting at a time; each is at most 10 MB, so that they hold at most 200 MB. */
export const maxWaitingUploads = 20

/** Fewer changes are asked for one by one; each is nine questions, and a list answers a thousand. */
const worthListing = 20

export interface PartImagesOptions {
  readonly store: ObjectStore
  /** Objects that are listed at most before each one is asked for instead. */
  readonly maxListed?: number
  /** Decodes an upload. */
  readonly read?: (png: Uint8Array) => Promise<Render>
}

/**
 * Stores images as objects: `uploads/` by random names, `parts/` by number and version, `reference/` by number,
 * `illustrations/` by name.
 */
export function createPartImages(options: PartImagesOptions): PartImages {
  const { store, read = readPng, maxListed = 200_000 } = options
  const writeAll = (render: Render, keyOf: (variant: Variant) => string) =>
    writeVariants(render, (variant, bytes) =>
      store.put(keyOf(variant), { bytes, contentType: contentTypes[variant.format] }),
    )

  // Uploads are decoded one at a time, because one of 8,000 × 8,000 pixels takes up to 260 MB.
  let lastUpload: Promise<unknown> = Promise.resolve()
  let uploads = 0
  async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
    if (uploads >= maxWaitingUploads) throw tooManyImages()
    uploads += 1
    const done = lastUpload.then(work)
    lastUpload = done.catch(() => undefined)
    return done.finally(() => {
      uploads -= 1
    })
  }

  async function removeUpload(storedAs: string): Promise<void> {
    if (!uploadName.test(storedAs)) return
    for (const variant of variants) await store.remove(keys.upload(storedAs, variant))
  }

  async function findPhoto({ storedAs, ...variant }: PhotoRequest): Promise<StoredImage | null> {
    const found = uploadName.test(storedAs) ? await store.get(keys.upload(storedAs, variant)) : null
    return found && { ...found, contentType: contentTypes[variant.format], illustration: false }
  }

  const prepare = (png: Uint8Array) => prepared(() => read(png))
  const preparePhoto = (photo: Uint8Array, crop: number | null) => prepared(() => readPhoto(photo, crop))

  async function prepared(decode: () => Promise<Render>): Promise<PreparedImage> {
    const storedAs = randomBytes(16).toString('hex')
    const discard = () => removeUpload(storedAs)
    await oneAtATime(async () => {
      const render = await decode()
      await writeAll(render, (variant) => keys.upload(storedAs, variant)).catch(async (error: unknown) => {
        // What cannot be removed now is swept later.
        await discard().catch(() => undefined)
        throw error
      })
    })
    return {
      storedAs,
      discard,
      async storeReference(number) {
        const key = keys.reference(stemOf(number, 0))
        await copyObject(keys.upload(storedAs, fullPng), key)
        // What cannot be removed now is swept later.
        await discard().catch(() => undefined)
      },
    }
  }

  /** Copies an object; false if there is none. */
  async function copyObject(from: string, to: string): Promise<boolean> {
    const found = await store.get(from)
    if (found) await store.put(to, { bytes: await found.bytes(), contentType: typeOf(from) })
    return found !== null
  }

  async function put({ png, number, version }: PartImageUpload): Promise<void> {
    const stem = stemOf(number, version)
    await oneAtATime(async () => writeAll(await read(png), (variant) => keys.part(stem, variant)))
  }

  function renumberedObjects({ from, to, version }: Renumbering): { from: string; to: string }[] {
    const [before, after] = [stemOf(from, version), stemOf(to, version)]
    return [
      ...variants.map((variant) => ({ from: keys.part(before, variant), to: keys.part(after, variant) })),
      { from: keys.reference(stemOf(from, 0)), to: keys.reference(stemOf(to, 0)) },
    ]
  }

  async function withFiles(changes: readonly Renumbering[]): Promise<readonly Renumbering[]> {
    if (changes.length < worthListing) return changes
    const changeOf = new Map<string, Renumbering>()
    for (const change of changes) for (const { from } of renumberedObjects(change)) changeOf.set(from, change)
    const found = new Set<Renumbering>()
    let listed = 0
    for (const prefix of ['parts/', 'reference/'])
      for await (const { key } of store.list(prefix)) {
        if (++listed > maxListed) return changes
        const change = changeOf.get(key)
        if (change) found.add(change)
      }
    return changes.filter((change) => found.has(change))
  }

  async function copy(change: Renumbering): Promise<CopiedImages> {
    const copies = new Map<string, string | null>()
    async function discard(): Promise<void> {
      for (const [key, identity] of copies)
        if ((await store.identity(key)) === identity) await store.remove(key)
    }
    try {
      for (const { from, to } of renumberedObjects(change)) {
        if (!(await store.has(from)) || (await store.has(to))) continue
        if (await copyObject(from, to)) copies.set(to, await store.identity(to))
      }
    } catch (error) {
      await discard()
      throw error
    }
    return { discard }
  }

  async function renumber(change: Renumbering): Promise<void> {
    for (const { from, to } of renumberedObjects(change))
      if (await copyObject(from, to)) await store.remove(from)
  }

  async function putIllustration(name: string, svg: string): Promise<void> {
    const stem = illustrationStem(name)
    if (stem === null) throw badImageName(name)
    const hash = createHash('sha256').update(`${renderRevision}\n${svg}`).digest('hex')
    const hashKey = `illustrations/${stem}.sha256`
    const rendered = await (await store.get(hashKey))?.bytes()
    if (rendered && Buffer.from(rendered).toString() === hash) return
    await writeAll(await readSvg(name, svg), (variant) => keys.illustration(stem, variant))
    await store.put(hashKey, { bytes: Buffer.from(hash), contentType: 'text/plain' })
  }

  /** Finds a variant of an image that is complete: its full PNG, which is stored last, is there. */
  async function findIn(keyOf: (variant: Variant) => string, variant: Variant) {
    const key = keyOf(variant)
    const found = await store.get(key)
    const full = keyOf(fullPng)
    return found && (key === full || (await store.has(full))) ? found : null
  }

  async function findOwn(request: PartImageRequest) {
    const { number, version, storedAs } = request
    if (storedAs !== null && uploadName.test(storedAs)) {
      const upload = await store.get(keys.upload(storedAs, request))
      if (upload) return upload
    }
    const stem = partStem(number, version)
    return stem === null ? null : findIn((variant) => keys.part(stem, variant), request)
  }

  async function find(request: PartImageRequest): Promise<StoredImage | null> {
    const contentType = contentTypes[request.format]
    const own = await findOwn(request)
    if (own) return { ...own, contentType, illustration: false }
    const drawing = request.illustration === null ? null : illustrationStem(request.illustration)
    if (drawing === null) return null
    const found = await findIn((variant) => keys.illustration(drawing, variant), request)
    return found && { ...found, contentType, illustration: true }
  }

  async function findReference(number: string): Promise<StoredImage | null> {
    const stem = partStem(number, 0)
    const found = stem === null ? null : await store.get(keys.reference(stem))
    return found && { ...found, contentType: contentTypes.png, illustration: false }
  }

  async function sweep(before: Date, keep: ReadonlySet<string>): Promise<void> {
    const old: string[] = []
    let holdsKept = false
    for await (const { key, storedAt } of store.list('uploads/')) {
      const name = uploadFile.exec(key)?.[1] ?? ''
      if (keep.has(name)) holdsKept = true
      else if (name !== '' && storedAt < before) old.push(key)
    }
    if (!holdsKept) return
    for (const key of old) await store.remove(key)
  }

  return {
    ...{ prepare, preparePhoto, put, withFiles, copy, renumber, putIllustration },
    ...{ find, findPhoto, findReference, removeUpload, sweep },
  }
}

const typeOf = (key: string) => (key.endsWith('.webp') ? contentTypes.webp : contentTypes.png)
