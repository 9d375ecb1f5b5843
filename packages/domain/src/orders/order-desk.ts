import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { oneLine } from '../plain-text.ts'
import { requiredText } from '../postal-address.ts'
import { rowId } from '../row-id.ts'

const orderId = rowId
const filled = (most: number) =>
  z
    .string({ error: requiredText })
    .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(most), oneLine)

export const longestNote = 2000

/** A note that staff leave on an order for each other. */
export const addNoteInput = z.strictObject({
  orderId,
  text: z
    .string({ error: requiredText })
    .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(longestNote)),
})
export type AddNoteInput = z.output<typeof addNoteInput>

/** What left the store for an order, and how it can be followed. */
export const shipmentForm = z.strictObject({
  carrier: filled(40),
  trackingNumber: filled(60),
  /** A day of the store's calendar. */
  shippedOn: z.iso.date({ error: 'Write dates as yyyy-mm-dd.' }),
})
export const addShipmentInput = z.extend(shipmentForm, { orderId })
export type AddShipmentInput = z.output<typeof addShipmentInput>

export interface Shipment {
  readonly id: number
  readonly carrier: string
  readonly trackingNumber: string
  readonly shippedOn: string
}

export interface OrderNote {
  readonly id: number
  readonly text: string
  readonly at: string
  /** The name of who wrote it. */
  readonly by: string
}

/** What staff see of an order beside its details. */
export interface OrderDesk {
  readonly buyerEmail: string
  /** The internal company that it was placed for; null for any other order. */
  readonly customer: string | null
  readonly freightToBeConfirmed: boolean
  readonly notes: readonly OrderNote[]
}

const trackingPages: Readonly<Record<string, string>> = {
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
}

/** Where a carrier tells of a shipment; null for carriers that have no such page here. */
export function trackingUrl({ carrier, trackingNumber }: Pick<Shipment, 'carrier' | 'trackingNumber'>) {
  const page = trackingPages[carrier.toLowerCase()]
  return page ? page + encodeURIComponent(trackingNumber) : null
}

/** The order has a shipment of this carrier with this number. */
export function shipmentKnown(): AppError {
  const message = 'This shipment is already on the order.'
  return new AppError('conflict', 'orders.shipment_known', message, { fields: { trackingNumber: message } })
}
