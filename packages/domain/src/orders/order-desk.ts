import * as z from 'zod/mini'
import { dayInput } from '../day-input.ts'
import { AppError, invalidInput } from '../error.ts'
import type { PriceRule } from '../own-price.ts'
import { oneLine, severalLines } from '../plain-text.ts'
import { requiredText } from '../postal-address.ts'
import { rowId } from '../row-id.ts'
import { dayAfter } from '../store-day.ts'
import { type LineQuantity, lineNo, maxOrderLines } from './line-progress.ts'

const orderId = rowId
const filled = (most: number) =>
  z
    .string({ error: requiredText })
    .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(most), oneLine)

export const maxNoteLength = 2000

export const addNoteInput = z.strictObject({
  orderId,
  text: z
    .string({ error: requiredText })
    .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(maxNoteLength), severalLines),
})
export type AddNoteInput = z.output<typeof addNoteInput>

export const maxCarrierLength = 40

export const maxTrackingLength = 60
/** Most parcels of one shipment. */
export const maxParcels = 50

const shippedLine = z.strictObject({
  lineNo,
  quantity: z.number().check(z.positive(), z.maximum(99_999), z.multipleOf(0.25)),
})

export const shipmentForm = z.strictObject({
  carrier: filled(maxCarrierLength),
  trackingNumber: filled(maxTrackingLength),
  /** Date in the store's time zone. */
  shippedOn: dayInput,
  /** Those of its other parcels, after the first; a correction without them leaves them as they are. */
  otherTrackingNumbers: z.optional(z.array(filled(maxTrackingLength)).check(z.maxLength(maxParcels - 1))),
  /** What ships; without it, all that is left, and a correction leaves it as it is. */
  lines: z.optional(z.array(shippedLine).check(z.minLength(1), z.maxLength(maxOrderLines))),
})
export const addShipmentInput = z.extend(shipmentForm, { orderId })
export type AddShipmentInput = z.output<typeof addShipmentInput>
export const correctShipmentInput = z.extend(shipmentForm, { shipmentId: rowId })
export type CorrectShipmentInput = z.output<typeof correctShipmentInput>
export const oneShipmentInput = z.strictObject({ shipmentId: rowId })
export type OneShipmentInput = z.output<typeof oneShipmentInput>

/** How long mail about a shipment waits, so that a mistake can be undone before the buyer reads it. */
export const shipmentMailWaitMs = 5 * 60_000

/** The days on which an order can have been shipped, all in the store's time zone. */
export interface ShippingDays {
  readonly orderedOn: string
  readonly today: string
}

/** Returns what is wrong with a shipment's day; null if it is from the order's day to tomorrow. */
export function shippedOnProblem(shippedOn: string, { orderedOn, today }: ShippingDays): string | null {
  if (shippedOn < orderedOn) return 'Enter a date on or after the day of the order.'
  return shippedOn > dayAfter(today) ? 'Enter a date no later than tomorrow.' : null
}

export interface Parcel {
  readonly trackingNumber: string
  /** The carrier's page about it; null for carriers without one here. */
  readonly trackingUrl: string | null
}

export interface Shipment {
  readonly id: number
  readonly carrier: string
  /** That of its first parcel. */
  readonly trackingNumber: string
  readonly shippedOn: string
  readonly parcels: readonly Parcel[]
  /** What is in it; null for one that says no lines and so is of the whole order. */
  readonly lines: readonly LineQuantity[] | null
}

/** A shipment as staff see it. */
export interface DeskShipment extends Shipment {
  /** When the mail to the buyer will be sent; null once it may have been. */
  readonly mailAt: string | null
}

/** Why a line of an order cost what it did. */
export interface SoldPrice {
  readonly number: string
  readonly unitPriceCents: number
  readonly rule: PriceRule | 'quoted'
  /** The number of the price quote; null if a rule decided. */
  readonly priceQuote: string | null
  /** The list price then; null for a part without one. */
  readonly listPriceCents: number | null
}

export interface OrderNote {
  readonly id: number
  readonly text: string
  readonly at: string
  readonly by: string
}

export interface OrderDesk {
  /** Lines sold before this was recorded are left out. */
  readonly prices: readonly SoldPrice[]
  readonly buyerEmail: string
  /** The internal company the order was placed for; null otherwise. */
  readonly customer: string | null
  readonly freightToBeConfirmed: boolean
  readonly taxExempt: boolean
  /** The certificate that exempted it; null if it was taxed, or its company is exempt without one. */
  readonly taxCertificate: { readonly id: number; readonly number: string } | null
  /** True once accounting has it, or staff marked it. */
  readonly processed: boolean
  readonly shipments: readonly DeskShipment[]
  readonly notes: readonly OrderNote[]
}

const trackingPages: Readonly<Record<string, string>> = {
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
}

/** Returns the carrier's tracking page; null for carriers without one here. */
export function trackingUrl({ carrier, trackingNumber }: Pick<Shipment, 'carrier' | 'trackingNumber'>) {
  const page = trackingPages[carrier.toLowerCase()]
  return page ? page + encodeURIComponent(trackingNumber) : null
}

/** Returns the tracking numbers in a text, which commas, semicolons or line ends separate. */
export function trackingNumbersIn(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

/** Less of a line is left than was to be shipped, perhaps because someone else just shipped it. */
export function overShipped(number: string, left: number): AppError {
  const message =
    left > 0 ? `Only ${left} of ${number} are left to ship.` : `Nothing of ${number} is left to ship.`
  return new AppError('conflict', 'orders.over_shipped', message)
}

/** Pieces ship whole. */
export function partOfPiece(number: string): AppError {
  const message = `Enter a whole number of ${number}.`
  return new AppError('invalid', 'orders.part_of_piece', message)
}

export function shipmentKnown(): AppError {
  const message = 'This shipment is already on the order.'
  return new AppError('conflict', 'orders.shipment_known', message, { fields: { trackingNumber: message } })
}

/** The shipment's day is before the order's or after tomorrow. */
export function shippedOnRefused(text: string): AppError {
  return invalidInput('orders.shipped_on', { shippedOn: text })
}

/** The shipment does not exist; it may have been removed. */
export function shipmentMissing(): AppError {
  return new AppError('missing', 'orders.shipment_missing', 'Shipment not found. It may have been removed.')
}

/** Someone else corrected or removed the shipment at the same time. */
export function shipmentChanged(): AppError {
  const message = 'This shipment was just changed by someone else. Look at it again before you change it.'
  return new AppError('conflict', 'orders.shipment_changed', message)
}

/** The mail about the shipment may have reached the buyer, so it can be removed but not undone. */
export function shipmentMailed(): AppError {
  const message = 'The buyer already has the email. Correct or remove the shipment, and we’ll send another.'
  return new AppError('conflict', 'orders.shipment_mailed', message)
}

/** An order whose freight is to be confirmed has no final total yet. */
export function freightBeforeProcessed(): AppError {
  const message = 'Confirm the freight of this order before it is marked as processed.'
  return new AppError('conflict', 'orders.freight_before_processed', message)
}
