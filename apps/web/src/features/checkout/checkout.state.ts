import type { CartEntry } from '@mullion/domain/cart/stored-cart'
import type { PlacedOrder } from '@mullion/domain/checkout/order'
import { type ShipAddress, shipAddress } from '@mullion/domain/postal-address'
import { proxy } from 'valtio'
import { type AddressDraft, addressFields } from '../../lib/address-draft.ts'
import { createPanelCount } from '../../lib/open-panels.ts'
import { type Draft, emptyShipTo, keepDraft, newDraft, readDraft, type ShipToDraft } from './draft-storage.ts'
import { emptyPayment, type SavedPayment } from './payment/payment-values.ts'
import { emptyShipping, type ShippingDraft } from './shipping/shipping-draft.ts'

/** How an attempt to place the order ended, until the buyer has seen it. */
export type Outcome =
  | {
      readonly kind: 'placed'
      readonly order: PlacedOrder
      /** Null after a reload that has lost it. */
      readonly shipTo: ShipAddress | null
      /** What was ordered, for the receipt. */
      readonly items: readonly CartEntry[]
      readonly closingLine: string
    }
  | {
      readonly kind: 'failed'
      readonly title: string
      readonly message: string
      readonly code: string
      readonly requestId: string | null
    }

export interface CheckoutState {
  draft: Draft
  /** True while an order is on its way, whichever view is open. */
  placing: boolean
  outcome: Outcome | null
}

/** What the checkout remembers besides the server's data and the card; only the functions below change it. */
export const checkoutState = proxy<CheckoutState>({ draft: readDraft(), placing: false, outcome: null })

function change(changed: Partial<Draft>): void {
  // A copy, since what comes from a form or a snapshot is not to be changed.
  Object.assign(checkoutState.draft, JSON.parse(JSON.stringify(changed)))
  keepDraft(checkoutState.draft)
}

/** Keeps the ship-to address as it is typed. */
export function keepAddress(address: ShipToDraft): void {
  change({ address })
}

/** Locks the address: a price is asked for it. */
export function setAddress(): void {
  change({ addressSet: true })
}

/** Unlocks the address, with what was typed. */
export function editAddress(): void {
  change({ addressSet: false })
}

/** An empty, unlocked address and the usual shipping. */
export function resetAddress(): void {
  change({ address: emptyShipTo, addressSet: false, shipping: emptyShipping })
}

/** Chooses how the order ships and who pays the carrier. */
export function changeShipping(shipping: ShippingDraft): void {
  change({ shipping })
}

/** Keeps what is typed about the payment, besides the card. */
export function keepPayment(payment: SavedPayment): void {
  change({ payment })
}

/** An empty draft, so that whoever comes after a person at this browser does not find theirs. */
export function forgetDraft(): void {
  change(newDraft())
}

/** The submitted address as it is sent, or null while there is none. */
export function readyAddress(draft: {
  address: Readonly<AddressDraft>
  addressSet: boolean
}): ShipAddress | null {
  if (!draft.addressSet || draft.address.country !== 'US') return null
  const typed = Object.fromEntries(addressFields.map((field) => [field, draft.address[field]]))
  return shipAddress.safeParse(typed).data ?? null
}

/** Notes that an order is on its way; how the last try ended is over. */
export function startPlacing(): void {
  Object.assign(checkoutState, { placing: true, outcome: null })
}

/** Ends an attempt; without an outcome there is nothing for the buyer to answer. A placed order takes its papers along. */
export function endPlacing(outcome: Outcome | null): void {
  Object.assign(checkoutState, { placing: false, outcome })
  if (outcome?.kind !== 'placed') return
  const { billing } = checkoutState.draft.payment
  change({ addressSet: false, payment: { ...emptyPayment, billing } })
}

/** Forgets how the attempt ended, once the buyer has seen it. */
export function outcomeSeen(): void {
  checkoutState.outcome = null
}

/** Whether somebody sees the checkout: who has left it is told elsewhere how placing the order ended. */
export const checkoutPanels = createPanelCount()
