import { defaultUpsService, type UpsService } from '@mullion/domain/checkout/shipping-service'
import { type ShipAddress, shipAddress } from '@mullion/domain/postal-address'
import { proxy } from 'valtio'
import { type AddressDraft, type AddressField, emptyAddress } from '../../lib/address-draft.ts'
import { createPanelCount } from '../../lib/open-panels.ts'
import type { Problems } from '../../lib/use-shown-problems.ts'
import { addressProblems, typedPostalCode } from './address-fields.ts'
import { type Draft, keepDraft, newDraft, readDraft } from './draft-storage.ts'
import { type BillingField, billingFromShipping } from './payment-fields.ts'

/** How an attempt to place the order ended, until the buyer has seen it. */
export type Outcome =
  | { readonly kind: 'placed'; readonly orderNumber: string; readonly closingLine: string }
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

function change(work: (draft: Draft) => void): void {
  work(checkoutState.draft)
  keepDraft(checkoutState.draft)
}

/** Puts a typed text into a field of the ship-to address, unless the address is locked. */
export function typeAddress(field: AddressField, text: string): void {
  change((draft) => {
    if (draft.addressSet) return
    draft.address[field] = field === 'postalCode' ? typedPostalCode(text) : text
  })
}

/** Locks the address when it is right; answers what is wrong with it. */
export function submitAddress(): Problems<AddressField> {
  const problems = addressProblems(checkoutState.draft.address)
  const right = Object.keys(problems).length === 0 && checkoutState.draft.address.country === 'US'
  if (right) change((draft) => Object.assign(draft, { addressSet: true }))
  return problems
}

/** Unlocks the address, with what was typed. */
export function editAddress(): void {
  change((draft) => Object.assign(draft, { addressSet: false }))
}

/** An empty, unlocked address and the usual service. */
export function resetAddress(): void {
  change((draft) =>
    Object.assign(draft, {
      address: { ...emptyAddress },
      addressSet: false,
      serviceType: defaultUpsService,
    }),
  )
}

/** An empty draft, so that whoever comes after a person at this browser does not find theirs. */
export function forgetDraft(): void {
  change((draft) => Object.assign(draft, newDraft()))
}

/** Chooses the UPS service that the price is asked for. */
export function chooseService(serviceType: UpsService): void {
  change((draft) => Object.assign(draft, { serviceType }))
}

/** Puts a typed text into a field of the billing details. */
export function typeBilling(field: BillingField, text: string): void {
  change(({ billing }) => Object.assign(billing, { [field]: text }))
}

/** Ties the billing address to the ship-to address, or lets go of it with that address filled in. */
export function billToShipping(same: boolean): void {
  change((draft) => {
    const address = same ? null : readyAddress(draft)
    Object.assign(draft.billing, { sameAsShipping: same }, address ? billingFromShipping(address) : {})
  })
}

/** The submitted address as it is sent, or null while there is none. */
export function readyAddress(draft: {
  address: Readonly<AddressDraft>
  addressSet: boolean
}): ShipAddress | null {
  if (!draft.addressSet || draft.address.country !== 'US') return null
  return shipAddress.safeParse(draft.address).data ?? null
}

/** Notes that an order is on its way; how the last try ended is over. */
export function startPlacing(): void {
  Object.assign(checkoutState, { placing: true, outcome: null })
}

/** Ends an attempt; without an outcome there is nothing for the buyer to answer. */
export function endPlacing(outcome: Outcome | null): void {
  Object.assign(checkoutState, { placing: false, outcome })
  if (outcome?.kind === 'placed') editAddress()
}

/** Forgets how the attempt ended, once the buyer has seen it. */
export function outcomeSeen(): void {
  checkoutState.outcome = null
}

/** Whether somebody sees the checkout: who has left it is told elsewhere how placing the order ended. */
export const checkoutPanels = createPanelCount()
