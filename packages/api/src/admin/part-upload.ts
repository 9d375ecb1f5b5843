import { AppError } from '@mullion/domain/error'
import type { PartImages, PreparedImage } from '@mullion/integrations/files/port'

export interface SentImages {
  readonly image?: Uint8Array | undefined
  readonly referenceImage?: Uint8Array | undefined
}

/** Images uploaded with a part, decoded and resized but not stored yet. */
export interface PartUpload {
  readonly image: PreparedImage | null
  readonly referenceImage: PreparedImage | null
  /** Attaches the images to the part, which is already stored with its new image version. */
  store(part: { readonly number: string; readonly imageVersion: number }): Promise<void>
}

function underField(error: unknown, field: string): unknown {
  if (!(error instanceof AppError)) return error
  const { kind, code, message, details } = error
  return new AppError(kind, code, message, { ...details, fields: { [field]: message } }, error.cause)
}

/** Prepares the images before anything is stored; whatever `work` does not store is removed when it ends. */
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
