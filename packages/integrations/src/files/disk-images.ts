import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises'
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
  notSvg,
  type PartImageRequest,
  type PartImages,
  type PartImageUpload,
  type PreparedImage,
  type StoredImage,
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

async function textOf(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** Moves a file if it exists, replacing any file at the destination. */
async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

/**
 * Stores images as files under `dir`: `parts/` by number and version, `reference/` by number, `illustrations/` by name.
 * Prepared uploads wait in `drafts/` until they are stored.
 */
export function createDiskImages({ dir }: { readonly dir: string }): PartImages {
  const partsDir = resolve(dir, 'parts')
  const referenceDir = resolve(dir, 'reference')
  const draftsDir = resolve(dir, 'drafts')
  const illustrationsDir = resolve(dir, 'illustrations')

  async function prepare(png: Uint8Array): Promise<PreparedImage> {
    const render = await readPng(png)
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

  async function renumber({ from, to, version }: Parameters<PartImages['renumber']>[0]): Promise<void> {
    const [old, next] = [stemOf(from, version), stemOf(to, version)]
    for (const variant of variants) {
      await moveIfThere(join(partsDir, fileName(old, variant)), join(partsDir, fileName(next, variant)))
    }
    await moveIfThere(
      join(referenceDir, fileName(stemOf(from, 0), fullPng)),
      join(referenceDir, fileName(stemOf(to, 0), fullPng)),
    )
  }

  async function putIllustration(name: string, svg: string): Promise<void> {
    const stem = illustrationStem(name)
    if (stem === null) throw badImageName(name)
    const hash = createHash('sha256').update(`${renderRevision}\n${svg}`).digest('hex')
    const hashPath = join(illustrationsDir, `${stem}.sha256`)
    if ((await textOf(hashPath)) === hash) return
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

  return { prepare, put, renumber, putIllustration, find, findReference }
}
