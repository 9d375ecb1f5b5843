import { recordChange } from '@mullion/db/changes/changes.repository'
import {
  addLineCredit,
  addOrderCredit,
  type CreditNoteRow,
  createCreditNote,
  findCreditNote,
  findCreditNoteOfRequest,
  lockOrder,
} from '@mullion/db/credit-notes/credit-note.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { listOrderLines, type OrderLineRow } from '@mullion/db/orders/order-line.repository'
import { findPlacedOrder, type ListedOrderRow } from '@mullion/db/orders/order-list.repository'
import { findPaymentOfOrder, type PaymentRow } from '@mullion/db/payments/payment.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import {
  type ChargedLine,
  type CreditAmounts,
  creditAmounts,
  creditedCents,
  leftToCredit,
  type ToCredit,
} from '@mullion/domain/credit-notes/credit-amounts'
import {
  type CreditMeans,
  type CreditNote,
  type CreditReason,
  creditBeforeFreight,
  creditNoteMissing,
  creditNotInTrouble,
  nothingToCredit,
} from '@mullion/domain/credit-notes/credit-note'
import { orderMissing } from '@mullion/domain/orders/order-list'
import type { SalesCountService } from '../analytics/sales-count.service.ts'
import type { Clock } from '../clock.ts'
import { creditNoteOf } from '../orders/credit-note-view.ts'
import type { TaxPostings } from '../payments/tax-postings.service.ts'
import { audit } from '../security/audit.ts'
import type { CreditGiver, CreditGiverDeps } from './credit-giver.ts'
import { queueCreditNoteMail } from './credit-note-mail.ts'

export interface CreditNoteDeps extends CreditGiverDeps {
  readonly db: Database
  readonly clock: Clock
  readonly salesCount: Pick<SalesCountService, 'credited'>
  readonly taxPostings: Pick<TaxPostings, 'queueCredit'>
  readonly giver: CreditGiver
}

/** What to give back of a placed order, and why. */
export interface CreditRequest extends ToCredit {
  readonly orderId: number
  readonly reason: CreditReason
  /** Makes a repeat of the request return the note that the first one made. */
  readonly requestKey: string
  /** Shown to the buyer. */
  readonly note?: string | undefined
  /** True for a whole order that is canceled, whose freight nobody has to confirm any more. */
  readonly evenWithOpenFreight?: boolean | undefined
}

type PreviewedCredit = ToCredit & Pick<CreditRequest, 'evenWithOpenFreight'>

export type CreditNoteService = ReturnType<typeof createCreditNoteService>

const chargedLine = (line: OrderLineRow): ChargedLine => ({ ...line, number: displayNumber(line.number) })

/** Returns how money of an order goes back: the gateway knows charges, and anything else is settled on account. */
function meansOf(
  row: ListedOrderRow,
  payment: PaymentRow | null,
  { totalCents }: CreditAmounts,
): CreditMeans {
  if (payment?.state !== 'captured' || payment.gatewayId === null) return 'account'
  const isWhole = creditedCents(row.order) === 0 && totalCents === payment.amountCents
  return isWhole ? 'void' : 'card'
}

