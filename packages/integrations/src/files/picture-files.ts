import type { Sharp, SharpConstructor } from 'sharp'
import { type ImageFormat, type ImageSize, imageFormats, imageSizes } from './port.ts'

let loaded: Promise<SharpConstructor> | undefined

/** Loads sharp on first use, because it takes a while to load and most processes render nothing. */
export async function loadSharp(): Promise<SharpConstructor> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Uploads are all different: cached operations would only hold their memory.
    sharp.cache(false)
    return sharp
  })
  return loaded
}

/** Decodes a picture to pixels that all its sizes are made of. */
export async function pixelsOf(sharp: SharpConstructor, picture: Sharp): Promise<Sharp> {
  const pixels = picture.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' })
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

export interface Variant {
  readonly size: ImageSize
  readonly format: ImageFormat
}

export const fullPng: Variant = { size: 'full', format: 'png' }
const derived: readonly Variant[] = imageSizes
  .flatMap((size) => imageFormats.map((format) => ({ size, format })))
  .filter(({ size, format }) => size !== fullPng.size || format !== fullPng.format)
/** The full PNG comes last: if it exists, so do all others. */
export const variants: readonly Variant[] = [...derived, fullPng]

export function fileName(stem: string, { size, format }: Variant): string {
  return size === 'full' ? `${stem}.${format}` : `${stem}-${size}.${format}`
}

/** Renders the image at one size; called once per file. */
export type Render = (size: ImageSize) => Sharp

function encode(picture: Sharp, format: ImageFormat): Promise<Buffer> {
  return format === 'png' ? picture.png().toBuffer() : picture.webp({ quality: 82, effort: 2 }).toBuffer()
}

/** Renders every variant and passes it to `put`, the full PNG last. */
export async function writeVariants(
  render: Render,
  put: (variant: Variant, bytes: Buffer) => Promise<void>,
): Promise<void> {
  const write = async (variant: Variant) => put(variant, await encode(render(variant.size), variant.format))
  await Promise.all(derived.map(write))
  await write(fullPng)
}
