import { findCompany } from '@mullion/db/accounts/company.repository'
import { findPerson } from '@mullion/db/accounts/user.repository'
import { findApprovalOfOrder } from '@mullion/db/approvals/approval-request.repository'
import { listCreditNotesOfOrder } from '@mullion/db/credit-notes/credit-note.repository'
import type { Database } from '@mullion/db/database'
import { listLinesByOrder, listOrderLines } from '@mullion/db/orders/order-line.repository'
import {
  findPlacedOrder,
  findPlacedOrderByNumber,
  hasPlacedOrder,
  type ListedOrderRow,
  listPlacedOrders,
} from '@mullion/db/orders/order-list.repository'
import type { OrderFilter } from '@mullion/db/orders/order-search.repository'
import { findPoDocumentOfOrder } from '@mullion/db/orders/po-document.repository'
import { listShipments } from '@mullion/db/orders/shipment.repository'
import { listShipToChanges } from '@mullion/db/ship-to-changes/ship-to-change.repository'
import { companyMissing, notAllowed, userMissing } from '@mullion/domain/accounts/account-errors'
import type { Member } from '@mullion/domain/accounts/actor'
import { may, mayAny } from '@mullion/domain/accounts/permissions'
import type { CreditNote } from '@mullion/domain/credit-notes/credit-note'
import { mayCancel } from '@mullion/domain/orders/cancel-order'
import {
  type ListedOrders,
  type OrderListInput,
  type OrderPage,
  type OrderWithShipments,
  orderMissing,
  ordersPageSize,
} from '@mullion/domain/orders/order-list'
import { orderSearchOf } from '@mullion/domain/orders/order-search'
import type { StoreInfo } from '@mullion/domain/store-info'
import { pageOf } from '../page.ts'
import { viewCreditNote } from './credit-note-view.ts'
import {
  buyerOf,
  isReaddressable,
  viewExemptionForBuyer,
  viewLinesInProgress,
  viewOrder,
  viewShipment,
  viewSummary,
} from './order-view.ts'
import { viewShipToChange } from './ship-to-view.ts'

/** True for the actor's own order, one of their company for its admin, and any for administrators. */
export function maySeeOrder(actor: Member, { order }: ListedOrderRow): boolean {
  if (order.userId === actor.userId || may(actor, 'viewRecords')) return true
  return may(actor, 'viewCompanyOrders') && order.companyId === actor.companyId
}

export type OrderListService = ReturnType<typeof createOrderListService>

export interface OrderListDeps {
  readonly db: Database
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
}

export function createOrderListService({ db, storeInfo }: OrderListDeps) {
  /** The actor themselves, or anyone for administrators. A deleted user's orders stay. */
  async function orderer(actor: Member, userId = actor.userId): Promise<OrderFilter['of']> {
    if (userId === actor.userId) return { userId }
    if (!may(actor, 'viewRecords')) throw userMissing()
    const known = (await findPerson(db.read, userId)) || (await hasPlacedOrder(db.read, userId))
    if (!known) throw userMissing()
    return { userId }
  }

  /** The actor's own company for its admin, any for administrators. */
  async function orderingCompany(actor: Member, companyId = actor.companyId): Promise<OrderFilter['of']> {
    if (!mayAny(actor, ['viewCompanyOrders', 'viewRecords'])) throw notAllowed()
    if (companyId === actor.companyId) return { companyId }
    if (!may(actor, 'viewRecords') || !(await findCompany(db.read, companyId))) throw companyMissing()
    return { companyId }
  }

  async function whose(
    actor: Member,
    { scope, userId, companyId }: OrderListInput,
  ): Promise<OrderFilter['of']> {
    if (scope === 'user') return orderer(actor, userId)
    if (scope === 'company') return orderingCompany(actor, companyId)
    if (!may(actor, 'viewRecords')) throw notAllowed()
    return 'all'
  }

  async function rowsOf(actor: Member, input: OrderListInput, countAll = false) {
    const of = await whose(actor, input)
    const filter = { of, ...orderSearchOf(input, storeInfo.timeZone) }
    const { page, sort, descending } = input
    const offset = (page - 1) * ordersPageSize
    const range = { offset, limit: ordersPageSize, sort, descending, countAll }
    const { rows, total, more, newestOnly } = await listPlacedOrders(db.read, filter, range)
    const { shown } = pageOf({ page, size: ordersPageSize, total })
    return { rows, ...shown, more, newestOnly }
  }

  async function visibleOrder(actor: Member, orderId: number): Promise<ListedOrderRow> {
    const row = await findPlacedOrder(db.read, orderId)
    if (!row || !maySeeOrder(actor, row)) throw orderMissing()
    return row
  }

  return {
    /** Returns a page of a user's or company's orders, newest first unless sorted by a column. */
    async list(actor: Member, input: OrderListInput): Promise<OrderPage> {
      const { rows, ...page } = await rowsOf(actor, input)
      return { orders: rows.map(viewSummary), ...page }
    },

    /** Returns the page that `list` returns, with each order in full and all matches counted, up to 10,000. */
    async listInFull(actor: Member, input: OrderListInput): Promise<ListedOrders> {
      const { rows, ...page } = await rowsOf(actor, input, true)
      const ids = rows.map(({ order }) => order.id)
      const lines = await listLinesByOrder(db.read, ids)
      return { orders: rows.map((row) => viewOrder(row, lines.get(row.order.id) ?? [])), ...page }
    },

    /** Returns the credit notes of an order that the actor may see, first one first. Throws `missing`. */
    async creditNotes(actor: Member, number: string): Promise<CreditNote[]> {
      const row = await findPlacedOrderByNumber(db.read, number.toUpperCase())
      if (!row || !maySeeOrder(actor, row)) throw orderMissing()
      const { order } = row
      const [notes, lines] = [
        await listCreditNotesOfOrder(db.read, order.id),
        await listOrderLines(db.read, order.id),
      ]
      return notes.map((note) => viewCreditNote(note, { order, lines }))
    },

    /**
     * Returns one order in full; throws `missing` unless it is the actor's own, one of their company for its admin, or
     * the actor is an administrator.
     */
    async details(actor: Member, orderId: number): Promise<OrderWithShipments> {
      const row = await visibleOrder(actor, orderId)
      const lines = await listOrderLines(db.read, orderId)
      const { person: _person, processed: _processed, ...order } = viewOrder(row, [])
      const { freightCarrier, accountNumber, thirdParty } = row.order
      const poDocument = await findPoDocumentOfOrder(db.read, orderId)
      const shipments = await listShipments(db.read, orderId)
      const notes = await listCreditNotesOfOrder(db.read, orderId)
      const approval = await findApprovalOfOrder(db.read, orderId)
      const changes = await listShipToChanges(db.read, orderId)
      const about = { number: row.order.number, buyer: buyerOf(row) }
      const inProgress = viewLinesInProgress(lines, shipments)
      return {
        ...order,
        lines: inProgress,
        ...{ freightCarrier, accountNumber, thirdParty },
        poDocumentName: poDocument?.name ?? null,
        shipments: shipments.map(viewShipment),
        creditNotes: notes.map((note) => viewCreditNote(note, { order: row.order, lines })),
        cancelable: mayCancel(row.order),
        shipToChanges: changes.map((change) => viewShipToChange(change, about)),
        readdressable: isReaddressable(row.order, inProgress),
        taxExemption: viewExemptionForBuyer(row.order),
        approval: approval && {
          by: `${approval.by.firstname} ${approval.by.lastname}`.trim(),
          at: approval.at.toISOString(),
        },
      }
    },
  }
}
