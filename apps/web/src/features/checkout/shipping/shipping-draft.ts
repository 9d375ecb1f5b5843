import { type ThirdPartyInfo, thirdPartyInfo } from '@mullion/domain/checkout/order'
import { type OrderRuleFacts, orderProblems } from '@mullion/domain/checkout/order-rules'
import {
  type BillingOption,
  billingOptions,
  carrierOf,
  defaultServiceOf,
  defaultUpsService,
  type ServiceType,
  serviceTypes,
} from '@mullion/domain/checkout/shipping-service'
import type { Problems } from '../../../lib/use-shown-problems.ts'

/** A carrier of parcels, which a buyer with an account of their own can choose. */
export type ParcelCarrier = 'UPS' | 'FedEx'

/** How the buyer wants the order shipped, and who pays the carrier. */
export interface ShippingDraft {
  readonly carrier: ParcelCarrier
  readonly serviceType: ServiceType
  readonly billingOption: BillingOption
  readonly accountNumber: string
  /** The carrier of freight that the store does not pay. */
  readonly freightCarrier: string
  readonly thirdParty: ThirdPartyInfo
  /** Staff order although no carrier answers, or without the rules on carriers, purchase orders and returns. */
  readonly confirmFreightLater: boolean
  readonly skipValidation: boolean
}

export const emptyThirdParty: ThirdPartyInfo = {
  ...thirdPartyInfo.parse({}),
  country: 'US',
}

export const emptyShipping: ShippingDraft = {
  carrier: 'UPS',
  serviceType: defaultUpsService,
  billingOption: 'prepay',
  accountNumber: '',
  freightCarrier: '',
  thirdParty: emptyThirdParty,
  confirmFreightLater: false,
  skipValidation: false,
}

/** A choice as it was saved; one that does not go together starts over, with what was typed. */
export function soundShipping(saved: ShippingDraft): ShippingDraft {
  const { carrier, serviceType, billingOption } = saved
  const known = serviceTypes.includes(serviceType) && billingOptions.includes(billingOption)
  const together = known && carrierOf(serviceType) === carrier
  if (together && (billingOption !== 'prepay' || carrier === 'UPS')) return saved
  const { carrier: ups, serviceType: ground, billingOption: prepay } = emptyShipping
  return { ...saved, carrier: ups, serviceType: ground, billingOption: prepay }
}

/** What changes with who pays the carrier: prepaid parcels go by UPS Ground unless another service is chosen. */
export function withBillingOption(draft: ShippingDraft, billingOption: BillingOption): ShippingDraft {
  if (billingOption !== 'prepay') return { ...draft, billingOption }
  return { ...draft, billingOption, carrier: 'UPS', serviceType: defaultUpsService }
}

/** What changes with the carrier: it starts with its own ground service. */
export function withCarrier(draft: ShippingDraft, carrier: ParcelCarrier): ShippingDraft {
  return carrier === draft.carrier ? draft : { ...draft, carrier, serviceType: defaultServiceOf(carrier) }
}

type CarrierFields = 'accountNumber' | 'freightCarrier' | 'thirdParty'

/** What an order says of the carrier's account: nothing where the store pays. */
export function carrierFieldsOf(
  draft: ShippingDraft,
  freight: boolean,
): Partial<Pick<ShippingDraft, CarrierFields>> {
  const { billingOption, accountNumber, freightCarrier, thirdParty } = draft
  if (billingOption === 'prepay') return {}
  return {
    accountNumber: accountNumber.trim(),
    ...(freight ? { freightCarrier: freightCarrier.trim() } : {}),
    ...(billingOption === 'thirdParty' ? { thirdParty } : {}),
  }
}

const nothingElse: Omit<OrderRuleFacts, 'billingOption' | 'freight'> = {
  payBy: 'card',
  iseMember: false,
  poRequired: false,
  returnsAgreementNeeded: false,
}

/** What is missing of the carrier, its account and the company that it bills, by the path of its field in the order. */
export function shippingProblems(draft: ShippingDraft, freight: boolean): Problems<string> {
  const { billingOption, skipValidation } = draft
  const order = { ...carrierFieldsOf(draft, freight), skipValidation, returnsAgreed: true }
  return orderProblems(order, { ...nothingElse, billingOption, freight })
}

/** True once the company that a third party's account belongs to is entered. */
export function thirdPartyEntered(draft: ShippingDraft): boolean {
  const problems = shippingProblems({ ...draft, billingOption: 'thirdParty', skipValidation: false }, false)
  return !Object.keys(problems).some((path) => path.startsWith('thirdParty.'))
}
