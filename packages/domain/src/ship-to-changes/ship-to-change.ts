import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { listFields } from '../list-input.ts'
import { severalLines } from '../plain-text.ts'
import { requiredText, type ShipAddress, shipAddress } from '../postal-address.ts'
import { rowId } from '../row-id.ts'

/**
 * How far a request to ship an order to another address is. `lapsed` is one that a shipment overtook, or the end of its
 * order.
 */
export const shipToStates = ['asked', 'approved', 'refused', 'withdrawn', 'lapsed'] as const
export type ShipToState = (typeof shipToStates)[number]

/** The moves between the states of a request; each happens once. */
export const shipToMoves = {
  asked: ['approved', 'refused', 'withdrawn', 'lapsed'],
  approved: [],
  refused: [],
  withdrawn: [],
  lapsed: [],
} as const satisfies Record<ShipToState, readonly ShipToState[]>

export const shipToStateWords: Readonly<Record<ShipToState, string>> = {
  asked: 'Waiting for our answer',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  lapsed: 'Too late',
}

/** What staff do about a rise: nothing is charged for it, or it is added to an order on terms. */
export const riseChoices = ['waive', 'add'] as const
export type RiseChoice = (typeof riseChoices)[number]

export const maxShipToNote = 1000
/** Above any real difference; catches typos. */
const maxDifferenceCents = 10_000_000

const askedFields = { shipAddress }
const sentFields = {
  ...askedFields,
  note: z._default(z.string().check(z.trim(), z.maxLength(maxShipToNote), severalLines), ''),
  /** The most that the buyer agreed to pay more; only orders on terms can become more expensive. */
  payUpToCents: z._default(z.int().check(z.minimum(0), z.maximum(maxDifferenceCents)), 0),
}
/** The key of the link in the mail about an order. */
const key = z.string().check(z.maxLength(200))

export const previewShipToInput = z.strictObject({ orderId: rowId, ...askedFields })
export type PreviewShipToInput = z.output<typeof previewShipToInput>
export const askShipToInput = z.strictObject({ orderId: rowId, ...sentFields })
export type AskShipToInput = z.output<typeof askShipToInput>
export const withdrawShipToInput = z.strictObject({ orderId: rowId })
export const previewLinkedShipToInput = z.strictObject({ key, ...askedFields })
export const askLinkedShipToInput = z.strictObject({ key, ...sentFields })
export type AskLinkedShipToInput = z.output<typeof askLinkedShipToInput>
export const withdrawLinkedShipToInput = z.strictObject({ key })
export type AskedShipTo = Omit<AskShipToInput, 'orderId'>

export const shipToListInput = z.prefault(
  z.strictObject({
    ...listFields(['order', 'customer', 'askedAt']),
    show: z._default(z.enum(['waiting', 'all']), 'waiting'),
  }),
  {},
)
export type ShipToListInput = z.output<typeof shipToListInput>

export const quoteShipToInput = z.strictObject({
  changeId: rowId,
  rise: z._default(z.enum(riseChoices), 'waive'),
})
export type QuoteShipToInput = z.output<typeof quoteShipToInput>

const shownCents = z.int().check(z.minimum(0), z.maximum(1_000_000_000))
export const approveShipToInput = z.strictObject({
  changeId: rowId,
  rise: z._default(z.enum(riseChoices), 'waive'),
  /** What staff were shown; refused if it is something else by now. */
  shown: z.strictObject({ creditCents: shownCents, addCents: shownCents, waivedCents: shownCents }),
})
export type ApproveShipToInput = z.output<typeof approveShipToInput>

export const refuseShipToInput = z.strictObject({
  changeId: rowId,
  reason: z
    .string({ error: requiredText })
    .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(maxShipToNote), severalLines),
})
export type RefuseShipToInput = z.output<typeof refuseShipToInput>

/** What shipping the rest of an order to another address changes; differences are above zero if it costs more. */
export interface ShipToQuote {
  /** Null if no carrier gave a price, or freight is no part of the order; it then stays as it is. */
  readonly freightDifference: number | null
  /** Null while the order has no tax, because its freight is to be confirmed. */
  readonly taxDifference: number | null
  /** Given back by a credit note. */
  readonly creditCents: number
  /** Added to an order on terms. */
  readonly addCents: number
  /** Costs more, and is not charged. */
  readonly waivedCents: number
  readonly arrivesOn: string | null
}

/** What a buyer sees before asking. */
export interface ShipToPreview extends ShipToQuote {
  /** What it would cost more, if the order is on terms and a rise can be added to it; 0 otherwise. */
  readonly payableCents: number
}

