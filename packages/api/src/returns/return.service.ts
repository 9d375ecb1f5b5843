import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  countReturns,
  createReturn,
  createReturnEvent,
  findReturn,
  findReturnByKey,
  type ListedReturn,
  listReturnLines,
  listReturns,
  moveReturn,
  type NewReturnLine,
  type ReturnLineRow,
  type ReturnRow,
} from '@mullion/db/returns/return.repository'
import { listReturnPhotos, takeReturnPhotos } from '@mullion/db/returns/return-photo.repository'
import { notAllowed } from '@mullion/domain/accounts/account-errors'
import { type Actor, limitKeyOf, type Member } from '@mullion/domain/accounts/actor'
import { displayName } from '@mullion/domain/catalog/part-title'
import { orderMissing } from '@mullion/domain/orders/order-list'
import { lineRemarks } from '@mullion/domain/orders/ordered-configuration'
import {
  returnChanged,
  returnClosed,
  returnLabelNotOffered,
  returnMissing,
  returnPhotoMissing,
} from '@mullion/domain/returns/return-errors'
import {
  type AskReturnInput,
  type CancelReturnInput,
  type ListReturnsInput,
  type OneReturnInput,
  type ReturnOfferInput,
  type ReturnPhotoInput,
  returnsPageSize,
} from '@mullion/domain/returns/return-input'
import {
  heldQuantity,
  labelStates,
  type ReturnAction,
  type ReturnParty,
  returnActionRules,
  returnActionsOf,
  stateOfDecisions,
} from '@mullion/domain/returns/return-state'
import type { PartReturn, ReturnOffer, ReturnsPage } from '@mullion/domain/returns/return-view'
import { storeTime } from '@mullion/domain/store-day'
import type { DocumentPrinter } from '@mullion/integrations/documents/port'
import type { PrivateFiles } from '@mullion/integrations/private-files/port'
import type { Clock } from '../clock.ts'
import { buyerOf } from '../orders/order-view.ts'
import { pageOf } from '../page.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'
import { findOrderToReturn, type OrderToReturn } from './return-access.ts'
import { arrivalDaysOf } from './return-days.ts'
import { changeHolds } from './return-holds.ts'
import { returnLabelFileName, returnLabelOf } from './return-label.ts'
import { type ReturnMailFacts, returnAnsweredMail, returnWaitsMail } from './return-mails.ts'
import { viewReturn, viewReturnSummary } from './return-view.ts'
import { readReturnable } from './returnable-lines.ts'
import { ruledLines } from './ruled-lines.ts'

export interface ReturnDeps extends ReturnMailFacts {
  readonly db: Database
  readonly poFiles: PrivateFiles
  readonly documents: DocumentPrinter
  readonly limits: Limits
  /** Percent of the price that is kept of a part that was not needed. */
  readonly restockingPercent: number
  readonly clock: Clock
}

/** A return that an actor may see, and who they are to it. */
export interface FoundReturn extends ListedReturn {
  readonly party: ReturnParty
}

export type ReturnService = ReturnType<typeof createReturnService>

/** Most returns of one order that its page lists. */
const listedOfOrder = 50

