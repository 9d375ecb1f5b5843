import type { MediaKind } from '@mullion/domain/catalog/part-media'
import { useMutation } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'
import { sendForm } from './send-part.ts'

/** Queries the photographs, documents and videos of a part. */
export function usePartMedia(partId: number) {
  return trpc.catalog.media.useQuery({ partId })
}

export interface SentMedium {
  readonly file: File
  readonly caption: string
  readonly alternative?: string
  /** Where to cut a photograph to a square, from 0 to 1 along its longer side; null for all of it. */
  readonly crop?: number | null
}

const paths = { photo: 'photos', document: 'documents' } as const
const failedText = 'We couldn’t upload the file. Please try again.'

/** Adds a photograph or a document to a part; errors are at the field they name. */
export function useAddFile(partId: number, kind: Exclude<MediaKind, 'video'>) {
  const { catalog, admin } = trpc.useUtils()
  return useMutation({
    mutationFn({ file, caption, alternative = '', crop = null }: SentMedium) {
      const body = new FormData()
      body.set('file', file)
      body.set('caption', caption)
      if (kind === 'photo') body.set('alternative', alternative)
      if (crop !== null) body.set('crop', String(crop))
      return sendForm(`/api/v1/parts/${partId}/${paths[kind]}`, { method: 'POST', body, failedText })
    },
    async onSuccess() {
      await catalog.media.invalidate({ partId })
      void admin.parts.history.invalidate()
    },
  })
}

/** Adds videos, and changes, orders and removes what a part has. */
export function usePartMediaChanges(partId: number) {
  const { catalog, admin } = trpc.useUtils()
  const options = {
    async onSettled() {
      await catalog.media.invalidate({ partId })
      void admin.parts.history.invalidate()
    },
  }
  return {
    addVideo: trpc.admin.partMedia.addVideo.useMutation(options),
    change: trpc.admin.partMedia.change.useMutation(options),
    order: trpc.admin.partMedia.order.useMutation(options),
    remove: trpc.admin.partMedia.remove.useMutation(options),
  }
}