/** A request to ship an order to another address, as its buyer sees it. */
export interface ShipToChange {
  readonly id: number
  readonly orderNumber: string
  readonly state: ShipToState
  readonly from: ShipAddress
  readonly to: ShipAddress
  readonly note: string
  readonly payUpToCents: number
  /** As quoted when it was asked for, and anew when it was approved. */
  readonly quoted: ShipToQuote
  readonly askedBy: string
  readonly askedAt: string
  /** Null while it waits; then who decided or withdrew it, null for a guest and for the store itself. */
  readonly decidedBy: string | null
  readonly decidedAt: string | null
  /** Why it was refused. */
  readonly reason: string
  readonly creditNumber: string | null
}

/** A request in the list of staff. */
export interface ListedShipToChange {
  readonly id: number
  readonly orderId: number
  readonly orderNumber: string
  readonly customer: string
  readonly state: ShipToState
  readonly from: { readonly city: string; readonly state: string }
  readonly to: { readonly city: string; readonly state: string }
  readonly askedAt: string
}

/** What decides whether the ship-to of an order can change. */
interface ShipToFacts {
  readonly isCanceled: boolean
  /** True if it waits for staff because of its credit, or was refused. */
  readonly isOnHold: boolean
  /** True if any quantity is neither shipped nor canceled. */
  readonly hasRest: boolean
}

/** Returns why the ship-to of an order cannot change; null if it can. */
export function shipToRefusal({ isCanceled, isOnHold, hasRest }: ShipToFacts): AppError | null {
  if (isCanceled) return new AppError('conflict', 'ship_to.canceled', 'This order was canceled.')
  if (isOnHold)
    return new AppError(
      'conflict',
      'ship_to.on_hold',
      'This order waits for a check of its company’s credit. Change its address after that.',
    )
  return hasRest ? null : shipToTooLate()
}

const addressFields = [
  'nameOrCompany',
  'attention',
  'address1',
  'address2',
  'address3',
  'city',
  'state',
  'postalCode',
  'country',
  'telephone',
] as const

/** True if two addresses are the same place and recipient; what a buyer calls them does not count. */
export function isSameShipTo(one: ShipAddress, other: ShipAddress): boolean {
  const isHome = (each: ShipAddress) => each.residential ?? false
  return addressFields.every((field) => one[field] === other[field]) && isHome(one) === isHome(other)
}

/** A change that was approved: the address before it, and when it took effect. */
export interface FormerShipTo {
  readonly from: ShipAddress
  readonly decidedAt: Date
}

/**
 * Returns the address that an order shipped to at an instant, from its address now and the changes that were approved,
 * first one first.
 */
export function shipToAt(now: ShipAddress, changes: readonly FormerShipTo[], at: Date): ShipAddress {
  return changes.find(({ decidedAt }) => decidedAt > at)?.from ?? now
}

export function shipToTooLate(): AppError {
  const message = 'All of this order has left, so its address can’t be changed. Please call us.'
  return new AppError('conflict', 'ship_to.too_late', message)
}

export function sameShipTo(): AppError {
  return new AppError('conflict', 'ship_to.same', 'The order already ships to this address.')
}

/** Another request of the order waits for staff. */
export function shipToWaiting(): AppError {
  const message = 'A change of address is already waiting for us. Withdraw it to ask for another.'
  return new AppError('conflict', 'ship_to.waiting', message)
}

export function shipToMissing(): AppError {
  return new AppError('missing', 'ship_to.missing', 'Change of address not found.')
}

/** Decided, withdrawn or overtaken by a shipment since it was read. */
export function shipToNotWaiting(): AppError {
  const message = 'This change of address no longer waits. Look at the order again.'
  return new AppError('conflict', 'ship_to.not_waiting', message)
}

/** The money is not what was shown, or the order changed meanwhile. */
export function shipToQuoteChanged(): AppError {
  const message = 'The difference has changed. Look at it again, and confirm again.'
  return new AppError('conflict', 'ship_to.quote_changed', message)
}

/** Paid by card, handed to accounting, or without a final total. */
export function riseNotAddable(): AppError {
  const message = 'A rise can only be added to an order on terms that accounting does not have yet.'
  return new AppError('conflict', 'ship_to.not_addable', message)
}

export function moreThanAgreed(): AppError {
  const message = 'The buyer did not agree to pay this much more.'
  return new AppError('conflict', 'ship_to.more_than_agreed', message)
}

/** The link came from a lookup by number and email address, which shows an order but changes nothing. */
export function shipToByMailOnly(): AppError {
  const message = 'To change the address, open the link in your order confirmation, or call us.'
  return new AppError('forbidden', 'ship_to.by_mail_only', message)
}
