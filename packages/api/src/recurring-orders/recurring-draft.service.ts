import { findCompany } from '@mullion/db/accounts/company.repository'
import type { Database } from '@mullion/db/database'
import {
  type DraftWithOrder,
  findRecurringDraft,
  moveRecurringDraft,
} from '@mullion/db/recurring-orders/recurring-draft.repository'
import {
  findRecurringOrder,
  type NamedRecurringRow,
} from '@mullion/db/recurring-orders/recurring-order.repository'
import { notAllowed } from '@mullion/domain/accounts/account-errors'
import type { Actor, Member } from '@mullion/domain/accounts/actor'
import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import { isAwaitingApproval, type PlaceOrderInput } from '@mullion/domain/checkout/order'
import { payByOf } from '@mullion/domain/checkout/order-rules'
import type { Quote } from '@mullion/domain/checkout/quote'
import type { ListLineView } from '@mullion/domain/part-lists/part-list'
import { isOpenDraft } from '@mullion/domain/recurring-orders/draft-state'
import type {
  ConfirmDraftInput,
  ConfirmedDraft,
  DraftLine,
  DraftQuote,
  OneDraftInput,
  RecurringDraft,
  SkipDraftInput,
} from '@mullion/domain/recurring-orders/recurring-draft'
import {
  draftClosed,
  draftMissing,
  poDocumentNeeded,
} from '@mullion/domain/recurring-orders/recurring-errors'
import type { RecurringParty } from '@mullion/domain/recurring-orders/recurring-order'
import { changesSince } from '@mullion/domain/recurring-orders/since-last'
import type { ReadCompanyPrices } from '../accounts/company-prices.ts'
import type { CartService } from '../cart/cart.service.ts'
import type { PlaceOrderService } from '../checkout/place-order.service.ts'
import type { QuoteService } from '../checkout/quote.service.ts'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import { figuresOf, quoteInputOf, readLinesToOrder } from './lines-to-order.ts'
import { type DraftLinkDeps, opensDraft, ownerOf, partyOf } from './recurring-access.ts'
import { shipAddressOf, viewDraft } from './recurring-view.ts'

export interface RecurringDraftDeps extends Pick<DraftLinkDeps, 'keySigner'> {
  readonly db: Database
  readonly cart: CartService
  readonly quotes: Pick<QuoteService, 'quote'>
  readonly placeOrder: Pick<PlaceOrderService, 'placeRecurring'>
  readonly pricesOf: ReadCompanyPrices
  readonly clock: Clock
}

/** A draft, its recurring order, and the actor's relation to it. */
interface Opened extends DraftWithOrder {
  readonly row: NamedRecurringRow
  readonly party: RecurringParty
  /** The owner of the recurring order. */
  readonly buyer: Member
}

/** How a draft is placed. */
export interface DraftToPlace {
  readonly draft: { readonly id: number; readonly version: number }
  readonly row: NamedRecurringRow
  readonly quote: Pick<Quote, 'quoteId' | 'grandTotalCents'>
  readonly automatic: boolean
  readonly poNumber?: string | undefined
  readonly returnsAgreed?: boolean
}

const viewLine = ({
  id,
  partId,
  quantity,
  comments,
  configurations,
  part,
  fate,
}: ListLineView): DraftLine => ({
  ...{ id, partId, quantity, comments, fate },
  ...{ number: part.number, name: part.name, unit: part.unit, unitPriceCents: part.priceCents },
  options: configurations.flatMap(describeConfiguration),
})

export type RecurringDraftService = ReturnType<typeof createRecurringDraftService>

