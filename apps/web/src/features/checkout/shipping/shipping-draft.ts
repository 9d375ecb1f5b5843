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

export type ParcelCarrier = 'UPS' | 'FedEx'

export interface ShippingDraft {
  readonly carrier: ParcelCarrier
  readonly serviceType: ServiceType
  readonly billingOption: BillingOption
  readonly accountNumber: string
  readonly freightCarrier: string
  readonly thirdParty: ThirdPartyInfo
  /**
   * Staff only: order with freight to be confirmed if no carrier responds, or skip the rules on what must be filled
   * in.
   */
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

/** Returns the saved choice, or the default service and billing if it is inconsistent; typed text stays. */
export function validShippingDraft(saved: ShippingDraft): ShippingDraft {
  const { carrier, serviceType, billingOption } = saved
  const known = serviceTypes.includes(serviceType) && billingOptions.includes(billingOption)
  const together = known && carrierOf(serviceType) === carrier
  if (together && (billingOption !== 'prepay' || carrier === 'UPS')) return saved
  const { carrier: ups, serviceType: ground, billingOption: prepay } = emptyShipping
  return { ...saved, carrier: ups, serviceType: ground, billingOption: prepay }
}

/** Changes who pays the carrier. Prepaid resets the service to UPS Ground. */
export function withBillingOption(draft: ShippingDraft, billingOption: BillingOption): ShippingDraft {
  if (billingOption !== 'prepay') return { ...draft, billingOption }
  return { ...draft, billingOption, carrier: 'UPS', serviceType: defaultUpsService }
}

/** Changes the carrier, starting with its ground service. */
export function withCarrier(draft: ShippingDraft, carrier: ParcelCarrier): ShippingDraft {
  return carrier === draft.carrier ? draft : { ...draft, carrier, serviceType: defaultServiceOf(carrier) }
}

type CarrierFields = 'accountNumber' | 'freightCarrier' | 'thirdParty'

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

/** Returns what is missing for the carrier, its account and the billed company, by the field's path in the order. */
export function shippingProblems(draft: ShippingDraft, freight: boolean): Problems<string> {
  const { billingOption, skipValidation } = draft
  const order = { ...carrierFieldsOf(draft, freight), skipValidation, returnsAgreed: true }
  return orderProblems(order, { ...nothingElse, billingOption, freight })
}

export function thirdPartyEntered(draft: ShippingDraft): boolean {
  const problems = shippingProblems({ ...draft, billingOption: 'thirdParty', skipValidation: false }, false)
  return !Object.keys(problems).some((path) => path.startsWith('thirdParty.'))
}
