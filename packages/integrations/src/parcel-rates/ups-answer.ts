import { upsServiceCodes } from '@mullion/domain/checkout/shipping-service'
import * as z from 'zod'
import { listOrOne, priceInCents } from '../decimal-cents.ts'
import type { ParcelRate } from './port.ts'

const charges = z.object({ CurrencyCode: z.literal('USD'), MonetaryValue: priceInCents })

const wholeDays = z
  .string()
  .regex(/^[1-9]\d?$/)
  .transform(Number)

/** `20261124` as `2026-11-24`. */
const day = z
  .string()
  .regex(/^\d{8}$/)
  .transform((text) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`)
  .pipe(z.iso.date())

const ratedShipment = z.object({
  Service: z.object({ Code: z.string() }),
  TotalCharges: charges,
  NegotiatedRateCharges: z.object({ TotalCharge: charges }).optional(),
  GuaranteedDelivery: z.object({ BusinessDaysInTransit: wholeDays.optional().catch(undefined) }).optional(),
  TimeInTransit: z
    .object({
      ServiceSummary: z.object({
        EstimatedArrival: z.object({
          Arrival: z.object({ Date: day.optional().catch(undefined) }).optional(),
          BusinessDaysInTransit: wholeDays.optional().catch(undefined),
        }),
      }),
    })
    .optional()
    // The price stands without it.
    .catch(undefined),
})

const upsAnswer = z.object({
  RateResponse: z.object({ RatedShipment: listOrOne(ratedShipment) }),
})

const isOurs = z.enum(upsServiceCodes)

function rateOf(rated: z.output<typeof ratedShipment>): ParcelRate[] {
  const service = isOurs.safeParse(rated.Service.Code)
  if (!service.success) return []
  const {
    NegotiatedRateCharges: negotiated,
    TotalCharges: published,
    GuaranteedDelivery,
    TimeInTransit,
  } = rated
  const estimate = TimeInTransit?.ServiceSummary.EstimatedArrival
  return [
    {
      service: service.data,
      costCents: (negotiated?.TotalCharge ?? published).MonetaryValue,
      businessDays: estimate?.BusinessDaysInTransit ?? GuaranteedDelivery?.BusinessDaysInTransit ?? null,
      arrivesOn: estimate?.Arrival?.Date ?? null,
    },
  ]
}

/** Reads the rates that an answer of UPS holds, in cents; an answer without one is refused. */
export const upsRates = upsAnswer.transform(({ RateResponse }, issues) => {
  const rates = RateResponse.RatedShipment.flatMap(rateOf)
  if (rates.length > 0 && new Set(rates.map(({ service }) => service)).size === rates.length) return rates
  issues.addIssue('has no rate of our services, or two of one')
  return z.NEVER
})

const errorAnswer = z.object({
  response: z.object({ errors: listOrOne(z.object({ code: z.string(), message: z.string().default('') })) }),
})

/** Codes about the address that the buyer typed, or about a place where UPS does not deliver. */
const addressCodes: ReadonlySet<string> = new Set(['111285', '111286', '110208', '111210', '111217'])

export interface UpsRefusal {
  readonly codes: readonly string[]
  readonly isAboutAddress: boolean
}

/** Returns why UPS refused a request. */
export function upsRefusal(json: unknown): UpsRefusal {
  const read = errorAnswer.safeParse(json)
  const codes = read.success ? read.data.response.errors.map(({ code }) => code) : []
  return { codes, isAboutAddress: codes.some((code) => addressCodes.has(code)) }
}
