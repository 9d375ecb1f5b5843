import { imageTooLargeText, notPngText } from '@mullion/domain/catalog/part-image'
import { AppError } from '@mullion/domain/error'

/** Widths in pixels that are made of every image when it is stored, besides the full one. */
export const imageWidths = [640, 320, 160] as const
export type ImageSize = 'full' | (typeof imageWidths)[number]
export const imageSizes: readonly ImageSize[] = ['full', ...imageWidths]

export const imageFormats = ['png', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]

export interface PartImageUpload {
  /** Without the 311- prefix. */
  readonly number: string
  /** 0 for a first image that was never replaced; each upload has the next one. */
  readonly version: number
  readonly png: Uint8Array
}

export interface PartImageRequest {
  readonly number: string
  readonly version: number
  /** The category drawing that stands in for a part without an image of its own. */
  readonly illustration: string | null
  readonly size: ImageSize
  readonly format: ImageFormat
}

export interface StoredImage {
  /** Absolute path of a finished file, which is never written again under the same part and version. */
  readonly path: string
  readonly contentType: 'image/png' | 'image/webp'
  /** True when this is the category's drawing, which may change under the same address. */
  readonly illustration: boolean
}

/** An upload that was read and is ready in every size, but belongs to no part yet. One of the three has to be called. */
export interface PreparedImage {
  /** Makes it the picture of a part's number and version. Throws `invalid` `files.bad_name`. */
  store(place: Omit<PartImageUpload, 'png'>): Promise<void>
  /** Makes it the reference image of a part's number, in place of the one there was. Throws `invalid` `files.bad_name`. */
  storeReference(number: string): Promise<void>
  discard(): Promise<void>
}

/** Pictures of parts, and the category drawings that stand in for them. */
export interface PartImages {
  /** Reads an upload and draws it in every size. Throws `invalid` `files.not_png` or `files.too_large`. */
  prepare(png: Uint8Array): Promise<PreparedImage>
  /** Takes a part's picture of one version and its reference image along to another number; without any it does nothing. */
  renumber(change: { readonly from: string; readonly to: string; readonly version: number }): Promise<void>
  /** The reference image of a part's number, or null; a name out of form finds nothing. */
  findReference(number: string): Promise<StoredImage | null>
  /** Stores a part's image in every size. Throws `invalid` `files.not_png`, `files.too_large` or `files.bad_name`. */
  put(upload: PartImageUpload): Promise<void>
  /** Stores a drawing in every size; does nothing when the same drawing is there. Throws `invalid` `files.bad_name` or `files.not_svg`. */
  putIllustration(name: string, svg: string): Promise<void>
  /** The file to send, or null when neither the part nor its category has one; a name out of form finds nothing. */
  find(request: PartImageRequest): Promise<StoredImage | null>
}

/** The refusal of an upload whose content is not a PNG image. */
export function notPng(cause?: unknown): AppError {
  return new AppError('invalid', 'files.not_png', notPngText, { fields: { image: notPngText } }, cause)
}

/** The refusal of an upload with too many bytes or too many pixels. */
export function imageTooLarge(): AppError {
  return new AppError('invalid', 'files.too_large', imageTooLargeText, {
    fields: { image: imageTooLargeText },
  })
}

/** The refusal of a drawing that cannot be read. */
export function notSvg(name: string, cause?: unknown): AppError {
  return new AppError('invalid', 'files.not_svg', `The drawing '${name}' is not an SVG image.`, {}, cause)
}

/** The refusal to store something under a name that is no part number and no drawing's name. */
export function badImageName(name: string): AppError {
  return new AppError('invalid', 'files.bad_name', `An image cannot be stored as '${name}'.`)
}
