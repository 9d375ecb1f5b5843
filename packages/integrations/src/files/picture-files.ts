import type { Sharp, SharpConstructor } from 'sharp'
import { writeFileAtomically } from '../atomic-file.ts'
import { type ImageFormat, type ImageSize, imageFormats, imageSizes } from './port.ts'

/** Images are public: anyone with access to the folder may read them. */
export const forAll = 0o644

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

export async function writeVariants(render: Render, pathOf: (variant: Variant) => string): Promise<void> {
  const write = async (variant: Variant) => {
    const content = await encode(render(variant.size), variant.format)
    await writeFileAtomically({ path: pathOf(variant), content, mode: forAll })
  }
  await Promise.all(derived.map(write))
  await write(fullPng)
}
