import { contentTypes, nameByContent, readFileKind, safeFileName } from '../accounts/file-kind.ts'
import { returnPhotoRefused } from './return-errors.ts'

/** Most photos of one return, and bytes of each. */
export const maxReturnPhotos = 6
export const maxReturnPhotoBytes = 5_242_880
/** Photos that no return took are deleted after this many hours. */
export const freePhotoHours = 24

export const photoKindText = 'Add a PNG or JPEG photo.'
export const photoSizeText = 'A photo can be at most 5 MB.'

/** Returns a photo ready to store, judged by its content; throws `invalid` for any other file or a larger one. */
export function acceptReturnPhoto(file: { readonly name: string; readonly bytes: Uint8Array }) {
  const { bytes } = file
  if (bytes.length > maxReturnPhotoBytes) throw returnPhotoRefused(photoSizeText)
  const kind = readFileKind(bytes)
  if (kind !== 'png' && kind !== 'jpeg') throw returnPhotoRefused(photoKindText)
  const contentType = contentTypes[kind]
  return { name: nameByContent(safeFileName(file.name), contentType), contentType, bytes }
}
