import { AppError, invalidInput } from '../error.ts'

/** UPS services by their code; what a buyer may choose for a prepaid parcel. */
export const upsServices = {
  '03': 'Ground',
  '12': '3 Day Select',
  '02': '2nd Day Air',
  '13': 'Next Day Saver',
  '01': 'Next Day Air',
  '14': 'Next Day Early AM',
} as const
/** FedEx services by their code; for parcels that go on the buyer's own account. */
export const fedexServices = {
  FEDEX_GROUND: 'Ground',
  FEDEX_2_DAY: '2 Day',
  STANDARD_OVERNIGHT: 'Overnight',
} as const
/** The one service, and the carrier, of an order that goes by truck. */
export const freightService = 'LTL'

export type UpsService = keyof typeof upsServices
export type FedexService = keyof typeof fedexServices
export type ServiceType = UpsService | FedexService | typeof freightService
export type Carrier = 'UPS' | 'FedEx' | typeof freightService

export const carriers = ['UPS', 'FedEx', freightService] as const satisfies readonly Carrier[]
/** From the slowest to the fastest of each carrier. */
export const upsServiceCodes = ['03', '12', '02', '13', '01', '14'] as const satisfies readonly UpsService[]
export const fedexServiceCodes = [
  'FEDEX_GROUND',
  'FEDEX_2_DAY',
  'STANDARD_OVERNIGHT',
] as const satisfies readonly FedexService[]
export const serviceTypes = [...upsServiceCodes, ...fedexServiceCodes, freightService] as const

/** Who pays the carrier: the store, which charges it; the buyer's account; the account of another company. */
export const billingOptions = ['prepay', 'collect', 'thirdParty'] as const
export type BillingOption = (typeof billingOptions)[number]

export const defaultUpsService: UpsService = '03'

const serviceNames: Readonly<Record<string, string>> = {
  ...upsServices,
  ...fedexServices,
  [freightService]: 'LTL Freight',
}

/** A carrier's service as people call it; a code without a name stays as it is. */
export function serviceName(code: string): string {
  return serviceNames[code] ?? code
}

export function isUpsService(service: ServiceType): service is UpsService {
  return Object.hasOwn(upsServices, service)
}

/** The carrier that a service is of. */
export function carrierOf(service: ServiceType): Carrier {
  if (service === freightService) return freightService
  return isUpsService(service) ? 'UPS' : 'FedEx'
}

/** The service that a carrier starts with when it is chosen. */
export function defaultServiceOf(carrier: Carrier): ServiceType {
  if (carrier === freightService) return freightService
  return carrier === 'UPS' ? defaultUpsService : 'FEDEX_GROUND'
}

/** What a buyer has chosen of carrier, service and who pays; each may be left to its default. */
export interface ShippingWish {
  readonly carrier?: Carrier | undefined
  readonly serviceType?: ServiceType | undefined
  readonly billingOption?: BillingOption | undefined
}

/** A choice that goes together. */
export interface ShippingChoice {
  readonly carrier: Carrier
  readonly serviceType: ServiceType
  readonly billingOption: BillingOption
}

/**
 * What a wish comes to for an order that goes by parcel or by freight. Freight has one carrier and service, whatever
 * was chosen before. Throws `invalid` naming the field when service and carrier do not go together, or when a prepaid
 * parcel is to go by FedEx.
 */
export function shippingChoice(wish: ShippingWish, method: 'parcel' | 'freight'): ShippingChoice {
  const { billingOption = 'prepay' } = wish
  if (method === 'freight') return { carrier: freightService, serviceType: freightService, billingOption }
  const wasFreight = wish.serviceType === freightService || wish.carrier === freightService
  const serviceType = (wasFreight ? null : wish.serviceType) ?? defaultServiceOf(wish.carrier ?? 'UPS')
  const known = serviceType === freightService ? defaultUpsService : serviceType
  const carrier = carrierOf(known)
  if (!wasFreight && wish.carrier && wish.carrier !== carrier) {
    throw invalidInput('checkout.service_invalid', {
      serviceType: `This is not a service of ${wish.carrier}.`,
    })
  }
  if (billingOption === 'prepay' && carrier !== 'UPS') {
    throw invalidInput('checkout.service_invalid', { serviceType: 'Prepaid parcels go by UPS.' })
  }
  return { carrier, serviceType: known, billingOption }
}

/** The text of a quote that could not be had, word for word as it is documented (two spaces included). */
export const quoteFailedText =
  "Failed to get a freight quote.  This is usually caused by mismatched zip/city/state/country data. Please verify the 'Ship to:' information and try again."

/** The one failure that a buyer sees when no price can be had; `cause` is for the log. */
export function quoteFailed(cause?: unknown): AppError {
  return new AppError('unavailable', 'checkout.quote_failed', quoteFailedText, {}, cause)
}

/** The same, when the carrier gave no answer at all. */
export function carrierSilent(cause?: unknown): AppError {
  return new AppError('unavailable', 'checkout.quote_failed', quoteFailedText, { unanswered: true }, cause)
}

/** True for a failed quote that says nothing about the address: the carrier did not answer. */
export function isCarrierSilent(error: unknown): boolean {
  return error instanceof AppError && error.details.unanswered === true
}