/** Drafts of recurring orders: shows, quotes, confirms and skips them. */
export function createRecurringDraftService(deps: RecurringDraftDeps) {
  const { db, clock, quotes, placeOrder } = deps

  /** Throws `missing` for a draft that the actor may not see; the key in its mail opens it for anyone. */
  async function opened(actor: Actor, { draftId, key }: OneDraftInput): Promise<Opened> {
    const found = await findRecurringDraft(db.read, draftId)
    const row = found && (await findRecurringOrder(db.read, found.draft.recurringOrderId))
    if (!found || !row) throw draftMissing()
    const party = opensDraft(deps, draftId, key) ? 'owner' : partyOf(actor, row.recurring)
    const owner = party && (await ownerOf(deps, row.recurring, actor.ipAddress))
    if (!party || !owner) throw draftMissing()
    const { token, userId } = actor
    return { ...found, row, party, buyer: userId === owner.userId ? { ...owner, token } : owner }
  }

  /** What a draft became, once it is placed or waits for approval; null before. */
  async function outcomeOf(draftId: number): Promise<ConfirmedDraft | null> {
    const found = await findRecurringDraft(db.read, draftId)
    const { state, approvalRequestId } = found?.draft ?? {}
    const { orderNumber = null, grandTotalCents = 0 } = found?.order ?? {}
    if (state === 'placed' && orderNumber !== null) return { outcome: 'placed', orderNumber, grandTotalCents }
    if (state !== 'awaiting_approval' || !approvalRequestId) return null
    return { outcome: 'awaiting_approval', approvalRequestId }
  }

  /** Throws unless the actor may decide about the draft, and it is still the version that they saw. */
  async function forDecision(
    actor: Actor,
    seen: OneDraftInput & { readonly version: number },
  ): Promise<Opened> {
    const found = await opened(actor, seen)
    if (found.party !== 'owner') throw notAllowed()
    const { state, version } = found.draft
    if (!isOpenDraft(state) || version !== seen.version) throw draftClosed(state)
    return found
  }

  async function byId(actor: Actor, named: OneDraftInput): Promise<RecurringDraft> {
    const found = await opened(actor, named)
    const { row, draft, buyer, party } = found
    const { id, name, everyWeeks, nextOn, serviceType, poNumber, state, returnsAgreed } = row.recurring
    const payBy = row.recurring.savedCardToken === null ? 'terms' : 'card'
    const { lines } = await readLinesToOrder(deps, buyer, row.recurring)
    return {
      ...viewDraft(found),
      recurring: {
        ...{ id, name, everyWeeks, nextOn, serviceType, poNumber, state, returnsAgreed, payBy },
        shipAddress: shipAddressOf(row),
      },
      lines: lines.map(viewLine),
      open: party === 'owner' && isOpenDraft(draft.state),
      approvalRequestId: draft.approvalRequestId,
    }
  }

  /** Prices and quotes what a recurring order would order now. */
  async function quoteOf(buyer: Member, row: NamedRecurringRow): Promise<DraftQuote> {
    const toOrder = await readLinesToOrder(deps, buyer, row.recurring)
    const quote = await quotes.quote(buyer, quoteInputOf(row, toOrder))
    const last = row.recurring.lastOrder
    return {
      quote,
      leftOut: toOrder.leftOut,
      changes: last && changesSince(last, figuresOf(quote)),
    }
  }

  /** Places the order of a draft at the quote that was shown; only one of several attempts at once succeeds. */
  async function place(buyer: Member, { draft, row, quote, automatic, ...given }: DraftToPlace) {
    const { id, version } = draft
    // The company may have asked for documents since the list was first repeated.
    if (payByOf(buyer) === 'terms' && (await findCompany(db.read, buyer.companyId))?.poRequired)
      throw poDocumentNeeded()
    const { savedCardToken, iseNumber, poNumber, returnsAgreed } = row.recurring
    const toOrder = await readLinesToOrder(deps, buyer, row.recurring)
    const { quoteId, grandTotalCents } = quote
    const po = given.poNumber || poNumber
    const input: PlaceOrderInput = {
      ...quoteInputOf(row, toOrder),
      ...{ quoteId, grandTotalCents },
      idempotencyKey: `recurring-draft-${id}-v${version}`,
      ...(savedCardToken ? { savedCard: { methodId: savedCardToken } } : {}),
      ...(po ? { poNumber: po } : {}),
      ...(iseNumber ? { iseNumber } : {}),
      returnsAgreed: returnsAgreed || given.returnsAgreed === true,
    }
    return placeOrder.placeRecurring(buyer, input, { id, version, automatic })
  }

  return {
    byId,
    quoteOf,
    place,

    /** Prices and quotes a draft that waits, as it would be placed now. */
    async quote(actor: Actor, named: OneDraftInput): Promise<DraftQuote> {
      const { row, buyer, draft, party } = await opened(actor, named)
      if (party !== 'owner') throw notAllowed()
      if (!isOpenDraft(draft.state)) throw draftClosed(draft.state)
      return quoteOf(buyer, row)
    },

    /**
     * Places the order of a draft, or asks for its approval, at the total that its buyer confirms. A repeat returns what it
     * became; throws `conflict` with a new quote if it comes to another total.
     */
    async confirm(
      actor: Actor,
      { quoteId, grandTotalCents, poNumber, returnsAgreed, ...seen }: ConfirmDraftInput,
    ): Promise<ConfirmedDraft> {
      const { row, buyer, draft, party } = await opened(actor, seen)
      if (party !== 'owner') throw notAllowed()
      const earlier = await outcomeOf(seen.draftId)
      if (earlier) return earlier
      if (!isOpenDraft(draft.state) || draft.version !== seen.version) throw draftClosed(draft.state)
      const quote = { quoteId, grandTotalCents }
      try {
        const placed = await place(buyer, { draft, row, quote, automatic: false, poNumber, returnsAgreed })
        if (!isAwaitingApproval(placed))
          return {
            outcome: 'placed',
            orderNumber: placed.orderNumber,
            grandTotalCents: placed.grandTotalCents,
          }
        return { outcome: 'awaiting_approval', approvalRequestId: placed.approvalRequestId }
      } catch (error) {
        // Another page or server may have been first.
        const placed = await outcomeOf(seen.draftId)
        if (placed) return placed
        throw error
      }
    },

    /** Skips this order; the next one comes on its day. */
    async skip(actor: Actor, seen: SkipDraftInput): Promise<RecurringDraft> {
      const { row, buyer, draft } = await forDecision(actor, seen)
      await db.transaction(async (tx) => {
        const at = clock()
        const moved = await moveRecurringDraft(tx, draft.id, { to: 'skipped', at, version: seen.version })
        if (!moved) throw draftClosed(draft.state)
        const subject = `recurring-order:${row.recurring.id}`
        const details = { day: draft.dueOn }
        await audit(tx, buyer, { action: 'recurring_order_skipped', subject, details, at })
      })
      return byId(actor, seen)
    },
  }
}
