import { timingSafeEqual } from 'node:crypto'
import { listPartsById } from '@mullion/db/catalog/catalog.repository'
import type { Database } from '@mullion/db/database'
import { findPunchoutSender, updatePunchoutBuyer } from '@mullion/db/punchout/punchout-buyer.repository'
import {
  createPunchoutVisit,
  endPunchoutVisit,
  findPunchoutVisit,
  findPunchoutVisitById,
  listOpenVisits,
  type PunchoutVisitEntry,
  type PunchoutVisitRow,
  removeOldVisits,
  removeOpenVisit,
  startPunchoutVisit,
} from '@mullion/db/punchout/punchout-visit.repository'
import { hashOfKey } from '@mullion/db/security/key-hash'
import { type Actor, inPunchout, type Member } from '@mullion/domain/accounts/actor'
import { type CartLine, cartEmpty } from '@mullion/domain/cart/cart'
import type { PricedCart } from '@mullion/domain/checkout/quote'
import {
  keptDays,
  maxListedVisits,
  type OpenPunchoutVisit,
  type PunchoutVisit,
  punchoutItems,
  punchoutProblem,
  startMinutes,
  visitHours,
} from '@mullion/domain/punchout/punchout'
import { cartNotReturnable, inspectedOnly, visitOver } from '@mullion/domain/punchout/punchout-errors'
import type { PunchoutSetup } from '@mullion/integrations/cxml/read-setup'
import type { CartMessage } from '@mullion/integrations/cxml/write-cxml'
import type { SessionService } from '../accounts/session.service.ts'
import type { CartService } from '../cart/cart.service.ts'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'
import { earlierCart } from './earlier-cart.ts'
import { newKey } from './punchout-keys.ts'

export interface PunchoutDeps {
  readonly db: Database
  readonly clock: Clock
  readonly limits: Limits
  readonly cart: Pick<CartService, 'price'>
  readonly sessions: Pick<SessionService, 'signedInAs'>
  readonly siteUrl: () => string
}

/** The cart on its way to the buyer's system: what the document says, and where the browser posts it. */
export interface CartOnItsWay {
  readonly buyerName: string
  readonly returnUrl: string
  readonly message: CartMessage
}

