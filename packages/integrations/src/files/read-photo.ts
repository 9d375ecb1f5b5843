import { photoTooLarge, photoUnreadable } from '@mullion/domain/catalog/part-media'
import type { Sharp } from 'sharp'
import { loadSharp, pixelsOf, type Render } from './picture-files.ts'

const fullWidth = 1600
const maxPixelsASide = 8000

/** The largest square of a picture, at a place along its longer side from 0 to 1. */
function squareOf({ width, height }: { readonly width: number; readonly height: number }, at: number) {
  const side = Math.min(width, height)
  const along = Math.round((Math.max(width, height) - side) * at)
  return { width: side, height: side, left: width > height ? along : 0, top: width > height ? 0 : along }
}

/**
 * Decodes a PNG or JPEG photograph once, upright as the camera says, and cut to a square if `crop` says where. What the
 * camera wrote about place and time is left out. Throws `photoUnreadable` or `photoTooLarge`.
 */
export async function readPhoto(bytes: Uint8Array, crop: number | null): Promise<Render> {
  const sharp = await loadSharp()
  const upload = sharp(bytes, { failOn: 'error', limitInputPixels: false })
  const found = await upload.metadata().catch((error: unknown) => {
    throw photoUnreadable(error)
  })
  if (Math.max(found.width, found.height) > maxPixelsASide) throw photoTooLarge()
  const upright = upload.autoOrient()
  const { width, height } = found.autoOrient
  const cut: Sharp = crop === null ? upright : upright.extract(squareOf({ width, height }, crop))
  const fitted = cut.resize({ width: fullWidth, height: fullWidth, fit: 'inside', withoutEnlargement: true })
  const picture = await pixelsOf(sharp, fitted).catch((error: unknown) => {
    throw photoUnreadable(error)
  })
  return (size) =>
    size === 'full' ? picture.clone() : picture.clone().resize({ width: size, withoutEnlargement: true })
}
