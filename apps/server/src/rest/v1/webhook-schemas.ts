import { discountRates } from '@mullion/domain/accounts/company'
import { paymentStates } from '@mullion/domain/payments/payment-state'
import {
  type DeliveredEvent,
  testEvent,
  type WebhookEvent,
  webhookEventMeanings,
  webhookEvents,
} from '@mullion/domain/webhooks/webhook-event'
import * as z from 'zod'
import { approvalRecordSchema } from './approval-record-schemas.ts'
import { creditNoteSchema } from './credit-note-schemas.ts'
import { orderRecordSchema } from './order-record-schemas.ts'
import { partRecordSchema } from './part-record-schema.ts'
import { priceQuoteRecordSchema } from './price-quote-schemas.ts'
import { recurringDraftRecordSchema } from './recurring-order-schemas.ts'
import { returnRecordSchema } from './return-schemas.ts'
import { deskCertificateSchema } from './tax-certificate-schemas.ts'

const companyRecordSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    customerNumber: z.string(),
    address1: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.string(),
    phone: z.string(),
    accountingEmail: z.string(),
    termsCode: z.enum(['CC', 'PO']),
    discountRate: z
      .literal([...discountRates])
      .meta({ description: 'What the company pays of the list price.' }),
    taxExemptStates: z.array(z.string()),
    poRequired: z.boolean(),
    iseMember: z.boolean(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'CompanyRecord' })

const paymentRecordSchema = z
  .object({
    id: z.int(),
    reference: z.string(),
    gatewayId: z.string().nullable(),
    state: z.enum(paymentStates),
    amountCents: z.int(),
    buyerEmail: z.string(),
    orderNumber: z.string().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'PaymentRecord' })

const endedOrderSchema = z
  .union([orderRecordSchema, z.object({ id: z.int(), number: z.string() })])
  .meta({ description: 'Only id and number once it is no longer a placed order.' })

const records: Readonly<Record<WebhookEvent, z.ZodType>> = {
  'order.placed': orderRecordSchema,
  'order.held': orderRecordSchema,
  'order.processed': orderRecordSchema,
  'order.shipped': orderRecordSchema,
  'order.readdressed': orderRecordSchema,
  'order.canceled': endedOrderSchema,
  'order.reversed': endedOrderSchema,
  'part.changed': partRecordSchema.meta({ description: 'At list price, with the fields for staff.' }),
  'part.removed': z.object({ id: z.int() }),
  'company.created': companyRecordSchema,
  'payment.troubled': paymentRecordSchema,
  'approval.requested': approvalRecordSchema,
  'approval.decided': approvalRecordSchema,
  'price_quote.asked': priceQuoteRecordSchema,
  'price_quote.answered': priceQuoteRecordSchema,
  'price_quote.accepted': priceQuoteRecordSchema,
  'recurring_draft.waiting': recurringDraftRecordSchema,
  'recurring_draft.placed': recurringDraftRecordSchema,
  'recurring_draft.failed': recurringDraftRecordSchema,
  'recurring_draft.expired': recurringDraftRecordSchema,
  'return.requested': returnRecordSchema,
  'return.decided': returnRecordSchema,
  'return.received': returnRecordSchema,
  'return.inspected': returnRecordSchema,
  'return.credited': returnRecordSchema,
  'credit_note.issued': creditNoteSchema,
  'credit_note.given': creditNoteSchema,
  'credit_note.troubled': creditNoteSchema,
  'tax_certificate.sent': deskCertificateSchema,
  'tax_certificate.accepted': deskCertificateSchema,
  'tax_certificate.refused': deskCertificateSchema,
  'tax_certificate.ending': deskCertificateSchema,
  'tax_certificate.ended': deskCertificateSchema,
}

const payloadSchema = (type: DeliveredEvent, data: z.ZodType) =>
  z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime().meta({ description: 'When it happened.' }),
    data,
  })

/** A delivery, as the reference describes it. */
interface WebhookDocumentation {
  readonly summary: string
  /** The schema of its body. */
  readonly schema: z.ZodType
}

/** What the store sends to endpoints, by event. */
export const webhookDocumentation: ReadonlyMap<DeliveredEvent, WebhookDocumentation> = new Map([
  ...webhookEvents.map((event): [DeliveredEvent, WebhookDocumentation] => [
    event,
    { summary: webhookEventMeanings[event], schema: payloadSchema(event, records[event]) },
  ]),
  [
    testEvent,
    {
      summary: 'An administrator sent a test.',
      schema: payloadSchema(testEvent, z.object({ nonce: z.string(), endpointId: z.int() })),
    },
  ],
])
