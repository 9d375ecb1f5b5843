import { recordChanges } from '@mullion/db/changes/changes.repository'
import { type CanceledAmounts, listCanceledAmounts } from '@mullion/db/credit-notes/credit-note.repository'
import type { Database, Reader } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import {
  claimPendingOrders,
  createOrderExport,
  findLastOrderExport,
  findOrderExport,
  listAwaitedOrders,
  listCustomerNumbers,
  listOrderExports,
  listPendingOrders,
  type PendingSummary,
  summarizePendingOrders,
} from '@mullion/db/orders/order-export.repository'
import { listLinesByOrder } from '@mullion/db/orders/order-line.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { creditedCents } from '@mullion/domain/credit-notes/credit-amounts'
import type { ListPage } from '@mullion/domain/list-input'
import { type ExportedOrder, orderCsvColumns, orderCsvRows } from '@mullion/domain/orders/order-csv'
import {
  exportWithdrawableMs,
  type GenerateExportInput,
  type ListedOrderExport,
  nothingToExport,
  type OrderExport,
  type OrderExportPreview,
  type OrderExportsInput,
  orderExportMissing,
  type PendingInFullInput,
  type PendingOrder,
  type PendingOrders,
  type PendingOrdersInput,
  pendingOrdersChanged,
} from '@mullion/domain/orders/order-export'
import type { ListedOrder } from '@mullion/domain/orders/order-list'
import { stringify } from 'csv-stringify/sync'
import type { Clock } from '../clock.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'
import { listPage } from '../page.ts'
import { audit } from '../security/audit.ts'
import { viewOrder, viewSummary } from './order-view.ts'

export interface OrderExportDeps extends StaffMailFacts {
  readonly db: Database
  readonly clock: Clock
  readonly guestCustomerNumber: string
}

export type OrderExportService = ReturnType<typeof createOrderExportService>

const isDefined = (id: number | null): id is number => id !== null

const ordersPerStatement = 500

/** Accounting gets an order without what was given back before, and so no credit note of that. */
function withoutCanceled(order: OrderRow, canceled: CanceledAmounts | undefined): OrderRow {
  if (!canceled) return order
  return {
    ...order,
    shippingCents: order.shippingCents - canceled.freightCents,
    taxCents: order.taxCents - canceled.taxCents,
    grandTotalCents: order.grandTotalCents - canceled.totalCents,
  }
}

async function exportedOrders(db: Reader, rows: readonly OrderRow[]): Promise<ExportedOrder[]> {
  const ids = (of: (row: OrderRow) => number | null) => [...new Set(rows.map(of).filter(isDefined))]
  const online = await listCustomerNumbers(
    db,
    'online',
    ids(({ companyId }) => companyId),
  )
  const internal = await listCustomerNumbers(
    db,
    'internal',
    ids(({ companyInternalId }) => companyInternalId),
  )
  const lines = await listLinesByOrder(
    db,
    rows.map(({ id }) => id),
  )
  const canceled = new Map<number, CanceledAmounts>()
  for (let at = 0; at < rows.length; at += ordersPerStatement) {
    const some = rows.slice(at, at + ordersPerStatement).map(({ id }) => id)
    for (const amounts of await listCanceledAmounts(db, some)) canceled.set(amounts.orderId, amounts)
  }
  return rows.map((order) => ({
    ...withoutCanceled(order, canceled.get(order.id)),
    customerNumber: internal.get(order.companyInternalId ?? 0) ?? online.get(order.companyId ?? 0) ?? null,
    onTerms: order.paymentState === 'terms',
    lines: (lines.get(order.id) ?? []).flatMap((line) => {
      const quantity = Math.round((line.quantity - line.canceledQuantity) * 1000) / 1000
      return quantity > 0 ? [{ ...line, quantity }] : []
    }),
  }))
}

/** `orders-20261122-143005.csv`, in UTC, so that names sort by creation time. */
function fileName(at: Date, demo: boolean): string {
  const stamp = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return `${demo ? 'DEMO-' : ''}orders-${stamp}.csv`
}

const none = { count: 0, totalCents: 0, oldest: null }

function addedUp(groups: readonly PendingSummary[]): Omit<OrderExportPreview, 'leftOut'> {
  const totals = groups.reduce(
    (sum, group) => ({ count: sum.count + group.count, totalCents: sum.totalCents + group.totalCents }),
    { count: 0, totalCents: 0 },
  )
  const dates = groups.flatMap(({ oldest }) => oldest?.toISOString() ?? []).toSorted()
  return { ...totals, oldest: dates[0] ?? null }
}

function isShown(shown: PendingOrders, claimed: readonly OrderRow[]): boolean {
  const totalCents = claimed.reduce((total, order) => total + order.grandTotalCents - creditedCents(order), 0)
  return claimed.length === shown.count && totalCents === shown.totalCents
}

