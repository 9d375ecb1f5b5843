import { imageTooLargeText, notPngText } from '@mullion/domain/catalog/part-image'
import { AppError } from '@mullion/domain/error'
import type { StoredObject } from '../object-store/port.ts'

/** Widths in pixels rendered when an image is stored, besides the full size. */
export const imageWidths = [640, 320, 160] as const
export type ImageSize = 'full' | (typeof imageWidths)[number]
export const imageSizes: readonly ImageSize[] = ['full', ...imageWidths]

export const imageFormats = ['png', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]

export interface PartImageUpload {
  /** Without the 311- prefix. */
  readonly number: string
  /** 0 for a first image that was never replaced; each upload gets the next one. */
  readonly version: number
  readonly png: Uint8Array
}

export interface PartImageRequest {
  readonly number: string
  readonly version: number
  /** Name of the upload that the part's row has for this version; null to look under the part's number. */
  readonly storedAs: string | null
  /** The category drawing shown for a part without its own image. */
  readonly illustration: string | null
  readonly size: ImageSize
  readonly format: ImageFormat
}

/** A photograph beside the part's image, by the name of its upload. */
export interface PhotoRequest {
  readonly storedAs: string
  readonly size: ImageSize
  readonly format: ImageFormat
}

/** A finished image, which is never changed for the same part and version. */
export interface StoredImage extends StoredObject {
  readonly contentType: 'image/png' | 'image/webp'
  /** True for the category's drawing, which may change under the same URL. */
  readonly illustration: boolean
}

/** An upload, rendered and stored in every size under a name of its own, but not attached to a part yet. */
export interface PreparedImage {
  /** The name, for the part's row. */
  readonly storedAs: string
  /**
   * Stores it as the reference image of a part number instead, replacing any earlier one. Throws `invalid`
   * `files.bad_name`.
   */
  storeReference(number: string): Promise<void>
  /** Removes it; for uploads that no row names. */
  discard(): Promise<void>
}

/** A part's images, copied to a number that it may get. */
export interface CopiedImages {
  /** Removes those copies that nothing has replaced since. */
  discard(): Promise<void>
}

export interface Renumbering {
  readonly from: string
  readonly to: string
  readonly version: number
}

export interface PartImages {
  /** Decodes an upload, renders every size and stores them. Throws `invalid` `files.not_png` or `files.too_large`. */
  prepare(png: Uint8Array): Promise<PreparedImage>
  /**
   * Decodes a PNG or JPEG photograph, cuts it to a square where `crop` says (from 0 to 1 along its longer side), renders
   * every size and stores them. Throws `invalid` `catalog.photo_unreadable` or `catalog.photo_too_large`.
   */
  preparePhoto(photo: Uint8Array, crop: number | null): Promise<PreparedImage>
  /** Returns a photograph to send, or null; a name that no upload got finds nothing. */
  findPhoto(request: PhotoRequest): Promise<StoredImage | null>
  /** Removes the files of an upload; does nothing if there are none. */
  removeUpload(storedAs: string): Promise<void>
  /**
   * Returns those of many changes that move any file, by one list of the stored ones instead of a question for each.
   * Returns all of them where the list would be too long.
   */
  withFiles(changes: readonly Renumbering[]): Promise<readonly Renumbering[]>
  /** Copies a part's image of one version and its reference image to another number; existing files stay as they are. */
  copy(change: Renumbering): Promise<CopiedImages>
  /**
   * Moves a part's image of one version and its reference image to another number, replacing existing files; does
   * nothing if there are none.
   */
  renumber(change: Renumbering): Promise<void>
  /** Returns the reference image of a part number, or null; an invalid name finds nothing. */
  findReference(number: string): Promise<StoredImage | null>
  /**
   * Stores an image under a part's number and version, in every size. Throws `invalid` `files.not_png`,
   * `files.too_large` or `files.bad_name`.
   */
  put(upload: PartImageUpload): Promise<void>
  /**
   * Stores a drawing in every size; does nothing if it is unchanged. Throws `invalid` `files.bad_name` or
   * `files.not_svg`.
   */
  putIllustration(name: string, svg: string): Promise<void>
  /**
   * Removes uploads stored before an instant, except those in `keep`. Removes nothing if none of `keep` exist here,
   * because their names then belong to another store.
   */
  sweep(before: Date, keep: ReadonlySet<string>): Promise<void>
  /** Returns the image to send, or null if neither the part nor its category has one; an invalid name finds nothing. */
  find(request: PartImageRequest): Promise<StoredImage | null>
}

export function notPng(cause?: unknown): AppError {
  return new AppError('invalid', 'files.not_png', notPngText, { fields: { image: notPngText } }, cause)
}

export function imageTooLarge(): AppError {
  return new AppError('invalid', 'files.too_large', imageTooLargeText, {
    fields: { image: imageTooLargeText },
  })
}

/** Too many uploads wait to be decoded; a 429. */
export function tooManyImages(): AppError {
  const message = 'Too many images are being processed right now. Please try again in a minute.'
  return new AppError('limited', 'files.too_many_images', message, { retryAfterSeconds: 60 })
}

export function notSvg(name: string, cause?: unknown): AppError {
  return new AppError('invalid', 'files.not_svg', `The drawing '${name}' is not an SVG image.`, {}, cause)
}

/** Error for storing an image under a name that is neither a part number nor a drawing's name. */
export function badImageName(name: string): AppError {
  return new AppError('invalid', 'files.bad_name', `An image cannot be stored as '${name}'.`)
}
