import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { oneLine, severalLines } from '../plain-text.ts'
import { requiredText } from '../postal-address.ts'
import { rowId } from '../row-id.ts'

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

export const shipmentForm = z.strictObject({
  carrier: filled(maxCarrierLength),
  trackingNumber: filled(60),
  /** Date in the store's time zone. */
  shippedOn: z.iso.date({ error: 'Enter dates as yyyy-mm-dd.' }),
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
  readonly by: string
}

export interface OrderDesk {
  readonly buyerEmail: string
  /** The internal company the order was placed for; null otherwise. */
  readonly customer: string | null
  readonly freightToBeConfirmed: boolean
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

export function shipmentKnown(): AppError {
  const message = 'This shipment is already on the order.'
  return new AppError('conflict', 'orders.shipment_known', message, { fields: { trackingNumber: message } })
}
