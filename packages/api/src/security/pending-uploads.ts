import { randomUUID } from 'node:crypto'
import type { Database, Writer } from '@mullion/db/database'
import { type Actor, limitKeyOf } from '@mullion/domain/accounts/actor'
import type { PrivateFiles } from '@mullion/integrations/private-files/port'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { LimitName, Limits } from './limits.ts'
import { dropUpload, storeUpload } from './store-upload.ts'
import type { CheckedUpload, UploadCheck } from './upload-check.ts'

export interface PendingUploadsDeps {
  readonly db: Database
  readonly poFiles: PrivateFiles
  readonly uploads: UploadCheck
  readonly limits: Limits
  readonly clock: Clock
  readonly log: Log
}

export interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

interface PendingUpload extends Omit<UploadedFile, 'bytes'> {
  readonly id: string
  readonly actorId: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly storedAs: string
  readonly createdAt: Date
}

/** Which files a subject takes, and how it stores them. */
interface PendingUploadRules {
  readonly use: CheckedUpload['use']
  readonly limit: LimitName
  /** Files that were not sent with a form are deleted after this many hours. */
  readonly hours: number
  /** Returns the file as it is stored; throws `invalid` for one of the wrong kind or size. */
  readonly accept: (file: UploadedFile) => UploadedFile & { readonly contentType: string }
  readonly create: (tx: Writer, row: PendingUpload) => Promise<void>
  /** Deletes the rows from before an instant that belong to nothing, and returns their storage names. */
  readonly removeFree: (tx: Writer, before: Date) => Promise<string[]>
}

/** Files that are uploaded before the form that they belong to is sent; stored with the PO documents. */
export function createPendingUploads(deps: PendingUploadsDeps, rules: PendingUploadRules) {
  const { db, uploads, limits, clock } = deps

  return {
    /** Stores a file for the form that the actor will send, and returns its id. Throws `invalid` for one of the wrong kind or size. */
    async upload(actor: Actor, file: UploadedFile): Promise<string> {
      const { name, contentType, bytes } = rules.accept(file)
      await limits.consume(rules.limit, limitKeyOf(actor))
      await uploads.check(actor, { use: rules.use, field: 'file', name, bytes })
      const id = randomUUID()
      const row = { id, actorId: actor.id, name, contentType, sizeBytes: bytes.length, createdAt: clock() }
      await storeUpload(deps, bytes, (storedAs) =>
        db.transaction((tx) => rules.create(tx, { ...row, storedAs })),
      )
      return id
    },

    /** Deletes files whose form was not sent in time. */
    async deleteExpired(): Promise<void> {
      const before = new Date(clock().getTime() - rules.hours * 3_600_000)
      const removed = await db.transaction((tx) => rules.removeFree(tx, before))
      for (const storedAs of removed) await dropUpload(deps, storedAs)
    },
  }
}
