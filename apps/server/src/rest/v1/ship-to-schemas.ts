import { shipAddress } from '@mullion/domain/postal-address'
import { shipToStates } from '@mullion/domain/ship-to-changes/ship-to-change'
import * as z from 'zod'

const address = z.object(shipAddress.shape)
const difference = z.int().nullable()

const quoteFields = {
  freightDifference: difference.meta({ description: 'Above zero if it costs more; null if it stays.' }),
  taxDifference: difference.meta({ description: 'Null while the freight is to be confirmed.' }),
  creditCents: z.int().meta({ description: 'Given back by a credit note.' }),
  addCents: z.int().meta({ description: 'Added to an order on terms.' }),
  waivedCents: z.int().meta({ description: 'Costs more, and is not charged.' }),
  arrivesOn: z.iso.date().nullable(),
}

/** What a change of the ship-to address costs or gives back. */
export const shipToQuoteSchema = z.object(quoteFields).meta({ id: 'ShipToQuote' })

export const shipToPreviewSchema = z
  .object({
    ...quoteFields,
    payableCents: z.int().meta({ description: 'What the buyer of an order on terms can agree to pay more.' }),
  })
  .meta({ id: 'ShipToPreview' })

export const shipToChangeSchema = z
  .object({
    id: z.int(),
    orderNumber: z.string(),
    state: z.enum(shipToStates),
    from: address,
    to: address,
    note: z.string(),
    payUpToCents: z.int().meta({ description: 'The most that the buyer agreed to pay more.' }),
    quoted: shipToQuoteSchema,
    askedBy: z.string(),
    askedAt: z.iso.datetime(),
    decidedBy: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    reason: z.string().meta({ description: 'Why it was refused.' }),
    creditNumber: z.string().nullable(),
  })
  .meta({ id: 'ShipToChange' })

const place = z.object({ city: z.string(), state: z.string() })

export const listedShipToSchema = z
  .object({
    id: z.int(),
    orderId: z.int(),
    orderNumber: z.string(),
    customer: z.string(),
    state: z.enum(shipToStates),
    from: place,
    to: place,
    askedAt: z.iso.datetime(),
  })
  .meta({ id: 'ListedShipToChange' })
