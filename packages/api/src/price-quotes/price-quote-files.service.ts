import { randomUUID } from 'node:crypto'
import type { Database } from '@mullion/db/database'
import { isDatabaseUnavailable } from '@mullion/db/database-unavailable'
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
  const { db, poFiles, uploads, limits, clock, log } = deps

  async function drop(storedAs: string): Promise<void> {
    await poFiles.remove(storedAs).catch((error: unknown) => {
      log.warn({ err: error }, 'A file of a price quote could not be removed.')
    })
  }

  return {
    /** Stores a file for the actor's next request; throws `invalid` as for a PO document. */
    async upload(
      actor: Actor,
      file: { readonly name: string; readonly bytes: Uint8Array },
    ): Promise<{ fileId: string }> {
      const { name, contentType, bytes } = acceptPoDocument(file)
      await limits.consume('price-quote-file', limitKeyOf(actor))
      await uploads.check(actor, { use: 'price-quote', field: 'file', name, bytes })
      const storedAs = await poFiles.put(bytes)
      const id = randomUUID()
      const row = {
        id,
        actorId: actor.id,
        priceQuoteId: null,
        name,
        contentType,
        storedAs,
        createdAt: clock(),
      }
      try {
        await db.transaction((tx) => createPriceQuoteFile(tx, { ...row, sizeBytes: bytes.length }))
      } catch (error) {
        // A database that went away may have stored the row; without one, the file is swept.
        if (!isDatabaseUnavailable(error)) await drop(storedAs)
        throw error
      }
      return { fileId: id }
    },

    /** Deletes files that no request took within a day. */
    async deleteExpired(): Promise<void> {
      const before = new Date(clock().getTime() - poDocumentHours * 3_600_000)
      const removed = await db.transaction((tx) => removeFreePriceQuoteFiles(tx, before))
      for (const storedAs of removed) await drop(storedAs)
    },
  }
}