/** Returns as their buyers ask for and see them. The rules of the policy decide at once where they can. */
export function createReturnService(deps: ReturnDeps) {
  const { db, limits, clock, restockingPercent } = deps
  const { timeZone } = deps.storeInfo
  const today = () => storeTime(clock(), timeZone).day

  /** Throws `missing` for an order that is not for the actor to see. */
  async function orderOf(read: Reader, actor: Actor, named: ReturnOfferInput): Promise<OrderToReturn> {
    const row = await findOrderToReturn(deps, read, { ...named, actor })
    if (!row) throw orderMissing()
    return row
  }

  /** Throws `missing` for a return that is not for the actor to see. */
  async function found(
    read: Reader,
    actor: Actor,
    { returnId, orderKey }: OneReturnInput,
  ): Promise<FoundReturn> {
    const listed = await findReturn(read, returnId)
    const named = { orderId: listed?.row.orderId, orderKey, actor }
    const order = listed && (await findOrderToReturn(deps, read, named))
    if (!listed || !order) throw returnMissing()
    return { ...listed, party: order.party }
  }

  async function byId(actor: Actor, named: OneReturnInput): Promise<PartReturn> {
    const row = await found(db.read, actor, named)
    return viewReturn(db.read, row, row.party)
  }

  /** What the rules answered is a decision of its own, which nobody made. */
  async function announce(
    tx: Writer,
    actor: Actor,
    { row, lines, orderNumber }: { row: ReturnRow; lines: readonly ReturnLineRow[]; orderNumber: string },
  ): Promise<void> {
    const { id, state, createdAt: at } = row
    await createReturnEvent(tx, { returnId: id, userId: actor.userId, kind: 'requested', at })
    const details = { number: row.number, order: orderNumber, lines: lines.length, state }
    await audit(tx, actor, { action: 'return_requested', subject: `return:${id}`, details, at })
    recordChange(tx, { subject: 'return', rowId: id, kind: 'requested', at })
    const about = { row, lines, orderNumber, lineCount: lines.length }
    await queueMail(tx, returnAnsweredMail(about, '', deps), at)
    if (state === 'requested') return queueMail(tx, returnWaitsMail(about, deps), at)
    if (state === 'approved' || state === 'refused')
      await createReturnEvent(tx, { returnId: id, userId: null, kind: state, at })
    recordChange(tx, { subject: 'return', rowId: id, kind: 'decided', at })
  }

  async function store(tx: Writer, actor: Actor, input: AskReturnInput): Promise<ReturnRow | null> {
    const order = await orderOf(tx, actor, input)
    const { id: orderId, number: orderNumber, userId, companyId, buyerEmail } = order.order
    const at = clock()
    const { lines: returnable } = await readReturnable(tx, orderId)
    const lines: NewReturnLine[] = ruledLines(input.lines, { returnable, today: today(), restockingPercent })
    const state = stateOfDecisions(lines.map(({ decision }) => decision))
    const row = await createReturn(tx, {
      ...{ orderId, state, revision: 1, userId, companyId, lines },
      ...{ actorId: actor.id, requestKey: input.requestKey, note: input.note },
      ...{ contactName: buyerOf(order), contactEmail: buyerEmail },
      companyName: order.internalCompanyName ?? order.companyName ?? '',
      creditNoteId: null,
      ...{ createdAt: at, changedAt: at, ...arrivalDaysOf(state, { today: today(), timeZone }) },
    })
    if (!row) return null
    const stored = await listReturnLines(tx, row.id)
    const holds = stored.map((line) => ({ ...line, from: 0, to: heldQuantity(line, state) }))
    await changeHolds(tx, orderId, holds)
    const taken = { actorId: actor.id, ids: [...new Set(input.photoIds)], returnId: row.id }
    if ((await takeReturnPhotos(tx, taken)) < taken.ids.length) throw returnPhotoMissing()
    await announce(tx, actor, { row, lines: stored, orderNumber })
    return row
  }

  /** Returns the return that an actor may act on now, as they saw it; throws otherwise. */
  async function forAction(
    read: Reader,
    actor: Actor,
    seen: OneReturnInput & { readonly revision: number; readonly action: ReturnAction },
  ): Promise<FoundReturn> {
    const row = await found(read, actor, seen)
    const { state, revision } = row.row
    if (returnActionRules[seen.action].by !== row.party) throw notAllowed()
    if (!returnActionsOf(state, row.party).includes(seen.action)) throw returnClosed(state)
    if (revision !== seen.revision) throw returnChanged()
    return row
  }

  return {
    found,
    forAction,
    byId,

    /** Returns what of an order can be returned, and the returns it has. Throws `missing`. */
    async offer(actor: Actor, named: ReturnOfferInput): Promise<ReturnOffer> {
      const { order } = await orderOf(db.read, actor, named)
      const { lines } = await readReturnable(db.read, order.id)
      const page = { limit: listedOfOrder, offset: 0 }
      const earlier = await listReturns(db.read, { orderId: order.id }, page)
      return {
        ...{ orderId: order.id, orderNumber: order.number, today: today(), restockingPercent },
        lines: lines.map(({ line, left, madeToOrder, shippedOn }) => ({
          ...{ lineNo: line.lineNo, number: line.number, name: displayName(line), unit: line.unit },
          ...{ remarks: lineRemarks(line), returnable: left, madeToOrder, shippedOn },
        })),
        returns: earlier.map(viewReturnSummary),
      }
    },

    /**
     * Asks to return lines of an order; the rules answer each line at once or leave it to staff. Throws `conflict` if more
     * would come back than was shipped.
     */
    async ask(actor: Actor, input: AskReturnInput): Promise<PartReturn> {
      const key = { actorId: actor.id, requestKey: input.requestKey }
      const earlier = await findReturnByKey(db.read, key)
      if (!earlier) await limits.consume('return', limitKeyOf(actor))
      const stored = earlier ?? (await db.transaction((tx) => store(tx, actor, input)))
      const row = stored ?? (await findReturnByKey(db.read, key))
      if (!row) throw returnMissing()
      return byId(actor, { returnId: row.id, orderKey: input.orderKey })
    },

    /** Returns a page of the returns of the actor's orders, or of their company's for its admin. */
    async list(actor: Member, { scope, page }: ListReturnsInput): Promise<ReturnsPage> {
      if (scope === 'company' && actor.role !== 'company_admin') throw notAllowed()
      const of = scope === 'mine' ? { userId: actor.userId } : { companyId: actor.companyId }
      const total = await countReturns(db.read, of)
      const { rows, shown } = pageOf({ page, size: returnsPageSize, total })
      const found = await listReturns(db.read, of, rows)
      return { returns: found.map(viewReturnSummary), ...shown }
    },

    /** Cancels a return that has not arrived; what it held can be returned again. */
    async cancel(actor: Actor, seen: CancelReturnInput): Promise<PartReturn> {
      await db.transaction(async (tx) => {
        const { row } = await forAction(tx, actor, { ...seen, action: 'cancel' })
        const at = clock()
        const { id, state, orderId } = row
        const moved = { to: 'canceled', at, revision: seen.revision, set: { remindAt: null } } as const
        if (!(await moveReturn(tx, id, moved))) throw returnChanged()
        const lines = await listReturnLines(tx, id)
        await changeHolds(
          tx,
          orderId,
          lines.map((line) => ({ ...line, from: heldQuantity(line, state), to: 0 })),
        )
        await createReturnEvent(tx, { returnId: id, userId: actor.userId, kind: 'canceled', at })
        await audit(tx, actor, { action: 'return_canceled', subject: `return:${id}`, at })
      })
      return byId(actor, seen)
    },

    /** Returns the sheet with the label of a return as a PDF. Throws `blocked` before it is approved. */
    async label(actor: Actor, named: OneReturnInput) {
      const row = await found(db.read, actor, named)
      if (!labelStates.includes(row.row.state)) throw returnLabelNotOffered()
      const lines = await listReturnLines(db.read, row.row.id)
      const { storeInfo: store, siteUrl } = deps
      const bytes = await deps.documents.orderDocument(
        returnLabelOf(row, { lines, store, siteUrl: siteUrl() }),
      )
      return { name: returnLabelFileName(row.row.number ?? ''), contentType: 'application/pdf', bytes }
    },

    /** Returns a photo of a return, for those who may see its order and for staff. */
    async photo(actor: Actor, { photoId, ...named }: ReturnPhotoInput) {
      const { row } = await found(db.read, actor, named)
      const photo = (await listReturnPhotos(db.read, row.id)).find(({ id }) => id === photoId)
      const bytes = photo && (await deps.poFiles.open(photo.storedAs))
      if (!photo || !bytes) throw returnPhotoMissing()
      return { name: photo.name, contentType: photo.contentType, bytes }
    },
  }
}
