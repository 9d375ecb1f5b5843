import { defaultUpsService, type UpsService, upsServices } from '@mullion/domain/checkout/shipping-service'
import { type AddressDraft, emptyAddress } from '../../lib/address-draft.ts'
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The kept values that fit where the empty ones stand. */
function filled<Shape extends object>(empty: Shape, kept: unknown): Shape {
  if (!isRecord(kept)) return { ...empty }
  const fitting = Object.entries(empty).map(([key, value]) => [
    key,
    typeof kept[key] === typeof value ? kept[key] : value,
  ])
  return Object.fromEntries(fitting) as Shape
}

function keptValue(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? 'null')
  } catch {
    return null
  }
}

const isService = (value: unknown): value is UpsService =>
  typeof value === 'string' && Object.hasOwn(upsServices, value)

function draftFrom(kept: unknown): Draft {
  const { address, addressSet, serviceType, billing } = isRecord(kept) ? kept : {}
  return {
    address: filled(emptyAddress, address),
    addressSet: addressSet === true,
    serviceType: isService(serviceType) ? serviceType : defaultUpsService,
    billing: filled(emptyBilling, billing),
  }
}

/** A draft with nothing typed. */
export function newDraft(): Draft {
  return draftFrom(null)
}

/** The draft of this browser tab; whatever is damaged or missing in it is as in a new one. */
export function readDraft(): Draft {
  return draftFrom(keptValue())
}

/** Keeps the draft for reloads of this tab alone, since parts counters share computers. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft))
  } catch {
    return
  }
}
