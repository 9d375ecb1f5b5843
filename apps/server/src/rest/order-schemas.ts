import { units } from '@mullion/domain/catalog/part'
import { thirdPartyInfo } from '@mullion/domain/checkout/order'
import {
  billingOptions,
  carriers,
  type ServiceType,
  serviceTypes,
} from '@mullion/domain/checkout/shipping-service'
import { shipAddress } from '@mullion/domain/postal-address'
import * as z from 'zod'
import { namesBuyer } from './named-user.ts'
import { entrySchema, sentCartSchema } from './part-schemas.ts'
import { dollars } from './rest-call.ts'

const orderedPart = z.object({
  id: z.int(),
  part_number: z.string(),
  part_name: z.string(),
  part_price: z.number(),
  part_units: z.enum(units),
})
const named = z.object({ name: z.string() })

export const orderSchema = z
  .object({
    id: z.int(),
    orderNumber: z.string(),
    poNumber: z.string().nullable(),
    createdAt: z.iso.datetime(),
    shipAddress: z.object(shipAddress.shape),
    cart: z.record(z.string(), entrySchema(orderedPart)),
    cartTotal: z.number(),
    shippingCost: z.number(),
    taxAmount: z.number(),
    grandTotal: z.number(),
    processed: z.boolean(),
    freightToBeConfirmed: z.boolean(),
    arrivesOn: z.iso.date().nullable().meta({ description: 'As promised when it was placed.' }),
    madeToOrder: z.boolean().meta({ description: 'True if it has a part with a lead time.' }),
    cardType: z.string().nullable(),
    User: z.object({ firstname: z.string(), lastname: z.string(), Company: named.nullable() }).nullable(),
    CompanyInternal: named.optional(),
  })
  .meta({ id: 'Order' })

/** An order as sent. Totals are only compared; the store computes its own. */
export const sentOrderSchema = z.object({
  ...namesBuyer,
  shipAddress: z.object(shipAddress.shape),
  cart: sentCartSchema,
  cartTotal: dollars.nullish(),
  shippingCost: dollars.nullish(),
  totalIncludingShipping: dollars.nullish(),
  taxAmount: dollars.nullish(),
  grandTotal: dollars,
  serviceType: z.enum(serviceTypes as readonly [ServiceType, ...ServiceType[]]).optional(),
  carrier: z.enum(carriers).optional(),
  billingOption: z.enum(billingOptions).optional(),
  accountNumber: z.string().nullish(),
  thirdPartyBillingInfo: z.object(thirdPartyInfo.shape).nullish(),
  freightCarrier: z.string().nullish(),
  poNumber: z.string().nullish(),
  poDocumentId: z.string().nullish().meta({ description: 'From `uploadPoDocument`.' }),
  iseNumber: z.string().nullish(),
  buyerEmail: z.string().nullish(),
  internalBuyerEmail: z.string().nullish().meta({ description: 'For staff: where the confirmation goes.' }),
  companyInternalId: z.unknown().optional().meta({ description: 'For staff: the customer ordered for.' }),
  skipValidation: z.boolean().optional(),
  returnsAgreed: z.boolean().optional(),
})
