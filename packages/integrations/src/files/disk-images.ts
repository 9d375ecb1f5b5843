import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { partNumberProblem } from '@mullion/domain/catalog/part-number'
import { writeFileAtomically } from '../atomic-file.ts'
import {
  fileName,
  forAll,
  fullPng,
  loadSharp,
  type Render,
  type Variant,
  variants,
  writeVariants,
} from './picture-files.ts'
import {
  badImageName,
  type CopiedImages,
  notSvg,
  type PartImageRequest,
  type PartImages,
  type PartImageUpload,
  type PreparedImage,
  type Renumbering,
  type StoredImage,
  tooManyImages,
} from './port.ts'
import { readPng } from './read-png.ts'

/** Raise this to render unchanged drawings again. */
const renderRevision = 1
const illustrationWidth = 960
/** At this density, sharp draws one pixel per SVG unit. */
const svgDensity = 72
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

/** Renders every size from the vectors, which is sharper and faster than scaling. Throws `notSvg`. */
async function readSvg(name: string, svg: string): Promise<Render> {
  if (!/^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(svg)) throw notSvg(name)
  const sharp = await loadSharp()
  const source = Buffer.from(svg)
  const drawing = await sharp(source, { density: svgDensity })
    .metadata()
    .catch((error: unknown) => {
      throw notSvg(name, error)
    })
  return (size) => {
    const width = size === 'full' ? illustrationWidth : size
    return sharp(source, { density: (svgDensity * width) / drawing.width }).resize({ width })
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Tells a file from another one that replaced it under its name; null if there is none. */
async function inodeOf(path: string): Promise<number | null> {
  return (await stat(path).catch(nullIfMissing))?.ino ?? null
}

/** Uploads decoded or waiting at a time; each is at most 10 MB, so that they hold at most 200 MB. */
export const maxWaitingUploads = 20

export interface DiskImageOptions {
  readonly dir: string
  /** Decodes an upload. */
  readonly read?: (png: Uint8Array) => Promise<Render>
}

/**
 * Stores images as files under `dir`: `parts/` by number and version, `reference/` by number, `illustrations/` by name.
 * Prepared uploads wait in `drafts/` until they are stored.
 */
export function createDiskImages({ dir, read = readPng }: DiskImageOptions): PartImages {
  const partsDir = resolve(dir, 'parts')
  const referenceDir = resolve(dir, 'reference')
  const draftsDir = resolve(dir, 'drafts')
  const illustrationsDir = resolve(dir, 'illustrations')

  // Uploads are decoded one at a time, because one of 8,000 × 8,000 pixels takes up to 260 MB.
  let lastUpload: Promise<unknown> = Promise.resolve()
  let uploads = 0
  async function prepare(png: Uint8Array): Promise<PreparedImage> {
    if (uploads >= maxWaitingUploads) throw tooManyImages()
    uploads += 1
    const prepared = lastUpload.then(() => prepareNow(png))
    lastUpload = prepared.catch(() => undefined)
    return prepared.finally(() => {
      uploads -= 1
    })
  }

  async function prepareNow(png: Uint8Array): Promise<PreparedImage> {
    const render = await read(png)
    const draft = join(draftsDir, randomUUID())
    await mkdir(draft, { recursive: true })
    const draftOf = (variant: Variant) => join(draft, fileName('image', variant))
    const discard = () => rm(draft, { recursive: true, force: true })
    await writeVariants(render, draftOf).catch(async (error: unknown) => {
      await discard()
      throw error
    })
    return {
      discard,
      async store({ number, version }) {
        const stem = stemOf(number, version)
        await mkdir(partsDir, { recursive: true })
        for (const variant of variants)
          await rename(draftOf(variant), join(partsDir, fileName(stem, variant)))
        await discard()
      },
      async storeReference(number) {
        const stem = stemOf(number, 0)
        await mkdir(referenceDir, { recursive: true })
        await rename(draftOf(fullPng), join(referenceDir, fileName(stem, fullPng)))
        await discard()
      },
    }
  }

  async function put({ png, ...place }: PartImageUpload): Promise<void> {
    stemOf(place.number, place.version)
    await (await prepare(png)).store(place)
  }

  function renumberedFiles({ from, to, version }: Renumbering): { from: string; to: string }[] {
    const inParts = (number: string, variant: Variant) =>
      join(partsDir, fileName(stemOf(number, version), variant))
    const reference = (number: string) => join(referenceDir, fileName(stemOf(number, 0), fullPng))
    return [
      ...variants.map((variant) => ({ from: inParts(from, variant), to: inParts(to, variant) })),
      { from: reference(from), to: reference(to) },
    ]
  }

  async function copy(change: Renumbering): Promise<CopiedImages> {
    const inodes = new Map<string, number>()
    async function discard(): Promise<void> {
      for (const [path, inode] of inodes) if ((await inodeOf(path)) === inode) await rm(path, { force: true })
    }
    try {
      for (const { from, to } of renumberedFiles(change)) {
        const content = await readFile(from).catch(nullIfMissing)
        if (content === null || (await exists(to))) continue
        await writeFileAtomically({ path: to, content, mode: forAll })
        inodes.set(to, (await inodeOf(to)) ?? 0)
      }
    } catch (error) {
      await discard()
      throw error
    }
    return { discard }
  }

  async function renumber(change: Renumbering): Promise<void> {
    for (const { from, to } of renumberedFiles(change)) await rename(from, to).catch(nullIfMissing)
  }

  async function putIllustration(name: string, svg: string): Promise<void> {
    const stem = illustrationStem(name)
    if (stem === null) throw badImageName(name)
    const hash = createHash('sha256').update(`${renderRevision}\n${svg}`).digest('hex')
    const hashPath = join(illustrationsDir, `${stem}.sha256`)
    if ((await readFile(hashPath, 'utf8').catch(nullIfMissing)) === hash) return
    const render = await readSvg(name, svg)
    await mkdir(illustrationsDir, { recursive: true })
    await writeVariants(render, (variant) => join(illustrationsDir, fileName(stem, variant)))
    await writeFileAtomically({ path: hashPath, content: hash, mode: forAll })
  }

  async function findIn(folder: string, stem: string | null, variant: Variant): Promise<string | null> {
    if (stem === null || !(await exists(join(folder, fileName(stem, fullPng))))) {
      return null
    }
    return join(folder, fileName(stem, variant))
  }

  async function find(request: PartImageRequest): Promise<StoredImage | null> {
    const contentType = contentTypes[request.format]
    const own = await findIn(partsDir, partStem(request.number, request.version), request)
    if (own !== null) return { path: own, contentType, illustration: false }
    const drawing = request.illustration === null ? null : illustrationStem(request.illustration)
    const path = await findIn(illustrationsDir, drawing, request)
    return path === null ? null : { path, contentType, illustration: true }
  }

  async function findReference(number: string): Promise<StoredImage | null> {
    const path = await findIn(referenceDir, partStem(number, 0), fullPng)
    return path === null ? null : { path, contentType: contentTypes.png, illustration: false }
  }

  return { prepare, put, copy, renumber, putIllustration, find, findReference }
}
