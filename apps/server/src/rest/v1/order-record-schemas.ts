import { configuration } from '@mullion/domain/cart/configuration-schema'
import { units } from '@mullion/domain/catalog/part'
import { changeKinds } from '@mullion/domain/changes/change'
import { creditHolds } from '@mullion/domain/orders/credit-hold'
import { lineStates } from '@mullion/domain/orders/line-progress'
import { documentKinds } from '@mullion/domain/orders/order-document'
import { orderStatuses } from '@mullion/domain/orders/order-list'
import { shipAddress } from '@mullion/domain/postal-address'
import * as z from 'zod'

const progress = z
  .object({
    state: z.enum(lineStates),
    shipped: z.number(),
    canceled: z.number(),
    left: z.number().meta({ description: 'Neither shipped nor canceled.' }),
    inProduction: z.boolean(),
    backOrderedTo: z.iso.date().nullable(),
  })
  .meta({ id: 'LineProgress', description: 'How far a line is.' })

const lineNumber = z.int().meta({ description: 'Its number in the order, from 1.' })

const line = z.object({
  lineNo: lineNumber,
  partId: z.int(),
  number: z.string().meta({ description: 'The part number, without its 311- prefix.' }),
  name: z.string(),
  unit: z.enum(units),
  quantity: z.number(),
  unitPriceCents: z.int(),
  lineTotalCents: z.int(),
  comments: z.array(z.string()),
  specialOrder: z.boolean().meta({ description: 'True if the part was made to order when it was sold.' }),
  configurations: z.array(configuration),
  configurationText: z.array(z.string()).meta({ description: 'The configurations in words, as sold.' }),
  progress,
})

/** A shipment, as `/v1` answers it. */
export const shipmentSchema = z
  .object({
    id: z.int(),
    carrier: z.string(),
    trackingNumber: z.string().meta({ description: 'That of its first parcel.' }),
    shippedOn: z.iso.date(),
    parcels: z.array(z.object({ trackingNumber: z.string(), trackingUrl: z.string().nullable() })),
    lines: z
      .array(z.object({ lineNo: lineNumber, quantity: z.number() }))
      .nullable()
      .meta({ description: 'What is in it; null for a shipment of the whole order.' }),
  })
  .meta({ id: 'Shipment' })

/** A placed order, as `/v1` answers it. */
export const orderRecordSchema = z
  .object({
    id: z.int(),
    number: z.string(),
    status: z.enum(orderStatuses),
    placedAt: z.iso.datetime(),
    processed: z.boolean().meta({ description: 'True once handed to accounting, shipped or not.' }),
    shippedAt: z.iso.datetime().nullable(),
    poNumber: z.string().nullable(),
    iseNumber: z.string().nullable(),
    userId: z.int().nullable().meta({ description: 'Null for a guest.' }),
    buyer: z.string(),
    buyerEmail: z.string(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    internalCompanyId: z.int().nullable().meta({ description: 'The customer that staff ordered for.' }),
    internalCompanyName: z.string().nullable(),
    shipAddress: z.object(shipAddress.shape),
    carrier: z.string(),
    serviceType: z.string(),
    billingOption: z.string(),
    paidBy: z.enum(['terms', 'card']),
    lines: z.array(line),
    cartTotalCents: z.int(),
    shippingCents: z.int(),
    taxCents: z.int(),
    grandTotalCents: z.int(),
    creditedCents: z.int().meta({ description: 'What credit notes give back of it.' }),
    freightToBeConfirmed: z
      .boolean()
      .meta({ description: 'True until staff enter the freight; shipping and tax are 0 until then.' }),
    creditHold: z.enum(creditHolds).nullable().meta({
      description:
        '`held` while it waits for staff because of the credit limit of its company, `refused` if that canceled it; null for an order within the limit.',
    }),
    taxExempt: z.boolean(),
    taxCertificate: z
      .object({ id: z.int(), number: z.string() })
      .nullable()
      .meta({ description: 'The certificate that exempted it; null if its company is exempt without one.' }),
    arrivesOn: z.iso.date().nullable().meta({ description: 'As promised when it was placed.' }),
    madeToOrder: z.boolean(),
    shipments: z.array(shipmentSchema),
  })
  .meta({ id: 'OrderRecord' })

/** What placing an order answers. */
export const placedSchema = z
  .object({
    orderNumber: z.string(),
    grandTotalCents: z.int(),
    buyerEmail: z.string(),
    confirmationTo: z.array(z.string()),
    freightToBeConfirmed: z.boolean(),
    onHold: z.boolean().meta({
      description: 'True if the order is over the credit limit of its company, so that it waits for staff.',
    }),
    arrivesOn: z.iso.date().nullable(),
    madeToOrder: z.boolean(),
  })
  .meta({ id: 'PlacedOrderRecord' })

/** An order as its number and email address show it. */
export const trackedOrderSchema = z
  .object({
    number: z.string(),
    status: z.enum(orderStatuses),
    placedAt: z.iso.datetime(),
    shipTo: z.object({ city: z.string(), state: z.string() }),
    shipVia: z.string().meta({ examples: ['UPS Ground'] }),
    arrivesOn: z.iso.date().nullable().meta({ description: 'As promised when it was placed.' }),
    madeToOrder: z.boolean(),
    freightToBeConfirmed: z.boolean(),
    lines: z.array(
      z.object({
        lineNo: lineNumber,
        number: z.string(),
        name: z.string(),
        unit: z.enum(units),
        quantity: z.number(),
        remarks: z.array(z.string()),
        progress,
      }),
    ),
    shipments: z.array(shipmentSchema),
    returnable: z.boolean().meta({ description: 'True if the link may ask to return parts.' }),
    cancelable: z.boolean().meta({ description: 'True only for the key of a mailed link.' }),
    readdressable: z.boolean().meta({ description: 'True only for the key of a mailed link.' }),
    askedShipTo: z
      .object({ city: z.string(), state: z.string() })
      .nullable()
      .meta({ description: 'Where it is to ship to instead, while staff decide about that.' }),
  })
  .meta({ id: 'TrackedOrder' })

/** A document of an order that can be downloaded. */
export const orderDocumentSchema = z
  .object({
    kind: z.enum(documentKinds),
    label: z.string().meta({ examples: ['Packing list, Nov 20, 2026'] }),
    fileName: z.string(),
    path: z.string().meta({ examples: ['/api/orders/1/acknowledgement'] }),
  })
  .meta({ id: 'OrderDocument' })

/** What happened to an order. */
export const orderChangeSchema = z
  .object({
    kind: z.enum(['existing', ...changeKinds.order]),
    at: z.iso.datetime(),
    orderId: z.int(),
    order: orderRecordSchema
      .nullable()
      .meta({ description: 'The order as it is now; null if it is no longer a placed order.' }),
  })
  .meta({ id: 'OrderChange' })
