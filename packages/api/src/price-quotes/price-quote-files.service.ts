import { randomUUID } from 'node:crypto'
import type { Database } from '@mullion/db/database'
import {
  createPriceQuoteFile,
  removeFreePriceQuoteFiles,
} from '@mullion/db/price-quotes/price-quote-file.repository'
import { type Actor, limitKeyOf } from '@mullion/domain/accounts/actor'
import { acceptPoDocument, poDocumentHours } from '@mullion/domain/orders/po-document'
import type { PrivateFiles } from '@mullion/integrations/private-files/port'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Limits } from '../security/limits.ts'
import { dropUpload, storeUpload } from '../security/store-upload.ts'
import type { UploadCheck } from '../security/upload-check.ts'

export interface PriceQuoteFilesDeps {
  readonly db: Database
  readonly poFiles: PrivateFiles
  readonly uploads: UploadCheck
  readonly limits: Limits
  readonly clock: Clock
  readonly log: Log
}

export type PriceQuoteFilesService = ReturnType<typeof createPriceQuoteFilesService>

/** Files that come with requests for a price quote: the rules and the storage of PO documents. */
export function createPriceQuoteFilesService(deps: PriceQuoteFilesDeps) {
  const { db, uploads, limits, clock } = deps

  return {
    /** Stores a file for the actor's next request; throws `invalid` as for a PO document. */
    async upload(
      actor: Actor,
      file: { readonly name: string; readonly bytes: Uint8Array },
    ): Promise<{ fileId: string }> {
      const { name, contentType, bytes } = acceptPoDocument(file)
      await limits.consume('price-quote-file', limitKeyOf(actor))
      await uploads.check(actor, { use: 'price-quote', field: 'file', name, bytes })
      const id = randomUUID()
      const row = { id, actorId: actor.id, priceQuoteId: null, name, contentType, createdAt: clock() }
      await storeUpload(deps, bytes, (storedAs) =>
        db.transaction((tx) => createPriceQuoteFile(tx, { ...row, storedAs, sizeBytes: bytes.length })),
      )
      return { fileId: id }
    },

    /** Deletes files that no request took within a day. */
    async deleteExpired(): Promise<void> {
      const before = new Date(clock().getTime() - poDocumentHours * 3_600_000)
      const removed = await db.transaction((tx) => removeFreePriceQuoteFiles(tx, before))
      for (const storedAs of removed) await dropUpload(deps, storedAs)
    },
  }
}
