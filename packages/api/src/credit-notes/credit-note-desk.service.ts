import { recordChange } from '@mullion/db/changes/changes.repository'
import {
  claimCreditNote,
  findCreditNote,
  moveCreditNote,
} from '@mullion/db/credit-notes/credit-note.repository'
import {
  type DeskCreditRow,
  findDeskCredit,
  listDeskCredits,
} from '@mullion/db/credit-notes/credit-note-desk.repository'
import type { Database } from '@mullion/db/database'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  type CreditNotesInput,
  creditNoteMissing,
  creditNotInTrouble,
  type DeskCreditNote,
  type SettleCreditInput,
} from '@mullion/domain/credit-notes/credit-note'
import type { ListPage } from '@mullion/domain/list-input'
import type { Clock } from '../clock.ts'
import { creditNoteOf } from '../orders/credit-note-view.ts'
import { listPage } from '../page.ts'
import { audit } from '../security/audit.ts'
import { type CreditMailFacts, queueCreditNoteMail } from './credit-note-mail.ts'

export interface CreditNoteDeskDeps extends CreditMailFacts {
  readonly db: Database
  readonly clock: Clock
}

/** Credit notes as staff see them, and what they settle by hand. */
export function createCreditNoteDeskService(deps: CreditNoteDeskDeps) {
  const { db, clock } = deps

  async function viewed({ note, customer, by, settledBy }: DeskCreditRow): Promise<DeskCreditNote> {
    const { orderId, problem, exportId, settledHow } = note
    return {
      ...(await creditNoteOf(db.read, note)),
      ...{ orderId, customer, by, problem, exportId },
      settled: settledHow === null ? null : { how: settledHow, by: settledBy ?? '' },
    }
  }

  async function byNumber(number: string): Promise<DeskCreditNote> {
    const row = await findDeskCredit(db.read, { number: number.toUpperCase() })
    if (!row) throw creditNoteMissing()
    return viewed(row)
  }

  return {
    byNumber,

    /** Returns a page of the credit notes, newest first. */
    async list(input: CreditNotesInput): Promise<ListPage<DeskCreditNote>> {
      const page = await listPage(input, (listing) => listDeskCredits(db.read, listing))
      const rows: DeskCreditNote[] = []
      for (const row of page.rows) rows.push(await viewed(row))
      return { ...page, rows }
    },

    /**
     * Records that staff gave back by hand what the gateway refused; the buyer gets the mail. Throws `conflict` for a note
     * that does not wait for staff, or that is being tried again.
     */
    async settle(actor: Member, { creditNoteId, how }: SettleCreditInput): Promise<DeskCreditNote> {
      const number = await db.transaction(async (tx) => {
        const found = await findCreditNote(tx, creditNoteId)
        if (!found) throw creditNoteMissing()
        const at = clock()
        const lease = { id: creditNoteId, now: at, leaseUntilAt: at, inTrouble: true }
        const claimed = await claimCreditNote(tx, lease)
        const facts = { settledHow: how, settledById: actor.userId, givenAt: at }
        const settled = claimed && (await moveCreditNote(tx, claimed, { to: 'given', facts }))
        if (!settled) throw creditNotInTrouble()
        recordChange(tx, { subject: 'credit_note', rowId: creditNoteId, kind: 'given', at })
        await queueCreditNoteMail(tx, settled, deps, at)
        await audit(tx, actor, {
          ...{
            action: 'credit_note_settled',
            subject: `credit_note:${settled.number}`,
            details: { how },
            at,
          },
        })
        return settled.number
      })
      return byNumber(number)
    },
  }
}
