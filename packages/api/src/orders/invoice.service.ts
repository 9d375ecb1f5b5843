import { findCompany } from '@mullion/db/accounts/company.repository'
import { findInternalCompanyOfOrder } from '@mullion/db/accounts/internal-company.repository'
import type { Database } from '@mullion/db/database'
import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import { findPlacedOrder } from '@mullion/db/orders/order-list.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { freightStillOpen, invoiceFileName, invoiceNotOffered } from '@mullion/domain/orders/invoice'
import { orderMissing } from '@mullion/domain/orders/order-list'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { DocumentPrinter } from '@mullion/integrations/documents/port'
import { invoiceOf } from './invoice-facts.ts'
import { maySeeOrder } from './order-list.service.ts'
import { buyerOf } from './order-view.ts'

export interface InvoiceDeps {
  readonly db: Database
  readonly storeInfo: StoreInfo
  readonly documents: DocumentPrinter
}

export function createInvoiceService({ db, storeInfo, documents }: InvoiceDeps) {
  return {
    /**
     * Returns the invoice file of an order: any order for administrators, otherwise visible orders paid by card. Throws
     * `missing`, `forbidden` for an order on terms, and `blocked` while its freight is open.
     */
    async invoice(actor: Member, orderId: number) {
      const row = await findPlacedOrder(db.read, orderId)
      if (!row || !maySeeOrder(actor, row)) throw orderMissing()
      const { order } = row
      if (order.cardType === null && !may(actor, 'viewRecords')) throw invoiceNotOffered()
      if (order.freightToBeConfirmed) throw freightStillOpen()
      const { companyId, companyInternalId: internalId } = order
      const ofCompany = companyId !== null && internalId === null
      const facts = invoiceOf(
        {
          order,
          lines: await listOrderLines(db.read, orderId),
          company: ofCompany ? await findCompany(db.read, companyId) : null,
          internalCompany: internalId === null ? null : await findInternalCompanyOfOrder(db.read, internalId),
          buyer: buyerOf(row),
        },
        storeInfo,
      )
      const bytes = await documents.invoice(facts)
      return { name: invoiceFileName(order.number), contentType: 'application/pdf', bytes }
    },
  }
}
