import { listCreditNotesOfOrder } from '@mullion/db/credit-notes/credit-note.repository'
import type { Database } from '@mullion/db/database'
import {
  findPlacedOrder,
  findPlacedOrderByNumber,
  type ListedOrderRow,
} from '@mullion/db/orders/order-list.repository'
import { listShipments } from '@mullion/db/orders/shipment.repository'
import { listShipToChanges } from '@mullion/db/ship-to-changes/ship-to-change.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { creditNoteMissing } from '@mullion/domain/credit-notes/credit-note'
import { assertGoesOut } from '@mullion/domain/orders/credit-hold'
import { shipmentMissing } from '@mullion/domain/orders/order-desk'
import {
  acknowledgementFileName,
  creditNoteFileName,
  type DocumentLink,
  documentsOf,
  freightStillOpen,
  invoiceFileName,
  invoiceNotOffered,
  type OrderDocument,
  packingListFileName,
} from '@mullion/domain/orders/order-document'
import { orderMissing } from '@mullion/domain/orders/order-list'
import { shipToAt } from '@mullion/domain/ship-to-changes/ship-to-change'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { DocumentPrinter } from '@mullion/integrations/documents/port'
import { creditNoteDocument } from './credit-note-document.ts'
import { viewCreditNote } from './credit-note-view.ts'
import { acknowledgementOf, findDocumentFacts, invoiceOf, packingListOf } from './document-facts.ts'
import { maySeeOrder } from './order-list.service.ts'
import { formerShipTos } from './ship-to-view.ts'

export interface OrderDocumentsDeps {
  readonly db: Database
  readonly storeInfo: StoreInfo
  readonly documents: DocumentPrinter
}

/** The documents of placed orders, for whoever may see the order. */
export function createOrderDocumentsService({ db, storeInfo, documents }: OrderDocumentsDeps) {
  async function visible(actor: Member, orderId: number): Promise<ListedOrderRow> {
    const row = await findPlacedOrder(db.read, orderId)
    if (!row || !maySeeOrder(actor, row)) throw orderMissing()
    return row
  }

  const factsOf = (row: ListedOrderRow) => findDocumentFacts(db.read, row)

  const fileOf = async (name: string, printed: OrderDocument) => ({
    ...{ name, contentType: 'application/pdf' },
    bytes: await documents.orderDocument(printed),
  })

  return {
    /** Returns the documents of an order that the actor can download. Throws `missing`. */
    async list(actor: Member, number: string): Promise<DocumentLink[]> {
      const row = await findPlacedOrderByNumber(db.read, number.toUpperCase())
      if (!row || !maySeeOrder(actor, row)) throw orderMissing()
      const shipments = await listShipments(db.read, row.order.id)
      const creditNotes = await listCreditNotesOfOrder(db.read, row.order.id)
      return documentsOf({ ...row.order, shipments, creditNotes }, may(actor, 'viewRecords'))
    },

    /**
     * Returns the invoice file of an order: any order for administrators, otherwise visible orders paid by card. Throws
     * `missing`, `forbidden` for an order on terms, and `blocked` while its freight is open.
     */
    async invoice(actor: Member, orderId: number) {
      const row = await visible(actor, orderId)
      const { order } = row
      if (order.cardType === null && !may(actor, 'viewRecords')) throw invoiceNotOffered()
      assertGoesOut(order)
      if (order.freightToBeConfirmed) throw freightStillOpen()
      return fileOf(invoiceFileName(order.number), invoiceOf(await factsOf(row), storeInfo))
    },

    /** Returns the acknowledgement of an order. Throws `missing`. */
    async acknowledgement(actor: Member, orderId: number) {
      const row = await visible(actor, orderId)
      const printed = acknowledgementOf(await factsOf(row), storeInfo)
      return fileOf(acknowledgementFileName(row.order.number), printed)
    },

    /** Returns a credit note of an order as a file. Throws `missing` for a note of another order. */
    async creditNote(
      actor: Member,
      { orderId, creditNoteId }: { readonly orderId: number; readonly creditNoteId: number },
    ) {
      const row = await visible(actor, orderId)
      const note = (await listCreditNotesOfOrder(db.read, orderId)).find(({ id }) => id === creditNoteId)
      if (!note) throw creditNoteMissing()
      const facts = await factsOf(row)
      const shown = viewCreditNote(note, facts)
      return fileOf(creditNoteFileName(note.number), creditNoteDocument(facts, shown, storeInfo))
    },

    /** Returns the packing list of a shipment of an order. Throws `missing` for a shipment of another order. */
    async packingList(
      actor: Member,
      { orderId, shipmentId }: { readonly orderId: number; readonly shipmentId: number },
    ) {
      const row = await visible(actor, orderId)
      const shipments = await listShipments(db.read, orderId)
      const at = shipments.findIndex(({ id }) => id === shipmentId)
      const shipment = shipments[at]
      if (!shipment) throw shipmentMissing()
      const former = formerShipTos(await listShipToChanges(db.read, orderId))
      const shippedTo = shipToAt(row.order.shipAddress, former, shipment.createdAt)
      const packed = { shipment, before: shipments.slice(0, at), shippedTo }
      const printed = packingListOf(await factsOf(row), packed, storeInfo)
      return fileOf(packingListFileName(row.order.number, shipmentId), printed)
    },
  }
}
