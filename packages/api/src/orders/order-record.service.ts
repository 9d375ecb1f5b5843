import type { Database } from '@mullion/db/database'
import {
  listOrderChanges,
  listOrdersBefore,
  type OrdersOf,
} from '@mullion/db/orders/order-changes.repository'
import { findPlacedOrderByNumber, listPlacedOrdersById } from '@mullion/db/orders/order-list.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import type { FeedInput, FeedPage } from '@mullion/domain/changes/feed'
import { orderMissing } from '@mullion/domain/orders/order-list'
import type { OrderChange, OrderRecord } from '@mullion/domain/orders/order-record'
import { feedPage } from '../changes/feed.ts'
import { maySeeOrder } from './order-list.service.ts'
import { orderRecords } from './order-record.ts'

/** All for administrators, their company's for its admins, else the actor's own. */
function ordersOf(actor: Member): OrdersOf {
  if (may(actor, 'viewRecords')) return 'all'
  const { userId, companyId } = actor
  return { userId, companyId: may(actor, 'viewCompanyOrders') ? companyId : null }
}

/** Orders for programs: one by number, and what changed. */
export function createOrderRecordService({ db }: { readonly db: Database }) {
  const { read } = db
  return {
    /** Returns one order; throws `missing` unless the actor may see it. */
    async byNumber(actor: Member, number: string): Promise<OrderRecord> {
      const row = await findPlacedOrderByNumber(read, number.toUpperCase())
      if (!row || !maySeeOrder(actor, row)) throw orderMissing()
      const [record] = await orderRecords(read, [row])
      if (!record) throw orderMissing()
      return record
    },

    /** Returns the actor's orders and then what happened to them, in the order of commits. */
    async changed(actor: Member, input: FeedInput): Promise<FeedPage<OrderChange>> {
      const of = ordersOf(actor)
      const { rows, ...page } = await feedPage(
        read,
        {
          name: 'orders',
          view: 'all',
          listExisting: (page) => listOrdersBefore(read, of, page),
          listChanges: (range) => listOrderChanges(read, range),
          concerns: ({ userId, companyId }) =>
            of === 'all' || userId === of.userId || (companyId !== null && companyId === of.companyId),
        },
        input,
      )
      const placed = await listPlacedOrdersById(read, [...new Set(rows.map(({ rowId }) => rowId))])
      const records = new Map(
        (await orderRecords(read, [...placed.values()])).map((record) => [record.id, record]),
      )
      const changes = rows.map(({ kind, rowId, at }) => ({
        ...{ kind, at: at.toISOString(), orderId: rowId },
        order: records.get(rowId) ?? null,
      }))
      return { changes, ...page }
    },
  }
}