export function createOrderExportService(deps: OrderExportDeps) {
  const { db, storeInfo, clock } = deps
  const scope = { sandboxToo: storeInfo.demo }

  function exclusionReason({
    sandbox,
    freightToBeConfirmed,
    creditHold,
  }: Pick<OrderRow, 'sandbox' | 'freightToBeConfirmed' | 'creditHold'>): PendingOrder['leftOut'] {
    if (sandbox && !scope.sandboxToo) return 'sandbox'
    if (creditHold === 'held') return 'credit'
    return freightToBeConfirmed ? 'freight' : null
  }

  function exportMail({ id, name, orderCount, content }: Awaited<ReturnType<typeof createOrderExport>>) {
    const orders = orderCount === 1 ? '1 order' : `${orderCount} orders`
    return letterMail(
      {
        event: `order-export:${id}`,
        to: staffRecipients(deps),
        subject: `${orders} for accounting: ${name}`,
        paragraphs: [
          `The attached file has ${orders}, ${orderCount === 1 ? 'now' : 'all now'} marked as processed.`,
        ],
        attachments: [{ filename: name, contentType: 'text/csv', content }],
      },
      storeInfo,
    )
  }

  return {
    /**
     * Returns a page of the orders not yet sent to accounting, oldest first; sandbox orders of a real store are never
     * sent.
     */
    async pending(input: PendingOrdersInput): Promise<ListPage<PendingOrder>> {
      const page = await listPage(input, (listing) => listPendingOrders(db.read, listing))
      const rows = page.rows.map((row) => ({
        ...viewSummary(row),
        customer: row.internalCompanyName ?? row.companyName ?? row.order.buyerEmail,
        leftOut: exclusionReason(row.order),
      }))
      return { ...page, rows }
    },

    /**
     * Returns a page of these orders in full, those with freight to be confirmed too, and the number of them all, up to
     * 10,000; without the sandbox orders of a real store.
     */
    async pendingInFull({
      page,
      limit,
    }: PendingInFullInput): Promise<{ readonly orders: readonly ListedOrder[]; readonly total: number }> {
      const range = { offset: (page - 1) * limit, limit }
      const { rows, total } = await listAwaitedOrders(db.read, scope, range)
      const lines = await listLinesByOrder(
        db.read,
        rows.map(({ order }) => order.id),
      )
      return { orders: rows.map((row) => viewOrder(row, lines.get(row.order.id) ?? [])), total }
    },

    /** Returns what an export would contain now, and what it would leave out and why. */
    async preview(): Promise<OrderExportPreview> {
      const groups = await summarizePendingOrders(db.read)
      const reasons = [null, 'credit', 'freight', 'sandbox'] as const
      const [exported = none, ...others] = reasons.map((reason) =>
        addedUp(groups.filter((group) => exclusionReason(group) === reason)),
      )
      const leftOut = others.flatMap(({ count, totalCents }, at) => {
        const reason = reasons[at + 1]
        return reason && count > 0 ? [{ reason, count, totalCents }] : []
      })
      return { ...exported, leftOut }
    },

    /**
     * Writes all pending orders into one file, queues the mail that carries it and marks the orders as processed, all
     * or nothing; of two concurrent calls, only one gets each order. Throws `missing` when nothing is pending, `conflict`
     * when the file would not be what the user was shown.
     */
    async generate(actor: Member, agreed?: GenerateExportInput): Promise<OrderExport> {
      const file = await db.transaction(async (tx) => {
        const now = clock()
        const claimed = await claimPendingOrders(tx, scope)
        if (claimed.length === 0) throw nothingToExport()
        if (agreed && !isShown(agreed.shown, claimed)) throw pendingOrdersChanged()
        const rowIds = claimed.map(({ id }) => id)
        recordChanges(tx, { subject: 'order', kind: 'processed', at: now, rowIds })
        const books = { timeZone: storeInfo.timeZone, guestCustomerNumber: deps.guestCustomerNumber }
        const rows = orderCsvRows(await exportedOrders(tx, claimed), books)
        const content = stringify([orderCsvColumns, ...rows], { record_delimiter: 'windows' })
        const stored = await createOrderExport(
          tx,
          { name: fileName(now, storeInfo.demo), content, userId: actor.userId, createdAt: now },
          rowIds,
        )
        await queueMail(tx, exportMail(stored), now)
        const details = { name: stored.name, orders: stored.orderCount }
        const subject = `order-export:${stored.id}`
        await audit(tx, actor, { action: 'orders_exported', subject, companyId: null, details, at: now })
        return stored
      })
      const { id, name, orderCount, createdAt } = file
      return { id, name, orderCount, by: '', createdAt: createdAt.toISOString() }
    },

    async files(input: OrderExportsInput): Promise<ListPage<ListedOrderExport>> {
      const page = await listPage(input, (listing) => listOrderExports(db.read, listing))
      const last = await findLastOrderExport(db.read)
      const rows = page.rows.map(({ firstname, lastname, createdAt, withdrawnAt, ...file }) => {
        const until = new Date(createdAt.getTime() + exportWithdrawableMs)
        return {
          ...file,
          by: `${firstname ?? ''} ${lastname ?? ''}`.trim(),
          createdAt: createdAt.toISOString(),
          withdrawnAt: withdrawnAt?.toISOString() ?? null,
          withdrawableUntil: file.id === last && clock() < until ? until.toISOString() : null,
        }
      })
      return { ...page, rows }
    },

    /** Returns a file's text; throws `missing` when there is none with this id. */
    async file(id: number): Promise<{ readonly name: string; readonly content: string }> {
      const row = await findOrderExport(db.read, id)
      if (!row) throw orderExportMissing()
      return { name: row.name, content: row.content }
    },
  }
}
