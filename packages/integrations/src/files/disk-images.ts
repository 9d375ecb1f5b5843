import { createHash } from 'node:crypto'
import { access, mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { partNumberProblem } from '@mullion/domain/catalog/part-number'
import type { Sharp, SharpConstructor } from 'sharp'
import { writeWholeFile } from '../whole-file.ts'
import {
  badImageName,
  type ImageFormat,
  type ImageSize,
  imageFormats,
  imageSizes,
  imageTooLarge,
  maxImageBytes,
  notPng,
  notSvg,
  type PartImageRequest,
  type PartImages,
  type PartImageUpload,
  type StoredImage,
} from './port.ts'

/** Raise it when drawings must be rendered anew although they are the same. */
const renderRevision = 1
const fullWidth = 1280
const illustrationWidth = 960
const maxPixelsASide = 8000
/** At this density sharp draws one pixel for each unit of a drawing. */
const svgDensity = 72
const contentTypes = { png: 'image/png', webp: 'image/webp' } as const
/** Pictures are public: whoever may look into the folder may read them. */
const forAll = 0o644
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

let loaded: Promise<SharpConstructor> | undefined

/** sharp takes a while to load, and most starts have nothing to render. */
async function loadSharp(): Promise<SharpConstructor> {
  loaded ??= import('sharp').then((module) => module.default)
  return loaded
}

interface Variant {
  readonly size: ImageSize
  readonly format: ImageFormat
}

const fullPng: Variant = { size: 'full', format: 'png' }
const derived: readonly Variant[] = imageSizes
  .flatMap((size) => imageFormats.map((format) => ({ size, format })))
  .filter(({ size, format }) => size !== fullPng.size || format !== fullPng.format)

function fileName(stem: string, { size, format }: Variant): string {
  return size === 'full' ? `${stem}.${format}` : `${stem}-${size}.${format}`
}

function partStem(number: string, version: number): string | null {
  if (partNumberProblem(number) !== null || !Number.isSafeInteger(version) || version < 0) return null
  return version === 0 ? number : `${number}-v${version}`
}

function illustrationStem(name: string): string | null {
  return name.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? name : null
}

/** Draws the picture at one size; called once for each file that is made. */
type Render = (size: ImageSize) => Sharp

function encode(picture: Sharp, format: ImageFormat): Promise<Buffer> {
  return format === 'png' ? picture.png().toBuffer() : picture.webp({ quality: 82, effort: 2 }).toBuffer()
}

/** The full PNG comes last: where it exists, all others do. */
async function writeVariants(render: Render, pathOf: (variant: Variant) => string): Promise<void> {
  const write = async (variant: Variant) => {
    const content = await encode(render(variant.size), variant.format)
    await writeWholeFile({ path: pathOf(variant), content, mode: forAll })
  }
  await Promise.all(derived.map(write))
  await write(fullPng)
}

/** Reads the pixels of an upload once; throws `notPng` or `imageTooLarge`. */
async function readPng(png: Uint8Array): Promise<Render> {
  if (png.byteLength > maxImageBytes) throw imageTooLarge()
  if (!pngSignature.equals(png.subarray(0, pngSignature.length))) throw notPng()
  const sharp = await loadSharp()
  const upload = sharp(png, { failOn: 'error', limitInputPixels: false })
  const found = await upload.metadata().catch((error: unknown) => {
    throw notPng(error)
  })
  if (Math.max(found.width, found.height) > maxPixelsASide) throw imageTooLarge()
  const fitted = upload.resize({
    width: fullWidth,
    height: fullWidth,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const picture = await pixelsOf(sharp, fitted).catch((error: unknown) => {
    throw notPng(error)
  })
  return (size) =>
    size === 'full' ? picture.clone() : picture.clone().resize({ width: size, withoutEnlargement: true })
}

async function pixelsOf(sharp: SharpConstructor, picture: Sharp): Promise<Sharp> {
  const pixels = picture.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' })
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** Every size is drawn from the vectors, which is sharper than scaling and faster. Throws `notSvg`. */
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

/** Keeps part images as files under `dir`: `parts/` by number and version, `illustrations/` by name. */
export function createDiskImages({ dir }: { readonly dir: string }): PartImages {
  const partsDir = resolve(dir, 'parts')
  const illustrationsDir = resolve(dir, 'illustrations')

  async function put({ number, version, png }: PartImageUpload): Promise<void> {
    const stem = partStem(number, version)
    if (stem === null) throw badImageName(number)
    const render = await readPng(png)
    await mkdir(partsDir, { recursive: true })
    await writeVariants(render, (variant) => join(partsDir, fileName(stem, variant)))
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
    await writeWholeFile({ path: hashPath, content: hash, mode: forAll })
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

  return { put, putIllustration, find }
}