/** Credit notes: money of placed orders that is given back, each exactly once. */
export function createCreditNoteService(deps: CreditNoteDeps) {
  const { db, clock, salesCount, taxPostings, giver } = deps

  async function creditable(read: Reader, orderId: number, evenWithOpenFreight = false) {
    const row = await findPlacedOrder(read, orderId)
    if (!row) throw orderMissing()
    if (row.order.freightToBeConfirmed && !evenWithOpenFreight) throw creditBeforeFreight()
    return row
  }

  async function amountsOf(read: Reader, row: ListedOrderRow, asked: ToCredit): Promise<CreditAmounts> {
    const lines = await listOrderLines(read, row.order.id)
    return creditAmounts(row.order, lines.map(chargedLine), asked)
  }

  async function count(
    tx: Writer,
    orderId: number,
    amounts: CreditAmounts,
    ids: ReadonlyMap<number, number>,
  ) {
    if (!(await addOrderCredit(tx, { orderId, ...amounts }))) throw nothingToCredit()
    for (const line of amounts.lines) {
      const orderLineId = ids.get(line.lineNo) ?? 0
      if (!(await addLineCredit(tx, { ...line, orderLineId }))) throw nothingToCredit()
    }
  }

  async function store(tx: Writer, actor: Actor, request: CreditRequest): Promise<CreditNoteRow> {
    const { orderId, reason, requestKey, note = '' } = request
    const row = await creditable(tx, orderId, request.evenWithOpenFreight)
    const amounts = await amountsOf(tx, row, request)
    const ids = new Map((await listOrderLines(tx, orderId)).map(({ lineNo, id }) => [lineNo, id]))
    const payment = await findPaymentOfOrder(tx, orderId)
    const means = meansOf(row, payment, amounts)
    await salesCount.credited(tx, orderId, () => count(tx, orderId, amounts, ids))
    const at = clock()
    const isGiven = means === 'account'
    const { goodsCents, freightCents, goodsTaxCents, freightTaxCents, totalCents } = amounts
    const created = await createCreditNote(
      tx,
      {
        ...{ orderId, requestKey, reason, means, note, totalCents },
        ...{ goodsCents, freightCents, goodsTaxCents, freightTaxCents },
        // The file for accounting will have the order without what is given back now.
        inOrder: reason === 'address_changed' && !row.order.processed,
        state: isGiven ? 'given' : 'planned',
        paymentId: isGiven ? null : (payment?.id ?? null),
        actorId: actor.id,
        userId: actor.userId,
        leaseUntilAt: at,
        givenAt: isGiven ? at : null,
        createdAt: at,
      },
      amounts.lines.map((line) => ({ ...line, orderLineId: ids.get(line.lineNo) ?? 0 })),
    )
    await taxPostings.queueCredit(tx, orderId)
    recordChange(tx, { subject: 'credit_note', rowId: created.id, kind: 'issued', at })
    const details = { order: row.order.number, reason, means, totalCents }
    const { companyId } = row.order
    await audit(tx, actor, {
      ...{ action: 'credit_note_issued', subject: `credit_note:${created.number}`, companyId, details, at },
    })
    if (isGiven) await queueCreditNoteMail(tx, created, deps, at)
    return created
  }

  return {
    /**
     * Credits lines, and freight, of a placed order in the caller's transaction, and returns the note; afterwards the
     * caller calls `give` with its id. Everything counts from here on. Throws `conflict` when more would be given back
     * than is left, and returns the first note for a repeat of the request.
     */
    async credit(tx: Writer, actor: Actor, request: CreditRequest): Promise<CreditNoteRow> {
      if (!(await lockOrder(tx, request.orderId))) throw orderMissing()
      return (await findCreditNoteOfRequest(tx, request)) ?? store(tx, actor, request)
    },

    /** Returns what a credit would come to, without making it. Throws as `credit` does. */
    async preview(read: Reader, orderId: number, asked: PreviewedCredit): Promise<CreditAmounts> {
      return amountsOf(read, await creditable(read, orderId, asked.evenWithOpenFreight), asked)
    },

    /** Returns what is left to credit of an order. */
    async left(read: Reader, orderId: number) {
      return leftToCredit((await creditable(read, orderId)).order)
    },

    /**
     * Gives the money of a committed credit note back, after the transaction that made it: now if the gateway answers,
     * otherwise the repair does. Never throws because of the gateway; returns the note as it is then.
     */
    async give(creditNoteId: number): Promise<CreditNoteRow> {
      await giver.give(creditNoteId)
      const note = await findCreditNote(db.read, creditNoteId)
      if (!note) throw creditNoteMissing()
      return note
    },

    /** Asks the gateway again for what it refused; returns the note as it is then. Throws `conflict` for any other. */
    async retry(actor: Actor, creditNoteId: number): Promise<CreditNote> {
      const retried = await giver.retry(creditNoteId, (tx, { number, problem }) =>
        audit(tx, actor, {
          ...{ action: 'credit_note_retried', subject: `credit_note:${number}`, details: { problem } },
          at: clock(),
        }),
      )
      if (!retried) throw creditNotInTrouble()
      const note = await findCreditNote(db.read, creditNoteId)
      if (!note) throw creditNoteMissing()
      return creditNoteOf(db.read, note)
    },

    /** Gives back what committed credit notes say and no process works on. Returns how many were tried. */
    repair: giver.repair,
  }
}
