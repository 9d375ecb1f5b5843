import * as z from 'zod/mini'
import type { Unit } from '../catalog/part.ts'
import type { ExpectedArrival } from '../checkout/arrival-words.ts'
import { AppError } from '../error.ts'
import { oneLine } from '../plain-text.ts'
import { email, requiredText } from '../postal-address.ts'
import type { LineProgress } from './line-progress.ts'
import type { Shipment } from './order-desk.ts'
import type { OrderStatus } from './order-list.ts'

/** How long after an order its status can be seen without signing in. */
export const trackedDays = 400

export const trackOrderInput = z.strictObject({
  number: z
    .string({ error: requiredText })
    .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(20), oneLine),
  email,
})
export type TrackOrderInput = z.output<typeof trackOrderInput>

/** A link can carry any text; one that the store never sent opens nothing. */
export const orderKeyInput = z.strictObject({ key: z.string().check(z.maxLength(200)) })

export interface TrackedLine {
  readonly lineNo: number
  readonly number: string
  readonly name: string
  readonly unit: Unit
  readonly quantity: number
  readonly remarks: readonly string[]
  readonly progress: LineProgress
}

/**
 * An order as its number and email address, or the link in its mail, show it: no prices, no names and no street, because
 * mails are forwarded.
 */
export interface TrackedOrder extends ExpectedArrival {
  readonly number: string
  readonly status: OrderStatus
  readonly placedAt: string
  readonly shipTo: { readonly city: string; readonly state: string }
  /** How it ships, such as `UPS Ground`. */
  readonly shipVia: string
  readonly freightToBeConfirmed: boolean
  readonly lines: readonly TrackedLine[]
  readonly shipments: readonly Shipment[]
  /** True if its link may ask to return parts: an order without an account that has shipped. */
  readonly returnable: boolean
  /** True if the link came by mail and the order can still be canceled. */
  readonly cancelable: boolean
  /** True if the link came by mail and another ship-to can be asked for. */
  readonly readdressable: boolean
  /** Where it is to ship to instead, while staff decide about that; null if nothing was asked. */
  readonly askedShipTo: { readonly city: string; readonly state: string } | null
}

/**
 * The ways a buyer may write an order number: `w100001` and, as read over the phone, `100001` or `# 100001`.
 */
export function orderNumbersMeant(typed: string): string[] {
  const number = typed.replace(/^#\s*/, '').toUpperCase()
  return /^\d+$/.test(number) ? [number, `W${number}`] : [number]
}

/** The same for a number that does not exist and for another buyer's, so that neither can be found out. */
export function orderNotTracked(): AppError {
  const message =
    'No order has this number and email address. Check both in your order confirmation, or call us.'
  return new AppError('missing', 'orders.not_tracked', message)
}

/** The link is damaged, older than the store's secret, or its order is too old. */
export function orderLinkSpent(): AppError {
  const message = 'This link has expired or is damaged. Enter the order number and email address instead.'
  return new AppError('missing', 'orders.link_spent', message)
}
