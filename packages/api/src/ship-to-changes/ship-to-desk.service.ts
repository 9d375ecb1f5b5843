import { recordChange } from '@mullion/db/changes/changes.repository'
import { lockOrder } from '@mullion/db/credit-notes/credit-note.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { addToOrder, readdressOrder } from '@mullion/db/ship-to-changes/order-ship-to.repository'
import {
  decideShipToChange,
  findShipToChange,
  listShipToDesk,
  type ShipToChangeRow,
} from '@mullion/db/ship-to-changes/ship-to-change.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import type { ListPage } from '@mullion/domain/list-input'
import { orderMissing } from '@mullion/domain/orders/order-list'
import {
  type ApproveShipToInput,
  type ListedShipToChange,
  moreThanAgreed,
  type QuoteShipToInput,
  type RefuseShipToInput,
  riseNotAddable,
  type ShipToChange,
  type ShipToListInput,
  type ShipToQuote,
  shipToMissing,
  shipToNotWaiting,
  shipToQuoteChanged,
} from '@mullion/domain/ship-to-changes/ship-to-change'
import type { SalesCountService } from '../analytics/sales-count.service.ts'
import type { Clock } from '../clock.ts'
import type { CreditNoteService } from '../credit-notes/credit-note.service.ts'
import { listPage } from '../page.ts'
import type { TaxPostings } from '../payments/tax-postings.service.ts'
import { audit } from '../security/audit.ts'
import {
  assertReaddressable,
  fingerprintOf,
  isAddable,
  type OrderToShip,
  readOrderToShip,
  readShipToChange,
} from './order-to-ship.ts'
import { type ShipToMailFacts, shipToMail } from './ship-to-mails.ts'
import type { QuotedShipTo, ShipToQuotes } from './ship-to-quotes.ts'

export interface ShipToDeskDeps extends ShipToMailFacts {
  readonly db: Database
  readonly clock: Clock
  readonly shipToQuotes: ShipToQuotes
  readonly creditNotes: CreditNoteService
  readonly salesCount: Pick<SalesCountService, 'moved'>
  readonly taxPostings: Pick<TaxPostings, 'queueMovedSale'>
}

/** An approval under way: what was asked, the order as it was quoted, and the quote. */
interface Approval {
  readonly asked: ShipToChangeRow
  readonly of: OrderToShip
  readonly quoted: QuotedShipTo
}

const placeOf = ({ city, state }: ShipToChangeRow['toAddress']) => ({ city, state })

