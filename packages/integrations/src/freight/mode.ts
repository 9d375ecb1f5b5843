import { carrierSilent, quoteFailed } from '@mullion/domain/checkout/shipping-service'
import * as z from 'zod'
import { completeAnswer } from '../complete-answer.ts'
import { listOrOne, priceInCents } from '../decimal-cents.ts'
import { cityWarnings, originOf, type ShipDestination } from '../destinations.ts'
import { callVendor, VendorStatus } from '../vendor-call.ts'
import { cubicFeetOf, freightClassOf, handlingUnitOf } from './freight-class.ts'
import type { FreightRates, FreightShipment } from './port.ts'

export interface ModeOptions {
  readonly url: string
  readonly token: string
  /** ZIP code that freight comes from. */
  readonly originZip: string
  readonly timeoutMs?: number
}

const modeAnswer = z.object({
  quoteId: z.union([z.string(), z.number()]).optional(),
  totalPrice: priceInCents,
  priceDetails: z.object({
    /** Days, as a number or as text that begins with one. */
    transitTime: z
      .union([z.number(), z.string()])
      .transform((time) => Number.parseInt(String(time), 10))
      .pipe(z.int().positive().max(60))
      .nullable()
      .catch(null),
  }),
})

const errorAnswer = z.object({
  errors: listOrOne(z.object({ code: z.string().default(''), message: z.string().default('') })),
})

const place = (side: 'Ship' | 'Cons', { city, state, zip }: ShipDestination) => ({
  [`${side}City`]: city,
  [`${side}State`]: state.toUpperCase(),
  [`${side}ZipCode`]: zip.slice(0, 5),
  [`${side}Country`]: 'US',
})

/** Returns the body of a request: one pallet or crate with its class by density. */
function modeRequest(shipment: FreightShipment, origin: ShipDestination) {
  const unit = handlingUnitOf(shipment)
  const cubicFeet = cubicFeetOf(unit)
  return {
    ShipperDetails: place('Ship', origin),
    ConsigneeDetails: place('Cons', shipment.destination),
    Commodities: {
      Commodities: [
        {
          Desc: 'Door parts',
          Class: freightClassOf(unit),
          Stackable: false,
          Hazmat: false,
          Length: unit.lengthInches,
          Width: unit.widthInches,
          Height: unit.heightInches,
          Weight: unit.weightPounds,
          Quantity: 1,
          CubicFt: Math.round(cubicFeet * 100) / 100,
          density: Math.round((unit.weightPounds / cubicFeet) * 100) / 100,
        },
      ],
    },
  }
}

/**
 * Creates LTL rates of Mode. The broker publishes no interface, so the shapes are those seen in a client of its; a
 * missing price, or one that is no number, is no answer.
 */
export function createModeFreight(options: ModeOptions): FreightRates {
  const { token, originZip, timeoutMs = 8000 } = options
  const url = `${options.url.replace(/\/$/, '')}/ltl/quotes`
  return {
    async quote(shipment, signal) {
      const { status, json } = await callVendor({
        url,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(modeRequest(shipment, await originOf(originZip))),
        ...{ signal, timeoutMs },
      })
      if (status !== 200) throw refused(status, json)
      const answer = await completeAnswer(Promise.resolve(json), modeAnswer)
      const { totalPrice: costCents, priceDetails } = answer
      const warnings = await cityWarnings(shipment.destination)
      return { costCents, businessDays: priceDetails.transitTime, warnings }
    },
  }
}

/** Whole words and names of fields, such as ConsCity: `capacity` is about something else. */
const isAboutAddress =
  /\b(?:cons|ship)?(?:zip ?codes?|zips?|postal ?codes?|postal|cit(?:y|ies)|states?|address(?:es)?|destinations?|consignees?)\b/i

/** The broker's codes are not published, so its message tells whether the address is meant. */
function refused(status: number, json: unknown): Error {
  const read = errorAnswer.safeParse(json)
  const errors = read.success ? read.data.errors : []
  const codes = errors.map(({ code }) => code).join(', ')
  const cause = new VendorStatus('Mode', status, codes || 'no code')
  if (status !== 400 && status !== 404 && status !== 422) return cause
  return errors.some(({ message }) => isAboutAddress.test(message))
    ? quoteFailed(cause)
    : carrierSilent(cause)
}
