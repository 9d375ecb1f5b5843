import * as z from 'zod'
import { createDestinations } from '../../destinations.ts'
import {
  openVendorServer,
  type VendorAnswer,
  type VendorRequest,
  type VendorServerOptions,
} from '../../testing/vendor-server.ts'

export const modeTestToken = 'local-mode-token-for-tests-only'

const sent = z.object({
  ShipperDetails: z.object({ ShipZipCode: z.string().regex(/^\d{5}$/) }),
  ConsigneeDetails: z.object({
    ConsCity: z.string(),
    ConsState: z.string(),
    ConsZipCode: z.string(),
  }),
  Commodities: z.object({
    Commodities: z
      .array(
        z.object({
          Class: z.number(),
          Length: z.number().positive(),
          Width: z.number().positive(),
          Height: z.number().positive(),
          Weight: z.number().positive(),
          Quantity: z.literal(1),
        }),
      )
      .length(1),
  }),
})
type Sent = z.output<typeof sent>

function refuse(status: number, code: string, message: string): VendorAnswer {
  return { status, body: { errors: { code, message } } }
}

const maxPounds = 20_000

async function priceOf({ ShipperDetails, ConsigneeDetails, Commodities }: Sent) {
  const { ConsCity: city, ConsState: state, ConsZipCode: zip } = ConsigneeDetails
  const { zone, groundDays } = await createDestinations(ShipperDetails.ShipZipCode).find({ city, state, zip })
  const [{ Weight, Class, Length } = { Weight: 0, Class: 400, Length: 0 }] = Commodities.Commodities
  const distance = Number(zone) || 15
  const flat = 98.4 + Weight * distance * (0.031 + Class / 12_500) + Math.max(0, Length - 96) * 0.45
  const flatPrice = Math.round(flat * 100) / 100
  const fuelSurchargePrice = Math.round(flatPrice * 27.5) / 100
  return { flatPrice, fuelSurchargePrice, transitTime: groundDays + 2 }
}

/** Starts a local Mode: LTL quotes with its errors. Its prices are its own; each quote is in its record by its id. */
export function openModeServer(options: Pick<VendorServerOptions, 'port' | 'recordFile' | 'clock'> = {}) {
  async function quote({ json, record, now, fault }: VendorRequest): Promise<VendorAnswer> {
    const read = sent.safeParse(json)
    if (!read.success) return refuse(400, 'BLTL001', 'The request is not valid.')
    const [commodity] = read.data.Commodities.Commodities
    if ((commodity?.Weight ?? 0) > maxPounds)
      return refuse(422, 'BLTL014', 'The weight is over the limit of LTL.')
    const price = await priceOf(read.data).catch(() => null)
    if (!price) return refuse(422, 'BLTL011', 'The consignee ZIP code and state do not match.')
    const { flatPrice, fuelSurchargePrice, transitTime } = price
    const totalPrice = Math.round((flatPrice + fuelSurchargePrice) * 100) / 100
    const quoteId = record.list({ kind: 'quote' }).length + 5001
    record.add({ at: now, kind: 'quote', key: String(quoteId), data: { request: json, totalPrice } })
    const priceDetails = {
      ...{ scac: 'LOCL', service: 'LTL Standard', carrierName: 'Local Freight Lines', carrierNotes: '' },
      ...{ transitTime, flatPrice, fuelSurchargePrice },
    }
    const lie = fault?.kind === 'lie' ? { totalPrice: 'call for a price' } : {}
    const missing = fault?.kind === 'partial' ? { totalPrice: undefined } : {}
    return { body: { quoteId, quoteNumber: `Q${quoteId}`, priceDetails, totalPrice, ...lie, ...missing } }
  }

  return openVendorServer({
    ...options,
    name: 'Mode',
    errorBody: (status) => ({ errors: { code: 'BLTL099', message: `Status ${status}` } }),
    async handle(request) {
      if (request.path !== '/ltl/quotes') return refuse(404, 'BLTL404', 'There is no such call.')
      const isKnown =
        request.headers.authorization === `Bearer ${modeTestToken}` && request.fault?.kind !== 'expired'
      return isKnown ? quote(request) : refuse(401, 'BLTL401', 'The token is not valid.')
    },
  })
}