/** Staff decide about requests to ship orders to another address. */
export function createShipToDeskService(deps: ShipToDeskDeps) {
  const { db, clock, shipToQuotes, creditNotes, salesCount, taxPostings } = deps

  async function waiting(read: Reader, changeId: number): Promise<ShipToChangeRow> {
    const change = await findShipToChange(read, changeId)
    if (!change) throw shipToMissing()
    if (change.state !== 'asked') throw shipToNotWaiting()
    return change
  }

  async function quoteOf({ changeId, rise }: QuoteShipToInput): Promise<Approval> {
    const asked = await waiting(db.read, changeId)
    const of = await readOrderToShip(db.read, asked.orderId)
    assertReaddressable(of)
    if (rise === 'add' && !isAddable(of)) throw riseNotAddable()
    return { asked, of, quoted: await shipToQuotes.quote(of, asked.toAddress, rise) }
  }

  /** Credits what costs less; returns the id of the credit note, or null if nothing does. */
  async function credit(tx: Writer, actor: Member, { asked, quoted }: Approval): Promise<number | null> {
    if (quoted.quote.creditCents === 0) return null
    const { freightCents, goodsTaxCents, freightTaxCents } = quoted.settlement.credit
    const note = await creditNotes.credit(tx, actor, {
      ...{ orderId: asked.orderId, reason: 'address_changed', requestKey: `ship-to:${asked.id}` },
      ...{ lines: [], freight: freightCents, tax: { goodsTaxCents, freightTaxCents } },
    })
    return note.id
  }

  async function readdress(tx: Writer, { asked, quoted }: Approval): Promise<void> {
    const { orderId } = asked
    await salesCount.moved(tx, orderId, async () => {
      const { taxExempt, taxCertificate, quote } = quoted
      await readdressOrder(tx, orderId, {
        ...{ shipAddress: asked.toAddress, taxExempt, arrivesOn: quote.arrivesOn },
        ...{
          taxCertificateId: taxCertificate?.id ?? null,
          taxCertificateNumber: taxCertificate?.number ?? null,
        },
      })
      if (quote.addCents > 0 && !(await addToOrder(tx, orderId, quoted.settlement.add)))
        throw riseNotAddable()
    })
  }

  /** Approves under the order's lock; returns the id of the credit note that is to be given, if there is one. */
  async function approveNow(tx: Writer, actor: Member, approval: Approval): Promise<number | null> {
    const { asked, of, quoted } = approval
    const { id: changeId, orderId } = asked
    if (!(await lockOrder(tx, orderId))) throw orderMissing()
    const { fromAddress: from, toAddress: to } = await waiting(tx, changeId)
    const now = await readOrderToShip(tx, orderId)
    assertReaddressable(now)
    if (fingerprintOf(now) !== fingerprintOf(of)) throw shipToQuoteChanged()
    await readdress(tx, approval)
    const creditNoteId = await credit(tx, actor, approval)
    if (now.shipments.length === 0) await taxPostings.queueMovedSale(tx, orderId)
    const at = clock()
    const { freightDifference, taxDifference, creditCents, addCents, waivedCents, arrivesOn } = quoted.quote
    const decided = await decideShipToChange(tx, changeId, {
      ...{ to: 'approved', at, decidedById: actor.userId, creditNoteId },
      ...{ freightDifference, taxDifference, creditCents, addCents, waivedCents, arrivesOn },
    })
    if (!decided) throw shipToNotWaiting()
    recordChange(tx, { subject: 'order', rowId: orderId, kind: 'readdressed', at })
    const change = { ...asked, ...quoted.quote }
    await queueMail(tx, shipToMail({ order: now.order, change }, { kind: 'approved' }, deps), at)
    const details = {
      ...{ from: `${from.city}, ${from.state}`, to: `${to.city}, ${to.state}` },
      ...{ creditCents, addCents, waivedCents },
    }
    const { companyId, number } = now.order
    await audit(tx, actor, {
      ...{ action: 'ship_to_approved', subject: `order:${number}`, companyId, details, at },
    })
    return creditNoteId
  }

  return {
    /** Returns a page of the requests: those that wait, oldest first, or all, newest first. */
    async list(input: ShipToListInput): Promise<ListPage<ListedShipToChange>> {
      const page = await listPage(input, (listing) => listShipToDesk(db.read, listing))
      const rows = page.rows.map(({ change, orderNumber, customer }) => ({
        ...{ id: change.id, orderId: change.orderId, orderNumber: orderNumber ?? '', customer },
        ...{ state: change.state, from: placeOf(change.fromAddress), to: placeOf(change.toAddress) },
        askedAt: change.askedAt.toISOString(),
      }))
      return { ...page, rows }
    },

    /** Quotes a request anew. Throws `conflict` when it no longer waits, or the order cannot change. */
    async quote(input: QuoteShipToInput): Promise<ShipToQuote> {
      return (await quoteOf(input)).quoted.quote
    },

    /**
     * Changes the ship-to of what has not shipped, gives back what costs less, and adds what costs more if the buyer
     * agreed to it. Throws `conflict` when the money is not as shown, or the order changed meanwhile.
     */
    async approve(actor: Member, { shown, ...input }: ApproveShipToInput): Promise<ShipToChange> {
      const approval = await quoteOf(input)
      const { creditCents, addCents, waivedCents } = approval.quoted.quote
      if (
        shown.creditCents !== creditCents ||
        shown.addCents !== addCents ||
        shown.waivedCents !== waivedCents
      )
        throw shipToQuoteChanged()
      if (addCents > approval.asked.payUpToCents) throw moreThanAgreed()
      const creditNoteId = await db.transaction((tx) => approveNow(tx, actor, approval))
      if (creditNoteId !== null) await creditNotes.give(creditNoteId)
      return readShipToChange(db.read, input.changeId)
    },

    /** Refuses a request; the buyer gets the reason. Throws `conflict` when it no longer waits. */
    async refuse(actor: Member, { changeId, reason }: RefuseShipToInput): Promise<ShipToChange> {
      return db.transaction(async (tx) => {
        const { orderId } = await waiting(tx, changeId)
        await lockOrder(tx, orderId)
        const change = await waiting(tx, changeId)
        const at = clock()
        const end = { to: 'refused', at, decidedById: actor.userId, reason } as const
        if (!(await decideShipToChange(tx, changeId, end))) throw shipToNotWaiting()
        const { order } = await readOrderToShip(tx, orderId)
        await queueMail(tx, shipToMail({ order, change }, { kind: 'refused', reason }, deps), at)
        const { companyId, number } = order
        await audit(tx, actor, {
          ...{ action: 'ship_to_refused', subject: `order:${number}`, companyId, details: { reason }, at },
        })
        return readShipToChange(tx, changeId)
      })
    },
  }
}