const minuteMs = 60_000
const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Visits of buyers from procurement systems, by cXML: they shop with their company's prices and take the cart back. */
export function createPunchoutService(deps: PunchoutDeps) {
  const { db, clock, limits } = deps

  const visitOfKey = (key: string) =>
    findPunchoutVisit(db.read, hashOfKey(key), before(clock(), visitHours * 60 * minuteMs))

  async function visitOf({ punchoutVisitId: id }: Actor): Promise<PunchoutVisitEntry> {
    const found = id === undefined ? null : await findPunchoutVisitById(db.read, id)
    if (!found || found.visit.endedAt) throw visitOver()
    return found
  }

  /** Ends a visit with these lines, priced now. */
  async function end(visit: PunchoutVisitRow, lines: readonly CartLine[], priced: PricedCart): Promise<void> {
    const now = clock()
    const ids = lines.map(({ partId }) => partId)
    const tagsOf = new Map((await listPartsById(db.read, ids)).map(({ id, tags }) => [id, tags]))
    const cart = { returnedLines: lines, items: punchoutItems(visit.id, priced, tagsOf) }
    await db.transaction(async (tx) => {
      const totalCents = priced.cartTotalCents
      if (!(await endPunchoutVisit(tx, visit.id, { ...cart, totalCents, endedAt: now }))) throw visitOver()
      await updatePunchoutBuyer(tx, visit.buyerId, { returnedAt: now })
    })
  }

  return {
    /**
     * Prepares the visit that a procurement system asks for; returns the address that begins it once, or null if its
     * name or secret is wrong. Throws `limited` after too many wrong ones from an IP address.
     */
    async setUp(setup: PunchoutSetup, ipAddress: string): Promise<string | null> {
      const buyer = await findPunchoutSender(db.read, setup.sender)
      const [known, given] = [buyer?.secretHash ?? '', hashOfKey(setup.secret)].map((hash) =>
        Buffer.from(hash),
      )
      const isRight = known && given && known.length === given.length && timingSafeEqual(known, given)
      if (!buyer || !isRight) {
        await limits.consume('punchout-wrong', ipAddress)
        return null
      }
      await limits.consume('punchout-setup', String(buyer.id))
      const startKey = newKey()
      const { operation, buyerCookie, returnUrl, selected, from } = setup
      const earlier = await earlierCart(db.read, buyer.id, setup.items)
      await db.transaction((tx) =>
        createPunchoutVisit(tx, {
          ...{ buyerId: buyer.id, startHash: hashOfKey(startKey), createdAt: clock(), ...earlier },
          ...{
            operation,
            buyerCookie,
            returnUrl,
            selected,
            fromDomain: from.domain,
            fromIdentity: from.identity,
          },
        }),
      )
      return `${deps.siteUrl()}/punchout/start/${startKey}`
    },

    /** Begins a visit; returns the key of its cookie. Throws `missing` if it was begun before or is too old. */
    async start(startKey: string): Promise<string> {
      const key = newKey()
      const now = clock()
      await db.transaction(async (tx) => {
        const after = before(now, startMinutes * minuteMs)
        const visit = await startPunchoutVisit(tx, hashOfKey(startKey), {
          keyHash: hashOfKey(key),
          now,
          after,
        })
        if (!visit) throw visitOver()
        await updatePunchoutBuyer(tx, visit.buyerId, { visitedAt: now })
      })
      return key
    },

    /** Returns whom a visit's cookie acts as; null once the visit is over or its user is gone. */
    async actorBy(key: string, ipAddress: string): Promise<Member | null> {
      const found = await visitOfKey(key)
      if (!found || found.visit.endedAt) return null
      const owner = await deps.sessions.signedInAs(found.userId, ipAddress)
      return owner && inPunchout(owner.self, found.visit.id)
    },

    /** Returns the visit that a page belongs to; null for everyone else. */
    async current(actor: Actor): Promise<PunchoutVisit | null> {
      if (actor.punchoutVisitId === undefined) return null
      const { visit, buyerName, companyName } = await visitOf(actor)
      const { id, operation, lines, missing, selected } = visit
      return { id, operation, lines, missing, selected, buyerName, companyName }
    },

    /** Returns the visits that can go on or begin, the newest first. */
    async open(): Promise<OpenPunchoutVisit[]> {
      const now = clock()
      const rows = await listOpenVisits(db.read, {
        begun: before(now, visitHours * 60 * minuteMs),
        asked: before(now, startMinutes * minuteMs),
        limit: maxListedVisits,
      })
      return rows.map(({ visit, buyerName, companyName }) => {
        const { id, buyerId, operation, createdAt, startedAt } = visit
        return {
          ...{ id, buyerId, operation, buyerName, companyName, askedAt: createdAt.toISOString() },
          startedAt: startedAt?.toISOString() ?? null,
        }
      })
    },

    /** Ends a visit for staff: it can do nothing more, and no cart goes back. Throws `missing` for one that is over. */
    async endOpen(actor: Member, visitId: number): Promise<void> {
      await db.transaction(async (tx) => {
        const found = await findPunchoutVisitById(tx, visitId)
        if (!found || !(await removeOpenVisit(tx, visitId))) throw visitOver()
        const subject = `punchout-buyer:${found.visit.buyerId}`
        const details = { name: found.buyerName, visit: visitId }
        await audit(tx, actor, { action: 'punchout_visit_ended', subject, details, at: clock() })
      })
    },

    /** Ends the visit with this cart, at the prices of the moment; throws `invalid` if a line cannot be ordered. */
    async giveBack(actor: Actor, lines: readonly CartLine[]): Promise<void> {
      const { visit } = await visitOf(actor)
      if (visit.operation === 'inspect') throw inspectedOnly()
      if (lines.length === 0) throw cartEmpty()
      const priced = await deps.cart.price(actor, lines)
      const problem = punchoutProblem(priced)
      if (problem) throw cartNotReturnable(problem)
      await end(visit, lines, priced)
    },

    /** Ends the visit without an order: a new cart goes back empty, an earlier one with what can still be ordered. */
    async leave(actor: Actor): Promise<void> {
      const { visit } = await visitOf(actor)
      const priced = await deps.cart.price(actor, visit.lines)
      const isGood = (at: number) => {
        const line = priced.lines[at]
        return line !== undefined && punchoutProblem({ lines: [line] }) === null
      }
      const lines = visit.lines.filter((_line, at) => isGood(at))
      await end(
        visit,
        lines,
        lines.length < visit.lines.length ? await deps.cart.price(actor, lines) : priced,
      )
    },

    /** Returns the cart of a visit that has ended, for the page that posts it; null if there is none. */
    async cartToPost(key: string): Promise<CartOnItsWay | null> {
      const found = await visitOfKey(key)
      if (!found?.visit.endedAt || !found.visit.items) return null
      const { id, endedAt, items, totalCents, operation, buyerCookie, returnUrl } = found.visit
      const host = new URL(deps.siteUrl()).hostname
      const message: CartMessage = {
        ...{ payloadId: `punchout-${id}@${host}`, at: endedAt, operation, buyerCookie, items },
        totalCents: totalCents ?? 0,
        from: { domain: 'URL', identity: host },
        to: { domain: found.visit.fromDomain, identity: found.visit.fromIdentity },
      }
      return { buyerName: found.buyerName, returnUrl, message }
    },

    /** Deletes visits that took nothing back after a day, and the others when they can no longer be edited. */
    async deleteExpired(): Promise<void> {
      const now = clock()
      const day = 24 * 60 * minuteMs
      const ages = { keptAfter: before(now, keptDays * day), unusedAfter: before(now, day) }
      await db.transaction((tx) => removeOldVisits(tx, ages))
    },
  }
}
