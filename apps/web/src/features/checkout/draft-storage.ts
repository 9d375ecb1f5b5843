import { type AddressDraft, emptyAddress } from '../../lib/address-draft.ts'
import { readSaved, writeText } from '../../lib/storage.ts'
import { emptyPayment, type SavedPayment } from './payment/payment-values.ts'
import { emptyShipping, type ShippingDraft, validShippingDraft } from './shipping/shipping-draft.ts'

export interface ShipToDraft extends AddressDraft {
  readonly residential: boolean
  readonly label: string
  readonly saveForLater: boolean
  /** Id of the saved address that filled in the form, as text; empty if none did. */
  readonly savedId: string
}

/** What a reload restores. Never holds any card data. */
export interface Draft {
  /** Whose order this is (`draftOwner`); empty until the checkout is opened. */
  readonly owner: string
  readonly address: ShipToDraft
  /** True once the address is submitted: its fields are locked and a quote is requested. */
  readonly addressSet: boolean
  readonly shipping: ShippingDraft
  readonly payment: SavedPayment
}

const draftKey = 'checkoutDraft'

export const emptyShipTo: ShipToDraft = {
  ...emptyAddress,
  residential: false,
  label: '',
  saveForLater: false,
  savedId: '',
}

export function newDraft(): Draft {
  return structuredClone({
    owner: '',
    address: emptyShipTo,
    addressSet: false,
    shipping: emptyShipping,
    payment: emptyPayment,
  })
}

/** Returns this tab's draft; missing or damaged fields are reset. */
export function readDraft(): Draft {
  const draft = readSaved(draftKey, newDraft(), 'tab')
  return { ...draft, shipping: validShippingDraft(draft.shipping) }
}

/** Saves the draft for reloads of this tab only, since parts counters share computers. */
export function saveDraft(draft: Draft): void {
  writeText(draftKey, JSON.stringify(draft), 'tab')
}
