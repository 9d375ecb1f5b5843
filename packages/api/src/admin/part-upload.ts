import { AppError } from '@mullion/domain/error'
import type { PartImages, PreparedImage } from '@mullion/integrations/files/port'
import type { Log } from '../log.ts'

export interface SentImages {
  readonly image?: Uint8Array | undefined
  readonly referenceImage?: Uint8Array | undefined
}

/** Images uploaded with a part: decoded, resized and stored, but not the part's yet. */
export interface PartUpload {
  readonly image: PreparedImage | null
  readonly referenceImage: PreparedImage | null
}

function underField(error: unknown, field: string): unknown {
  if (!(error instanceof AppError)) return error
  const { kind, code, message, details } = error
  return new AppError(kind, code, message, { ...details, fields: { [field]: message } }, error.cause)
}

/**
 * Stores the images before the part's row, so that a row never names an image that is not there. They are removed if
 * `store` is refused; what else is left, as by a crash, is swept.
 */
export async function withPartUpload<T>(
  images: PartImages,
  sent: SentImages,
  store: (upload: PartUpload) => Promise<T>,
): Promise<T & { readonly upload: PartUpload }> {
  const drafts: PreparedImage[] = []
  const prepared = async (png: Uint8Array | undefined, field: string) => {
    if (!png) return null
    const draft = await images.prepare(png).catch((error: unknown) => {
      throw underField(error, field)
    })
    drafts.push(draft)
    return draft
  }
  try {
    const image = await prepared(sent.image, 'image')
    const referenceImage = await prepared(sent.referenceImage, 'referenceImage')
    const upload = { image, referenceImage }
    return { ...(await store(upload)), upload }
  } catch (error) {
    // After any other error, the database may have stored the row all the same.
    if (error instanceof AppError) for (const draft of drafts) await draft.discard().catch(() => undefined)
    throw error
  }
}

export interface StoredPart {
  readonly row: { readonly number: string }
  /** The part before the change; null for a new one. */
  readonly before: { readonly number: string; readonly imageVersion: number } | null
  readonly upload: PartUpload
}

/**
 * Moves the images of a stored part to its number and replaces its reference image. The part stays as it is stored if
 * that fails; returns what to tell the user then.
 */
export async function placeImages(
  { images, log }: { readonly images: PartImages; readonly log: Log },
  { row: { number }, before, upload: { referenceImage } }: StoredPart,
): Promise<string | null> {
  try {
    if (before && before.number !== number)
      await images.renumber({ from: before.number, to: number, version: before.imageVersion })
  } catch (err) {
    // The part has the copies that were made before.
    log.warn(
      { err, from: before?.number, number },
      'The images under an earlier part number were not removed.',
    )
  }
  try {
    await referenceImage?.storeReference(number)
    return null
  } catch (err) {
    log.error({ err, number }, 'The reference image of a part was not stored.')
    return 'Its reference image was not stored. Please edit the part and choose the image again.'
  }
}
