import { configuration } from '@mullion/domain/cart/configuration-schema'
import { units } from '@mullion/domain/catalog/part'
import {
  billingOptions,
  carriers,
  type ServiceType,
  serviceTypes,
} from '@mullion/domain/checkout/shipping-service'
import * as z from 'zod'
import { linePriceReason, priceBreaks, priceReason } from './price-schemas.ts'

const serviceType = z.enum(serviceTypes as readonly [ServiceType, ...ServiceType[]])

const line = z.object({
  partId: z.int(),
  number: z.string(),
  name: z.string(),
  unit: z.enum(units),
  quantity: z.number(),
  unitPriceCents: z.int().nullable(),
  lineTotalCents: z.int().nullable(),
  priceReason: linePriceReason.optional(),
  quantityPrices: z
    .object({
      priceCents: z.int().nullable(),
      priceReason: priceReason.optional(),
      priceBreaks: priceBreaks.optional(),
    })
    .optional()
    .meta({ description: 'The price of one unit, and of more; left out if the quantity does not matter.' }),
  comments: z.array(z.string()),
  configurations: z.array(configuration),
  problem: z.string().nullable().meta({ description: 'Why the line cannot be ordered as it is.' }),
  doorProblem: z
    .enum([
      ...(['missing', 'unclear', 'built otherwise', 'not magnetic', 'not checked', 'too many'] as const),
    ])
    .optional(),
  specialOrder: z.boolean().optional(),
  lengthNotice: z.string().optional(),
})

const service = z.object({
  carrier: z.enum(carriers),
  serviceType,
  name: z.string(),
  priceCents: z.int().nullable(),
  businessDays: z.int().nullable(),
  arrivesOn: z.iso.date().nullable(),
})

const freight = z.object({
  reason: z.enum(['over_length', 'over_weight', 'over_girth', 'too_many_boxes']),
  partId: z.int().nullable(),
  number: z.string(),
  name: z.string(),
  texts: z.array(z.string()),
})

/** A quote, as `/v1` answers it. */
export const quoteSchema = z
  .object({
    quoteId: z.string(),
    expiresAt: z.iso.datetime(),
    carrier: z.enum(carriers),
    serviceType,
    billingOption: z.enum(billingOptions),
    method: z.enum(['parcel', 'freight']),
    freight: freight.nullable().meta({ description: 'Why it ships by freight.' }),
    boxes: z.int(),
    services: z
      .array(service)
      .meta({ description: 'Every service it could ship by; quote again to choose one.' }),
    warnings: z.array(z.string()),
    madeToOrder: z.boolean(),
    lines: z.array(line),
    listPrices: z.record(z.string(), z.int()).optional(),
    cartTotalCents: z.int(),
    shippingCents: z.int(),
    freightToBeConfirmed: z.boolean(),
    totalIncludingShippingCents: z.int(),
    goodsTaxCents: z.int(),
    freightTaxCents: z.int(),
    taxCents: z.int(),
    taxExempt: z.boolean(),
    taxCertificate: z
      .object({ id: z.int(), number: z.string() })
      .optional()
      .meta({ description: 'The certificate that exempts it; left out if none does.' }),
    grandTotalCents: z.int(),
    returnsAgreementNeeded: z.boolean(),
  })
  .meta({ id: 'Quote' })
