import { lockOrder } from '@mullion/db/credit-notes/credit-note.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { findOrder } from '@mullion/db/orders/order.repository'
import { findPlacedOrder, findPlacedOrderByNumber } from '@mullion/db/orders/order-list.repository'
import {
  createShipToChange,
  decideShipToChange,
  findAskedShipTo,
  findShipToChange,
} from '@mullion/db/ship-to-changes/ship-to-change.repository'
import type { Actor, Member } from '@mullion/domain/accounts/actor'
import { orderMissing } from '@mullion/domain/orders/order-list'
import { orderLinkSpent } from '@mullion/domain/orders/order-tracking'
import type { ShipAddress } from '@mullion/domain/postal-address'
import {
  type AskedShipTo,
  type AskLinkedShipToInput,
  type AskShipToInput,
  isSameShipTo,
  type PreviewShipToInput,
  type ShipToChange,
  type ShipToPreview,
  sameShipTo,
  shipToByMailOnly,
  shipToMissing,
  shipToNotWaiting,
  shipToQuoteChanged,
  shipToWaiting,
} from '@mullion/domain/ship-to-changes/ship-to-change'
import { consumeQuote } from '../checkout/quote-limits.ts'
import { mayChangeOrder } from '../orders/may-change-order.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'
import {
  assertReaddressable,
  fingerprintOf,
  isAddable,
  type OrderToShip,
  readOrderToShip,
  readShipToChange,
} from './order-to-ship.ts'
import { type ShipToMailFacts, shipToAskedMail, shipToMail } from './ship-to-mails.ts'
import type { ShipToQuotes, ShipToQuotesDeps } from './ship-to-quotes.ts'

export interface ShipToChangeDeps extends ShipToMailFacts, Pick<ShipToQuotesDeps, 'clock'> {
  readonly db: Database
  readonly limits: Limits
  readonly shipToQuotes: ShipToQuotes
  readonly storeInfo: ShipToMailFacts['storeInfo']
}

/** Returns the id of an order that the caller may change. */
type FindOrder = (read: Reader) => Promise<number>

