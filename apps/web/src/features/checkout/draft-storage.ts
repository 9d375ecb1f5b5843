import { type AddressDraft, emptyAddress } from '../../lib/address-draft.ts'
import { readKept, writeText } from '../../lib/storage.ts'
import { emptyPayment, type SavedPayment } from './payment/payment-values.ts'
import { emptyShipping, type ShippingDraft, soundShipping } from './shipping/shipping-draft.ts'

/** The ship-to address as it is typed, and whether and under which label it is saved for later. */
export interface ShipToDraft extends AddressDraft {
  readonly label: string
  readonly saveForLater: boolean
}

/** What a reload brings back. It never holds anything of a card. */
export interface Draft {
  readonly address: ShipToDraft
  /** True once the address was submitted: its fields are locked and a price is asked. */
  readonly addressSet: boolean
  readonly shipping: ShippingDraft
  readonly payment: SavedPayment
}

const draftKey = 'checkoutDraft'

export const emptyShipTo: ShipToDraft = { ...emptyAddress, label: '', saveForLater: false }

/** A draft with nothing typed. */
export function newDraft(): Draft {
  return structuredClone({
    address: emptyShipTo,
    addressSet: false,
    shipping: emptyShipping,
    payment: emptyPayment,
  })
}

/** The draft of this browser tab; whatever is damaged or missing in it is as in a new one. */
export function readDraft(): Draft {
  const draft = readKept(draftKey, newDraft(), 'tab')
  return { ...draft, shipping: soundShipping(draft.shipping) }
}

/** Keeps the draft for reloads of this tab alone, since parts counters share computers. */
export function keepDraft(draft: Draft): void {
  writeText(draftKey, JSON.stringify(draft), 'tab')
}
