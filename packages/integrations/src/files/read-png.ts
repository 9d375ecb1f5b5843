import { maxImageBytes } from '@mullion/domain/catalog/part-image'
import { loadSharp, pixelsOf, type Render } from './picture-files.ts'
import { imageTooLarge, notPng } from './port.ts'

const fullWidth = 1280
const maxPixelsASide = 8000
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Decodes an upload once; throws `notPng` or `imageTooLarge`. */
export async function readPng(png: Uint8Array): Promise<Render> {
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