/** Requests of buyers to ship an order to another address; staff decide about each. */
export function createShipToChangeService(deps: ShipToChangeDeps) {
  const { db, clock, limits, shipToQuotes, orderLinks } = deps

  const own =
    (actor: Member, orderId: number): FindOrder =>
    async (read) => {
      const row = await findPlacedOrder(read, orderId)
      if (!row || !mayChangeOrder(actor, row)) throw orderMissing()
      return orderId
    }

  const linked =
    (key: string): FindOrder =>
    async (read) => {
      const number = orderLinks.numberOf(key)
      const row = number === null ? null : await findPlacedOrderByNumber(read, number)
      if (!row) throw orderLinkSpent()
      if (!orderLinks.isFromMail(key)) throw shipToByMailOnly()
      return row.order.id
    }

  async function open(read: Reader, find: FindOrder, to: ShipAddress): Promise<OrderToShip> {
    const of = await readOrderToShip(read, await find(read))
    assertReaddressable(of)
    if (isSameShipTo(of.order.shipAddress, to)) throw sameShipTo()
    return of
  }

  /** A rise is quoted as if it were added where it can be, so that the buyer knows what to agree to. */
  const quoted = (of: OrderToShip, to: ShipAddress) =>
    shipToQuotes.quote(of, to, isAddable(of) ? 'add' : 'waive')

  async function preview(actor: Actor, find: FindOrder, to: ShipAddress): Promise<ShipToPreview> {
    const of = await open(db.read, find, to)
    await consumeQuote(limits, actor)
    const { quote } = await quoted(of, to)
    return { ...quote, payableCents: quote.addCents }
  }

  async function store(
    tx: Writer,
    actor: Actor,
    { of, asked, quote }: { of: OrderToShip; asked: AskedShipTo; quote: ShipToPreview },
  ): Promise<number> {
    const { order } = of
    const at = clock()
    const { payableCents: _, ...differences } = quote
    const id = await createShipToChange(tx, {
      ...{ orderId: order.id, fromAddress: order.shipAddress, toAddress: asked.shipAddress },
      ...{ note: asked.note, payUpToCents: isAddable(of) ? asked.payUpToCents : 0 },
      ...{ ...differences, actorId: actor.id, userId: actor.userId, askedAt: at },
    })
    const change = await findShipToChange(tx, id)
    if (!change) throw shipToMissing()
    const mailed = { order, change }
    await queueMail(tx, shipToAskedMail(mailed, deps), at)
    await queueMail(tx, shipToMail(mailed, { kind: 'asked' }, deps), at)
    const { city, state } = asked.shipAddress
    const details = { to: `${city}, ${state}`, payUpToCents: change.payUpToCents }
    const { companyId } = order
    await audit(tx, actor, {
      ...{ action: 'ship_to_asked', subject: `order:${order.number}`, companyId, details, at },
    })
    return id
  }

  async function ask(actor: Actor, find: FindOrder, asked: AskedShipTo): Promise<ShipToChange> {
    const of = await open(db.read, find, asked.shipAddress)
    await consumeQuote(limits, actor)
    const { quote } = await quoted(of, asked.shipAddress)
    return db.transaction(async (tx) => {
      await lockOrder(tx, of.order.id)
      const now = await open(tx, find, asked.shipAddress)
      const waiting = await findAskedShipTo(tx, of.order.id)
      if (waiting && isSameShipTo(waiting.toAddress, asked.shipAddress))
        return readShipToChange(tx, waiting.id)
      if (waiting) throw shipToWaiting()
      if (fingerprintOf(now) !== fingerprintOf(of)) throw shipToQuoteChanged()
      const id = await store(tx, actor, { of: now, asked, quote: { ...quote, payableCents: quote.addCents } })
      return readShipToChange(tx, id)
    })
  }

  async function withdraw(actor: Actor, find: FindOrder): Promise<ShipToChange> {
    return db.transaction(async (tx) => {
      const orderId = await find(tx)
      await lockOrder(tx, orderId)
      const waiting = await findAskedShipTo(tx, orderId)
      const at = clock()
      const end = { to: 'withdrawn', at, decidedById: actor.userId } as const
      if (!waiting || !(await decideShipToChange(tx, waiting.id, end))) throw shipToNotWaiting()
      const order = await findOrder(tx, orderId)
      const subject = `order:${order?.number}`
      await audit(tx, actor, {
        action: 'ship_to_withdrawn',
        subject,
        companyId: order?.companyId ?? null,
        at,
      })
      return readShipToChange(tx, waiting.id)
    })
  }

  return {
    /** Returns what another address would change, without asking for it. Throws `missing`, and `conflict` when it is too late. */
    preview: (actor: Member, { orderId, shipAddress }: PreviewShipToInput) =>
      preview(actor, own(actor, orderId), shipAddress),

    /** Asks staff to ship the rest of an order to another address; a repeat returns the request that waits. */
    ask: (actor: Member, { orderId, ...asked }: AskShipToInput) => ask(actor, own(actor, orderId), asked),

    withdraw: (actor: Member, orderId: number) => withdraw(actor, own(actor, orderId)),

    /** The same for whoever has the link in the mail about the order. */
    previewLinked: (actor: Actor, key: string, shipAddress: ShipAddress) =>
      preview(actor, linked(key), shipAddress),

    async askLinked(actor: Actor, { key, ...asked }: AskLinkedShipToInput): Promise<void> {
      await ask(actor, linked(key), asked)
    },

    async withdrawLinked(actor: Actor, key: string): Promise<void> {
      await withdraw(actor, linked(key))
    },

    /** Ends the request that waits, if one does, in the transaction of what overtook it. */
    async lapse(tx: Writer, orderId: number): Promise<void> {
      const waiting = await findAskedShipTo(tx, orderId)
      const at = clock()
      if (!waiting || !(await decideShipToChange(tx, waiting.id, { to: 'lapsed', at, decidedById: null })))
        return
      const order = await findOrder(tx, orderId)
      if (order) await queueMail(tx, shipToMail({ order, change: waiting }, { kind: 'lapsed' }, deps), at)
    },
  }
}
