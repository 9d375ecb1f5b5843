import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import type { AwaitingApproval } from '@mullion/domain/checkout/awaiting-approval'
import type { PlacedOrder } from '@mullion/domain/checkout/order'
import { type ShipAddress, shipAddress } from '@mullion/domain/postal-address'
import { proxy } from 'valtio'
import { type AddressDraft, addressFields } from '../../lib/address-draft.ts'
import { createPanelCount } from '../../lib/open-panels.ts'
import { type Draft, emptyShipTo, newDraft, readDraft, type ShipToDraft, saveDraft } from './draft-storage.ts'
import type { SavedPayment } from './payment/payment-values.ts'
import { emptyShipping, type ShippingDraft } from './shipping/shipping-draft.ts'

/** The result of placing an order, until the buyer dismisses it. */
export type Outcome =
  | {
      readonly kind: 'placed'
      readonly order: PlacedOrder
      /** Null if a reload lost it. */
      readonly shipTo: ShipAddress | null
      readonly items: readonly SavedCartLine[]
      readonly closingLine: string
    }
  /** The order went to approval instead. */
  | { readonly kind: 'asked'; readonly request: AwaitingApproval }
  | {
      readonly kind: 'failed'
      readonly title: string
      readonly message: string
      readonly code: string
      readonly requestId: string | null
    }

export interface CheckoutState {
  draft: Draft
  /** Drafts begun since the page loaded: forms of an earlier one must not be shown again. */
  begun: number
  placing: boolean
  outcome: Outcome | null
}

/** Checkout state other than server data and the card. Only the functions below change it. */
export const checkoutState = proxy<CheckoutState>({
  draft: readDraft(),
  begun: 0,
  placing: false,
  outcome: null,
})

function change(changed: Partial<Draft>): void {
  // Copy, so that forms and snapshots are not mutated.
  Object.assign(checkoutState.draft, JSON.parse(JSON.stringify(changed)))
  saveDraft(checkoutState.draft)
}

export function saveShipTo(address: ShipToDraft): void {
  change({ address })
}

/** Locks the address, which starts a quote. */
export function setAddress(): void {
  change({ addressSet: true })
}

export function editAddress(): void {
  change({ addressSet: false })
}

/** Clears and unlocks the address, and resets shipping to the default. */
export function resetAddress(): void {
  change({ address: emptyShipTo, addressSet: false, shipping: emptyShipping })
}

/** Ships to a saved address. Service, payer and account were chosen for another one, so they are asked for again. */
export function shipToSaved(address: ShipToDraft): void {
  const same = address.savedId === checkoutState.draft.address.savedId
  change({ address, ...(same ? {} : { shipping: emptyShipping }) })
}

export function changeShipping(shipping: ShippingDraft): void {
  change({ shipping })
}

export function savePayment(payment: SavedPayment): void {
  change({ payment })
}

function begin(owner: string): void {
  change({ ...newDraft(), owner })
  checkoutState.begun += 1
}

/** Clears the draft, so that the next person at a shared computer does not see it. */
export function clearDraft(): void {
  begin('')
}

/** Whose order a draft is: of a signed-in user or a guest, for a company that staff order for or for themselves. */
export function draftOwner(userId: number | undefined, actingForId: number | undefined): string {
  return `${userId ?? guestOwner}${actingForId === undefined ? '' : `/${actingForId}`}`
}

const guestOwner = 'guest'

/**
 * Gives the draft to whoever is at the checkout. Another owner's is discarded, except that a guest who signs in keeps
 * what they typed.
 */
export function claimDraft(owner: string): void {
  const { owner: before } = checkoutState.draft
  if (before === owner) return
  const signedIn = before === guestOwner && !owner.includes('/')
  if (before === '' || signedIn) change({ owner })
  else begin(owner)
}

export function readyAddress(draft: {
  address: Readonly<AddressDraft & { residential: boolean }>
  addressSet: boolean
}): ShipAddress | null {
  if (!draft.addressSet || draft.address.country !== 'US') return null
  const typed = Object.fromEntries(addressFields.map((field) => [field, draft.address[field]]))
  return shipAddress.safeParse({ ...typed, residential: draft.address.residential }).data ?? null
}

export function startPlacing(): void {
  Object.assign(checkoutState, { placing: true, outcome: null })
}

/**
 * Ends placing an order. `outcome` is null if there is nothing for the buyer to dismiss. After an order was placed or
 * sent for approval, the next one starts from an empty draft.
 */
export function endPlacing(outcome: Outcome | null): void {
  Object.assign(checkoutState, { placing: false, outcome })
  if (outcome && outcome.kind !== 'failed') begin(checkoutState.draft.owner)
}

export function dismissOutcome(): void {
  checkoutState.outcome = null
}

/** Counts open checkout panels; if there are none, the outcome is shown as a notification instead. */
export const checkoutPanels = createPanelCount()
