import { upsServiceCodes } from '@mullion/domain/checkout/shipping-service'
import * as z from 'zod'
import { createDestinations, type Destination } from '../../destinations.ts'

const numberText = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number)
const address = z.object({
  City: z.string(),
  StateProvinceCode: z.string().length(2),
  PostalCode: z.string().regex(/^\d{5}(\d{4})?$/),
  CountryCode: z.string().length(2),
  ResidentialAddressIndicator: z.string().optional(),
})
const sent = z.object({
  RateRequest: z.object({
    Shipment: z.object({
      Shipper: z.object({ ShipperNumber: z.string(), Address: address }),
      ShipTo: z.object({ Address: address }),
      ShipFrom: z.object({ Address: address }),
      PaymentDetails: z.object({
        ShipmentCharge: z.array(z.object({ BillShipper: z.object({ AccountNumber: z.string() }) })).min(1),
      }),
      ShipmentRatingOptions: z.object({ NegotiatedRatesIndicator: z.string() }).optional(),
      DeliveryTimeInformation: z.object({
        PackageBillType: z.string(),
        Pickup: z.object({ Date: z.string().regex(/^\d{8}$/), Time: z.string().regex(/^\d{4}$/) }),
      }),
      ShipmentTotalWeight: z.object({ Weight: numberText }),
      NumOfPieces: numberText,
      Package: z
        .array(
          z.object({
            PackagingType: z.object({ Code: z.literal('02') }),
            Dimensions: z.object({ Length: numberText, Width: numberText, Height: numberText }),
            PackageWeight: z.object({ Weight: numberText }),
          }),
        )
        .min(1)
        .max(200),
    }),
  }),
})
type Shipment = z.output<typeof sent>['RateRequest']['Shipment']

export interface UpsError {
  readonly status: number
  readonly code: string
  readonly message: string
}

const error = (code: string, message: string, status = 400): UpsError => ({ status, code, message })

/** What one pound costs to the next zone by each service, in cents, and days in transit; ground takes one day a zone. */
const services: Readonly<Record<string, { readonly cents: number; readonly days: number | null }>> = {
  '03': { cents: 21, days: null },
  '12': { cents: 44, days: 3 },
  '02': { cents: 63, days: 2 },
  '13': { cents: 97, days: 1 },
  '01': { cents: 109, days: 1 },
  '14': { cents: 151, days: 1 },
}

const zoneNumber = ({ zone }: Destination) =>
  ({ hawaii: 14, alaska: 15, territory: 16 })[zone as string] ?? Number(zone)

const money = (cents: number) => ({ CurrencyCode: 'USD', MonetaryValue: (cents / 100).toFixed(2) })
const compact = (at: Date) => at.toISOString().slice(0, 10).replaceAll('-', '')

/** The weekday that comes so many weekdays later; this vendor knows no holidays. */
function arrival(pickup: string, days: number): string {
  const at = new Date(`${pickup.slice(0, 4)}-${pickup.slice(4, 6)}-${pickup.slice(6)}T00:00:00Z`)
  for (let left = days; left > 0; ) {
    at.setUTCDate(at.getUTCDate() + 1)
    if (![0, 6].includes(at.getUTCDay())) left -= 1
  }
  return compact(at)
}

function pricesOf(shipment: Shipment, destination: Destination, centsPerPound: number) {
  const residential = shipment.ShipTo.Address.ResidentialAddressIndicator === undefined ? 0 : 595
  const packages = shipment.Package.map(({ PackageWeight, Dimensions: { Length, Width, Height } }) => {
    const pounds = Math.ceil(Math.max(PackageWeight.Weight, (Length * Width * Height) / 139))
    return 1207 + pounds * centsPerPound * zoneNumber(destination) + residential
  })
  const published = packages.reduce((sum, cents) => sum + cents, 0)
  return { packages, published, negotiated: Math.round(published * 0.7) }
}

interface Asked {
  readonly shipment: Shipment
  readonly destination: Destination
  readonly accountNumber: string
}

function rated(code: string, { shipment, destination, accountNumber }: Asked) {
  const { cents, days } = services[code] ?? { cents: 0, days: 1 }
  const { packages, published, negotiated } = pricesOf(shipment, destination, cents)
  const transit = days ?? destination.groundDays
  const { Date: pickup } = shipment.DeliveryTimeInformation.Pickup
  const isNegotiated =
    shipment.ShipmentRatingOptions !== undefined && shipment.Shipper.ShipperNumber === accountNumber
  return {
    Service: { Code: code, Description: '' },
    BillingWeight: {
      UnitOfMeasurement: { Code: 'LBS' },
      Weight: String(shipment.ShipmentTotalWeight.Weight),
    },
    TransportationCharges: money(published),
    ServiceOptionsCharges: money(0),
    TotalCharges: money(published),
    ...(isNegotiated ? { NegotiatedRateCharges: { TotalCharge: money(negotiated) } } : {}),
    ...(days === null ? {} : { GuaranteedDelivery: { BusinessDaysInTransit: String(transit) } }),
    RatedPackage: packages.map((each) => ({ TotalCharges: money(each) })),
    TimeInTransit: {
      PickupDate: pickup,
      ServiceSummary: {
        Service: { Description: code },
        EstimatedArrival: {
          Arrival: { Date: arrival(pickup, transit), Time: '230000' },
          BusinessDaysInTransit: String(transit),
          Pickup: { Date: pickup, Time: '160000' },
        },
      },
    },
  }
}

/** Three-day and early services are for the contiguous states. */
const isOffered = (code: string, { zone }: Destination) => Number(zone) > 0 || !['12', '14'].includes(code)

/** Answers a request for rates as UPS does: every service that it offers, or an error with its code. */
export function createUpsShop(accountNumber: string) {
  return async function shop(json: unknown): Promise<UpsError | readonly ReturnType<typeof rated>[]> {
    const read = sent.safeParse(json)
    if (!read.success)
      return error('10002', `The request is well formed but not valid: ${read.error.message}`)
    const { Shipment: shipment } = read.data.RateRequest
    const { ShipmentCharge: charges } = shipment.PaymentDetails
    if (charges.some(({ BillShipper }) => BillShipper.AccountNumber !== accountNumber))
      return error('111580', 'The shipper account number is missing or not valid.')
    if (shipment.Package.length !== shipment.NumOfPieces) return error('10002', 'The pieces are not as many.')
    const isTooHeavy = shipment.Package.some(({ PackageWeight: { Weight } }) => Weight <= 0 || Weight > 150)
    if (isTooHeavy) return error('111546', 'The package weight is not valid.')
    const { City: city, StateProvinceCode: state, PostalCode: zip } = shipment.ShipTo.Address
    const destinations = createDestinations(shipment.ShipFrom.Address.PostalCode.slice(0, 5))
    try {
      const destination = await destinations.find({ city, state, zip: zip.slice(0, 5) })
      const offered = upsServiceCodes.filter((code) => isOffered(code, destination))
      return offered.map((code) => rated(code, { shipment, destination, accountNumber }))
    } catch (cause) {
      const isUnused = String((cause as Error).cause).includes('not in use')
      return isUnused
        ? error('111285', `The postal code ${zip} is not valid for ${state} United States.`)
        : error('111286', `${state} is not a valid state for the specified shipment.`)
    }
  }
}
