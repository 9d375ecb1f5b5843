import { defaultUpsService, type UpsService, upsServices } from '@mullion/domain/checkout/shipping-service'
import { type AddressDraft, emptyAddress } from '../../lib/address-draft.ts'
import { readKept, writeText } from '../../lib/storage.ts'
import { type BillingDraft, emptyBilling } from './payment-fields.ts'

/** What a reload brings back. It never holds anything of a card. */
export interface Draft {
  address: AddressDraft
  /** True once the address was submitted: its fields are locked and a price is asked. */
  addressSet: boolean
  serviceType: UpsService
  billing: BillingDraft
}

const draftKey = 'checkoutDraft'

/** A draft with nothing typed. */
export function newDraft(): Draft {
  return {
    address: { ...emptyAddress },
    addressSet: false,
    serviceType: defaultUpsService,
    billing: { ...emptyBilling },
  }
}

/** The draft of this browser tab; whatever is damaged or missing in it is as in a new one. */
export function readDraft(): Draft {
  const draft = readKept(draftKey, newDraft(), 'tab')
  return Object.hasOwn(upsServices, draft.serviceType) ? draft : { ...draft, serviceType: defaultUpsService }
}

/** Keeps the draft for reloads of this tab alone, since parts counters share computers. */
export function keepDraft(draft: Draft): void {
  writeText(draftKey, JSON.stringify(draft), 'tab')
}
