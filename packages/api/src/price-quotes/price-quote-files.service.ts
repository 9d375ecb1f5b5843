import {
  createPriceQuoteFile,
  removeFreePriceQuoteFiles,
} from '@mullion/db/price-quotes/price-quote-file.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import { acceptPoDocument, poDocumentHours } from '@mullion/domain/orders/po-document'
import {
  createPendingUploads,
  type PendingUploadsDeps,
  type UploadedFile,
} from '../security/pending-uploads.ts'

export type PriceQuoteFilesService = ReturnType<typeof createPriceQuoteFilesService>

/** Files that come with requests for a price quote: the rules and the storage of PO documents. */
export function createPriceQuoteFilesService(deps: PendingUploadsDeps) {
  const { upload, deleteExpired } = createPendingUploads(deps, {
    ...{ use: 'price-quote', limit: 'price-quote-file', hours: poDocumentHours, accept: acceptPoDocument },
    create: (tx, row) => createPriceQuoteFile(tx, { ...row, priceQuoteId: null }),
    removeFree: removeFreePriceQuoteFiles,
  })
  return {
    /** Stores a file for the actor's next request; throws `invalid` as for a PO document. */
    upload: async (actor: Actor, file: UploadedFile) => ({ fileId: await upload(actor, file) }),
    deleteExpired,
  }
}
