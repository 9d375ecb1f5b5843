import * as z from 'zod/mini'
import { contentTypes, readFileKind, safeFileName } from '../accounts/file-kind.ts'
import { AppError, invalidInput } from '../error.ts'
import { oneLine } from '../plain-text.ts'
import { requiredText } from '../postal-address.ts'
import { rowId } from '../row-id.ts'
import { partId } from './part.ts'
import { maxImageBytes } from './part-image.ts'

/** What a part has besides its image: more photographs, documents such as data sheets, and links to videos. */
export const mediaKinds = ['photo', 'document', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** How many of a kind a part can have. */
export const mostOfKind: Readonly<Record<MediaKind, number>> = { photo: 12, document: 12, video: 6 }
export const maxDocumentBytes = 10 * 1024 * 1024

const captionText = z.string().check(z.trim(), z.maxLength(120), oneLine)
const alternative = z.string().check(z.trim(), z.maxLength(250), oneLine)
const title = z
  .string({ error: requiredText })
  .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(120), oneLine)
const linkText = 'Enter the address of the video, such as https://www.youtube.com/watch?v=…'

const file = z.strictObject({ name: z.string(), bytes: z.instanceof(Uint8Array) })

export const addPhotoInput = z.strictObject({
  partId,
  file,
  caption: z._default(captionText, ''),
  /** What the photograph shows, for people who cannot see it; the part's name where it is empty. */
  alternative: z._default(alternative, ''),
  /**
   * Where to cut the photograph to a square, from 0 (left or top) to 1 along its longer side; null keeps it whole.
   */
  crop: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(1))), null),
})
export type AddPhotoInput = z.output<typeof addPhotoInput>

export const addDocumentInput = z.strictObject({ partId, file, caption: title })
export type AddDocumentInput = z.output<typeof addDocumentInput>

export const videoForm = z.strictObject({
  caption: title,
  url: z
    .string({ error: requiredText })
    .check(z.trim(), z.maxLength(500), z.refine(isWebAddress, { error: linkText })),
})
export const addVideoInput = z.extend(videoForm, { partId })
export type AddVideoInput = z.output<typeof addVideoInput>

export const oneMediumInput = z.strictObject({ mediumId: rowId })
export const changeMediumInput = z.strictObject({ mediumId: rowId, caption: captionText, alternative })
export type ChangeMediumInput = z.output<typeof changeMediumInput>

export const orderMediaInput = z.strictObject({
  partId,
  kind: z.enum(mediaKinds),
  /** All of this kind, in their new order. */
  mediumIds: z.array(rowId).check(z.maxLength(20)),
})
export type OrderMediaInput = z.output<typeof orderMediaInput>

export interface PartPhoto {
  readonly id: number
  readonly caption: string
  readonly alternative: string
  /** Name of its files: `/images/photos/{storedAs}-{width}.webp`. */
  readonly storedAs: string
}

export interface PartDocument {
  readonly id: number
  readonly caption: string
  readonly sizeBytes: number
}

export interface PartVideo {
  readonly id: number
  readonly caption: string
  readonly url: string
}

/** All that a part has of each kind, in the order that staff gave them. */
export interface PartMedia {
  readonly photos: readonly PartPhoto[]
  readonly documents: readonly PartDocument[]
  readonly videos: readonly PartVideo[]
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return protocol === 'https:' && hostname.includes('.') && username === ''
}

const photoKindText = 'Choose a PNG or JPEG file.'
const photoSizeText = 'A photograph can be up to 10 MB and 8,000 × 8,000 pixels.'
const documentKindText = 'Choose a PDF file.'
const documentSizeText = 'A document can be up to 10 MB.'

/** Throws `invalid` for a photograph that is no PNG or JPEG, or larger than 10 MB. */
export function checkPhoto(bytes: Uint8Array): void {
  const kind = readFileKind(bytes)
  if (kind !== 'png' && kind !== 'jpeg') throw invalidInput('catalog.photo_refused', { file: photoKindText })
  if (bytes.length > maxImageBytes) throw photoTooLarge()
}

export function photoTooLarge(): AppError {
  return invalidInput('catalog.photo_too_large', { file: photoSizeText })
}

/** The file begins like a photograph, but cannot be read. */
export function photoUnreadable(cause?: unknown): AppError {
  const text = 'This photograph is damaged. Choose another file.'
  return new AppError('invalid', 'catalog.photo_unreadable', text, { fields: { file: text } }, cause)
}

/** Returns a document's safe file name; throws `invalid` for anything but a PDF of up to 10 MB. */
export function documentName({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }): string {
  if (readFileKind(bytes) !== 'pdf')
    throw invalidInput('catalog.document_refused', { file: documentKindText })
  if (bytes.length > maxDocumentBytes) {
    throw invalidInput('catalog.document_too_large', { file: documentSizeText })
  }
  return safeFileName(name)
}

export const documentType = contentTypes.pdf

/** Returns what is wrong with a chosen file's type or size, or null; the server checks its content. */
export function mediaFileProblem(
  kind: Exclude<MediaKind, 'video'>,
  chosen: { readonly type: string; readonly size: number },
): string | null {
  if (kind === 'document') {
    if (chosen.type !== contentTypes.pdf) return documentKindText
    return chosen.size > maxDocumentBytes ? documentSizeText : null
  }
  if (chosen.type !== contentTypes.png && chosen.type !== contentTypes.jpeg) return photoKindText
  return chosen.size > maxImageBytes ? photoSizeText : null
}

const plural: Readonly<Record<MediaKind, string>> = {
  photo: 'photographs',
  document: 'documents',
  video: 'videos',
}

/** The part has as many of a kind as it can. */
export function mediaFull(kind: MediaKind): AppError {
  const message = `A part can have at most ${mostOfKind[kind]} ${plural[kind]}. Remove one first.`
  return new AppError('conflict', 'catalog.media_full', message)
}

/** The photograph, document or video was removed, or never was. */
export function mediumMissing(): AppError {
  const message = 'This is no longer on the part. Someone may have removed it.'
  return new AppError('missing', 'catalog.medium_missing', message)
}

/** Someone else added or removed one while these were put in order. */
export function mediaChanged(): AppError {
  const message = 'Someone else just changed this list. Look at it again before you change it.'
  return new AppError('conflict', 'catalog.media_changed', message)
}
