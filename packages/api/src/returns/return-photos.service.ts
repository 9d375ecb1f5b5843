import { randomUUID } from 'node:crypto'
import type { Database } from '@mullion/db/database'
import { createReturnPhoto, removeFreeReturnPhotos } from '@mullion/db/returns/return-photo.repository'
import { type Actor, limitKeyOf } from '@mullion/domain/accounts/actor'
import { acceptReturnPhoto, freePhotoHours } from '@mullion/domain/returns/return-photo'
import type { PrivateFiles } from '@mullion/integrations/private-files/port'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Limits } from '../security/limits.ts'
import { dropUpload, storeUpload } from '../security/store-upload.ts'
import type { UploadCheck } from '../security/upload-check.ts'

export interface ReturnPhotosDeps {
  readonly db: Database
  readonly poFiles: PrivateFiles
  readonly uploads: UploadCheck
  readonly limits: Limits
  readonly clock: Clock
  readonly log: Log
}

/** Photos that come with returns. */
export function createReturnPhotosService(deps: ReturnPhotosDeps) {
  const { db, uploads, limits, clock } = deps

  return {
    /** Stores a photo for the actor's next return; throws `invalid` for any other file. */
    async upload(
      actor: Actor,
      file: { readonly name: string; readonly bytes: Uint8Array },
    ): Promise<{ photoId: string }> {
      const { name, contentType, bytes } = acceptReturnPhoto(file)
      await limits.consume('return-photo', limitKeyOf(actor))
      await uploads.check(actor, { use: 'return', field: 'file', name, bytes })
      const id = randomUUID()
      const row = { id, actorId: actor.id, returnId: null, name, contentType, createdAt: clock() }
      await storeUpload(deps, bytes, (storedAs) =>
        db.transaction((tx) => createReturnPhoto(tx, { ...row, storedAs, sizeBytes: bytes.length })),
      )
      return { photoId: id }
    },

    /** Deletes photos that no return took within a day. */
    async deleteExpired(): Promise<void> {
      const before = new Date(clock().getTime() - freePhotoHours * 3_600_000)
      const removed = await db.transaction((tx) => removeFreeReturnPhotos(tx, before))
      for (const storedAs of removed) await dropUpload(deps, storedAs)
    },
  }
}
