import { AppError, invalidInput } from '../error.ts'

/** Slowest to fastest, offered for prepaid parcels. */
const ups = [
  ['03', 'Ground'],
  ['12', '3 Day Select'],
  ['02', '2nd Day Air'],
  ['13', 'Next Day Saver'],
  ['01', 'Next Day Air'],
  ['14', 'Next Day Early AM'],
] as const
/** Slowest to fastest, for parcels on the buyer's own account. */
const fedex = [
  ['FEDEX_GROUND', 'Ground'],
  ['FEDEX_2_DAY', '2 Day'],
  ['STANDARD_OVERNIGHT', 'Overnight'],
] as const
export const freightService = 'LTL'

export type UpsService = (typeof ups)[number][0]
export type FedexService = (typeof fedex)[number][0]
export type ServiceType = UpsService | FedexService | typeof freightService
export type Carrier = 'UPS' | 'FedEx' | typeof freightService

export const carriers = ['UPS', 'FedEx', freightService] as const satisfies readonly Carrier[]
/** Slowest to fastest. */
export const upsServiceCodes: readonly UpsService[] = ups.map(([code]) => code)
/** Slowest to fastest. */
export const fedexServiceCodes: readonly FedexService[] = fedex.map(([code]) => code)
export const serviceTypes: readonly ServiceType[] = [...upsServiceCodes, ...fedexServiceCodes, freightService]

/** Who pays the carrier: the store (which charges the buyer), the buyer's account, or another company's account. */
export const billingOptions = ['prepay', 'collect', 'thirdParty'] as const
export type BillingOption = (typeof billingOptions)[number]

export const defaultUpsService: UpsService = '03'

const serviceNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...ups, ...fedex]),
  [freightService]: 'LTL Freight',
}

/** Returns a service's display name; an unknown code is returned as is. */
export function serviceName(code: string): string {
  return serviceNames[code] ?? code
}

export function isUpsService(service: ServiceType): service is UpsService {
  return upsServiceCodes.some((code) => code === service)
}

export function carrierOf(service: ServiceType): Carrier {
  if (service === freightService) return freightService
  return isUpsService(service) ? 'UPS' : 'FedEx'
}

export function defaultServiceOf(carrier: Carrier): ServiceType {
  if (carrier === freightService) return freightService
  return carrier === 'UPS' ? defaultUpsService : 'FEDEX_GROUND'
}

export interface ShippingWish {
  readonly carrier?: Carrier | undefined
  readonly serviceType?: ServiceType | undefined
  readonly billingOption?: BillingOption | undefined
}

export interface ShippingChoice {
  readonly carrier: Carrier
  readonly serviceType: ServiceType
  readonly billingOption: BillingOption
}

/**
 * Resolves the buyer's choice for an order by parcel or freight. Freight has one carrier and service, whatever was
 * chosen before. Throws `invalid` naming the field if service and carrier do not match, or if a prepaid parcel would go
 * by FedEx.
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
      serviceType: `${wish.carrier} doesn’t offer this service.`,
    })
  }
  if (billingOption === 'prepay' && carrier !== 'UPS') {
    throw invalidInput('checkout.service_invalid', { serviceType: 'Prepaid parcels ship by UPS.' })
  }
  return { carrier, serviceType: known, billingOption }
}

/** Text of a failed quote, exactly as documented (two spaces included). */
export const quoteFailedText =
  "Failed to get a freight quote.  This is usually caused by mismatched zip/city/state/country data. Please verify the 'Ship to:' information and try again."

/** The error shown if no price is available; `cause` is for the log. */
export function quoteFailed(cause?: unknown): AppError {
  return new AppError('unavailable', 'checkout.quote_failed', quoteFailedText, {}, cause)
}

/** The same text for an address that no carrier was asked about, because its state or ZIP code is wrong. */
export function destinationRefused(field: string, text: string): AppError {
  return new AppError('invalid', 'checkout.destination_refused', quoteFailedText, {
    fields: { [field]: text },
  })
}

/** A failed quote because the carrier did not answer at all. */
export function carrierSilent(cause?: unknown): AppError {
  return new AppError('unavailable', 'checkout.quote_failed', quoteFailedText, { unanswered: true }, cause)
}

/** True for a failed quote because the carrier did not answer; this does not mean the address is wrong. */
export function isCarrierSilent(error: unknown): boolean {
  return error instanceof AppError && error.details.unanswered === true
}
