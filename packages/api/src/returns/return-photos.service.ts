import { createReturnPhoto, removeFreeReturnPhotos } from '@mullion/db/returns/return-photo.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import { acceptReturnPhoto, freePhotoHours } from '@mullion/domain/returns/return-photo'
import { createFreeUploads, type FreeUploadsDeps, type UploadedFile } from '../security/free-uploads.ts'

/** Photos that come with returns. */
export function createReturnPhotosService(deps: FreeUploadsDeps) {
  const { upload, deleteExpired } = createFreeUploads(deps, {
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
