import { AppError } from '@mullion/domain/error'
import type { PartImages, PreparedImage } from '@mullion/integrations/files/port'

export interface SentImages {
  readonly image?: Uint8Array | undefined
  readonly referenceImage?: Uint8Array | undefined
}

/** Images uploaded with a part: decoded, resized and stored, but not the part's yet. */
export interface PartUpload {
  readonly image: PreparedImage | null
  readonly referenceImage: PreparedImage | null
  /** Is called when the part's row names the image, which is then kept; replaces the reference image. */
  keep(part: { readonly number: string }): Promise<void>
}

function underField(error: unknown, field: string): unknown {
  if (!(error instanceof AppError)) return error
  const { kind, code, message, details } = error
  return new AppError(kind, code, message, { ...details, fields: { [field]: message } }, error.cause)
}

/**
 * Stores the images before the part's row, so that a row never names an image that is not there. They are removed if
 * `work` is refused; what else is left, as by a crash, is swept.
 */
export async function withPartUpload<T>(
  images: PartImages,
  sent: SentImages,
  work: (upload: PartUpload) => Promise<T>,
): Promise<T> {
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
    return await work({
      image,
      referenceImage,
      keep: async ({ number }) => referenceImage?.storeReference(number),
    })
  } catch (error) {
    // After any other error, the database may have stored the row all the same.
    if (error instanceof AppError) for (const draft of drafts) await draft.discard()
    throw error
  }
}
