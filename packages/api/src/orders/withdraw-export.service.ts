import { findPerson } from '@mullion/db/accounts/user.repository'
import { recordChanges } from '@mullion/db/changes/changes.repository'
import type { Database, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  findLastOrderExport,
  findOrderExport,
  type OrderExportRow,
  returnOrdersToPending,
  withdrawOrderExport,
} from '@mullion/db/orders/order-export.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  exportedOrdersChanged,
  exportNotWithdrawable,
  exportWithdrawableMs,
  orderExportMissing,
} from '@mullion/domain/orders/order-export'
import type { Clock } from '../clock.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'
import { audit } from '../security/audit.ts'

export interface WithdrawExportDeps extends StaffMailFacts {
  readonly db: Database
  readonly clock: Clock
}

/** Withdraws the last accounting file. */
export function createWithdrawExportService({ db, clock, ...mailFacts }: WithdrawExportDeps) {
  /** Finds the file and claims it for this withdrawal, once. */
  async function claim(tx: Writer, { userId }: Member, exportId: number): Promise<OrderExportRow> {
    const withdrawnAt = clock()
    const file = await findOrderExport(tx, exportId)
    if (!file) throw orderExportMissing()
    if (file.withdrawnAt) throw exportNotWithdrawable('withdrawn')
    if (exportId !== (await findLastOrderExport(tx))) throw exportNotWithdrawable('not_last')
    if (withdrawnAt.getTime() >= file.createdAt.getTime() + exportWithdrawableMs)
      throw exportNotWithdrawable('too_old')
    const claimed = await withdrawOrderExport(tx, exportId, { withdrawnBy: userId, withdrawnAt })
    if (!claimed) throw exportNotWithdrawable('withdrawn')
    return claimed
  }

  async function mailOf(tx: Writer, { userId }: Member, { id, name, orderCount }: OrderExportRow) {
    const user = (await findPerson(tx, userId))?.user
    const orders = orderCount === 1 ? 'Its order is' : `Its ${orderCount} orders are`
    return letterMail(
      {
        event: `order-export-withdrawn:${id}`,
        to: staffRecipients(mailFacts),
        subject: `Withdrawn: ${name}`,
        paragraphs: [
          `${user?.firstname ?? ''} ${user?.lastname ?? ''} withdrew the file ${name}. Please don’t import it; if you already have, undo that import.`,
          `${orders} pending again and will be in a later file.`,
        ],
      },
      mailFacts.storeInfo,
    )
  }

  return {
    /**
     * Makes the orders of the last file pending again; the file stays, marked as withdrawn, and accounting gets mail.
     * Throws `conflict` when it is not the last one, is a day old, or one of its orders shipped or changed since.
     */
    withdraw(actor: Member, exportId: number): Promise<void> {
      return db.transaction(async (tx) => {
        const file = await claim(tx, actor, exportId)
        const { returned, changed } = await returnOrdersToPending(tx, exportId)
        if (changed.length > 0) throw exportedOrdersChanged(changed)
        const at = clock()
        recordChanges(tx, { subject: 'order', kind: 'returned_to_pending', at, rowIds: returned })
        await queueMail(tx, await mailOf(tx, actor, file), at)
        const details = { name: file.name, orders: returned.length }
        const line = { subject: `order-export:${exportId}`, companyId: null, details, at }
        await audit(tx, actor, { action: 'order_export_withdrawn', ...line })
      })
    },
  }
}
