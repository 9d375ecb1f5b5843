import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Reader } from '@mullion/db/database'
import {
  createReturnEvent,
  listReturnLines,
  moveReturn,
  type ReturnLineRow,
  type ReturnRow,
} from '@mullion/db/returns/return.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import type { LineToCredit, ToCredit } from '@mullion/domain/credit-notes/credit-amounts'
import { freightNotOurs, nothingToCreditOfReturn, returnChanged } from '@mullion/domain/returns/return-errors'
import type { CreditReturnInput, ReturnCreditInput } from '@mullion/domain/returns/return-input'
import { reasonRules, restockingFeeCents } from '@mullion/domain/returns/return-policy'
import type { PartReturn, ReturnCredit } from '@mullion/domain/returns/return-view'
import type { Clock } from '../clock.ts'
import type { CreditNoteService } from '../credit-notes/credit-note.service.ts'
import { audit } from '../security/audit.ts'
import type { ReturnService } from './return.service.ts'

export interface ReturnCreditDeps {
  readonly db: Database
  readonly clock: Clock
  readonly returns: Pick<ReturnService, 'found' | 'forAction' | 'byId'>
  readonly credits: Pick<CreditNoteService, 'credit' | 'preview' | 'give'>
}

/** The money of returns: a credit note for what was inspected, less the restocking fee, exactly once. */
export function createReturnCreditService({ db, clock, returns, credits }: ReturnCreditDeps) {
  /** Returns what to give back, with the fee of each line as a part of what its quantity cost. */
  async function toCredit(
    read: Reader,
    { orderId }: ReturnRow,
    { rows, withFreight }: { readonly rows: readonly ReturnLineRow[]; readonly withFreight: boolean },
  ): Promise<ToCredit> {
    const credited = rows.filter(({ creditQuantity }) => (creditQuantity ?? 0) > 0)
    if (credited.length === 0) throw nothingToCreditOfReturn()
    if (withFreight && !credited.some(({ reason }) => reasonRules[reason].ours)) throw freightNotOurs()
    const freight = withFreight ? 'rest' : 0
    const whole = credited.map(({ lineNo, creditQuantity }) => ({ lineNo, quantity: creditQuantity ?? 0 }))
    const costs = await credits.preview(read, orderId, { lines: whole, freight })
    const lines = whole.map((line, at): LineToCredit => {
      const cents = costs.lines.find(({ lineNo }) => lineNo === line.lineNo)?.cents ?? 0
      return { ...line, feeCents: restockingFeeCents(cents, credited[at]?.feePercent ?? 0) }
    })
    return { lines, freight }
  }

  return {
    /** Returns what the credit of an inspected return comes to, without giving it. */
    async preview(actor: Member, { withFreight, ...named }: ReturnCreditInput): Promise<ReturnCredit> {
      const { row } = await returns.found(db.read, actor, named)
      const rows = await listReturnLines(db.read, row.id)
      const asked = await toCredit(db.read, row, { rows, withFreight })
      const { goodsCents, freightCents, taxCents, totalCents, lines } = await credits.preview(
        db.read,
        row.orderId,
        asked,
      )
      const feeCents = lines.reduce((total, line) => total + line.feeCents, 0)
      return { goodsCents, feeCents, freightCents, taxCents, totalCents }
    },

    /** Credits an inspected return, to the card or on account; the buyer gets the mail of the credit note. */
    async credit(actor: Member, { withFreight, note, ...seen }: CreditReturnInput): Promise<PartReturn> {
      const { returnId, revision } = seen
      const creditNote = await db.transaction(async (tx) => {
        const { row } = await returns.forAction(tx, actor, { ...seen, action: 'credit' })
        const rows = await listReturnLines(tx, returnId)
        const asked = await toCredit(tx, row, { rows, withFreight })
        const request = { ...asked, orderId: row.orderId, requestKey: `return:${returnId}` }
        const issued = await credits.credit(tx, actor, { ...request, reason: 'returned', note })
        const at = clock()
        const moved = { to: 'credited', at, revision, set: { creditNoteId: issued.id } } as const
        if (!(await moveReturn(tx, returnId, moved))) throw returnChanged()
        await createReturnEvent(tx, { returnId, userId: actor.userId, kind: 'credited', note, at })
        const details = { creditNote: issued.number, totalCents: issued.totalCents }
        await audit(tx, actor, { action: 'return_credited', subject: `return:${returnId}`, details, at })
        recordChange(tx, { subject: 'return', rowId: returnId, kind: 'credited', at })
        return issued
      })
      await credits.give(creditNote.id)
      return returns.byId(actor, { returnId })
    },
  }
}
