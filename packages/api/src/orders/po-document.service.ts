import { randomUUID } from 'node:crypto'
import type { Database, Writer } from '@mullion/db/database'
import { findPlacedOrder } from '@mullion/db/orders/order-list.repository'
import {
  createPoDocument,
  findFreePoDocument,
  findPoDocumentOfOrder,
  holdPoDocument,
  listStoredPoDocuments,
  removeFreePoDocuments,
  takePoDocument,
} from '@mullion/db/orders/po-document.repository'
import { listStoredPriceQuoteFiles } from '@mullion/db/price-quotes/price-quote-file.repository'
import { listStoredReturnPhotos } from '@mullion/db/returns/return-photo.repository'
import { listStoredCertificates } from '@mullion/db/tax-certificates/tax-certificate.repository'
import type { Actor, Member } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import {
  acceptPoDocument,
  poDocumentHours,
  poDocumentMissing,
  poDocumentNotOfOrder,
} from '@mullion/domain/orders/po-document'
import type { PrivateFiles } from '@mullion/integrations/private-files/port'
import { claimedSweep } from '../claimed-sweep.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Limits } from '../security/limits.ts'
import { dropUpload, storeUpload } from '../security/store-upload.ts'
import type { UploadCheck } from '../security/upload-check.ts'

export interface PoDocumentDeps {
  readonly db: Database
  readonly poFiles: PrivateFiles
  readonly uploads: UploadCheck
  readonly limits: Limits
  readonly clock: Clock
  readonly log: Log
}

export interface OpenedPoDocument {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** Shorter than the time between two runs on one server. */
const sweepMs = 9 * 60_000

export type PoDocumentService = ReturnType<typeof createPoDocumentService>

export function createPoDocumentService({ db, poFiles, uploads, limits, clock, log }: PoDocumentDeps) {
  return {
    /**
     * Stores a document for the actor's next order; throws `invalid` for anything but a PDF, PNG or JPEG of up to 5 MB, or for
     * one with a virus.
     */
    async upload(
      actor: Actor,
      file: { readonly name: string; readonly bytes: Uint8Array },
    ): Promise<{ poDocumentId: string }> {
      const { name, contentType, bytes } = acceptPoDocument(file)
      await limits.consume('po-document', actor.id)
      await uploads.check(actor, { use: 'po-document', field: 'file', name, bytes })
      const id = randomUUID()
      const row = { id, actorId: actor.id, orderId: null, name, contentType, createdAt: clock() }
      await storeUpload({ poFiles, log }, bytes, (storedAs) =>
        db.transaction((tx) => createPoDocument(tx, { ...row, storedAs, sizeBytes: bytes.length })),
      )
      return { poDocumentId: id }
    },

    /** Returns an order's document, for the buyer's company and for staff; throws `missing` for everyone else. */
    async open(actor: Member, orderId: number): Promise<OpenedPoDocument> {
      const placed = await findPlacedOrder(db.read, orderId)
      const isOwn = placed?.order.companyId === actor.companyId
      const row =
        placed && (isOwn || may(actor, 'actForCompany'))
          ? await findPoDocumentOfOrder(db.read, orderId)
          : null
      const bytes = row && (await poFiles.open(row.storedAs))
      if (!row || !bytes) throw poDocumentNotOfOrder()
      return { name: row.name, contentType: row.contentType, bytes }
    },

    /** Throws `missing` unless the document is the actor's own and not yet on an order. */
    async check(actorId: string, id: string): Promise<void> {
      if (!(await findFreePoDocument(db.read, actorId, id))) throw poDocumentMissing()
    },

    /** Assigns the document to an order, in the transaction that stores the order. */
    async take(tx: Writer, taken: { actorId: string; id: string; orderId: number }): Promise<void> {
      if (!(await takePoDocument(tx, taken))) throw poDocumentMissing()
    },

    /** Keeps the document of an order that waits for approval, in the transaction that stores the request. */
    async hold(tx: Writer, held: { actorId: string; id: string; until: Date }): Promise<void> {
      if (!(await holdPoDocument(tx, held))) throw poDocumentMissing()
    },

    /** Deletes documents not used by an order within 24 hours, unless one awaits approval, and files that a crash left without a row. */
    async deleteExpired(): Promise<void> {
      const now = clock()
      const before = new Date(now.getTime() - poDocumentHours * 3_600_000)
      const removed = await db.transaction((tx) => removeFreePoDocuments(tx, { before, now }))
      for (const storedAs of removed) await dropUpload({ poFiles, log }, storedAs)
      await claimedSweep(
        { db, clock },
        {
          name: 'po-documents',
          everyMs: sweepMs,
          run: async () => {
            const stored = [
              await listStoredPoDocuments(db.read),
              await listStoredPriceQuoteFiles(db.read),
              await listStoredReturnPhotos(db.read),
              await listStoredCertificates(db.read),
            ]
            await poFiles.sweep(before, new Set(stored.flat()))
          },
        },
      )
    },
  }
}
