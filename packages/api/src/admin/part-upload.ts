import { AppError } from '@mullion/domain/error'
import type { PartImages, PreparedImage } from '@mullion/integrations/files/port'

/** The images that came with a part, as they were sent. */
export interface SentImages {
  readonly image?: Uint8Array | undefined
  readonly referenceImage?: Uint8Array | undefined
}

/** The images that came with a part: read and drawn, and not stored yet. */
export interface PartUpload {
  readonly image: PreparedImage | null
  readonly referenceImage: PreparedImage | null
  /** Gives them to the part, which was stored with its new version. */
  store(part: { readonly number: string; readonly imageVersion: number }): Promise<void>
}

/** The refusal of an image, at the field that it came in. */
function underField(error: unknown, field: string): unknown {
  if (!(error instanceof AppError)) return error
  const { kind, code, message, details } = error
  return new AppError(kind, code, message, { ...details, fields: { [field]: message } }, error.cause)
}

/** Reads the images before anything is stored; what `work` has not stored is removed when it ends. */
export async function withPartUpload<T>(
  images: PartImages,
  sent: SentImages,
  work: (upload: PartUpload) => Promise<T>,
): Promise<T> {
  await using drafts = new AsyncDisposableStack()
  const prepared = async (png: Uint8Array | undefined, field: string) => {
    if (!png) return null
    const draft = await images.prepare(png).catch((error: unknown) => {
      throw underField(error, field)
    })
    drafts.defer(() => draft.discard())
    return draft
  }
  const image = await prepared(sent.image, 'image')
  const referenceImage = await prepared(sent.referenceImage, 'referenceImage')
  return await work({
    image,
    referenceImage,
    async store({ number, imageVersion }) {
      await image?.store({ number, version: imageVersion })
      await referenceImage?.storeReference(number)
    },
  })
}
