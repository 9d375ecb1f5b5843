import { createReturnPhoto, removeFreeReturnPhotos } from '@mullion/db/returns/return-photo.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import { acceptReturnPhoto, freePhotoHours } from '@mullion/domain/returns/return-photo'
import {
  createPendingUploads,
  type PendingUploadsDeps,
  type UploadedFile,
} from '../security/pending-uploads.ts'

/** Photos that come with returns. */
export function createReturnPhotosService(deps: PendingUploadsDeps) {
  const { upload, deleteExpired } = createPendingUploads(deps, {
    ...{ use: 'return', limit: 'return-photo', hours: freePhotoHours, accept: acceptReturnPhoto },
    create: (tx, row) => createReturnPhoto(tx, { ...row, returnId: null }),
    removeFree: removeFreeReturnPhotos,
  })
  return {
    /** Stores a photo for the actor's next return; throws `invalid` for any other file. */
    upload: async (actor: Actor, file: UploadedFile) => ({ photoId: await upload(actor, file) }),
    deleteExpired,
  }
}
