import { units } from '@mullion/domain/catalog/part'
import { type ServiceType, serviceTypes } from '@mullion/domain/checkout/shipping-service'
import { shipAddress } from '@mullion/domain/postal-address'
import { draftStates, failureKinds } from '@mullion/domain/recurring-orders/draft-state'
import { recurringActions, recurringStates } from '@mullion/domain/recurring-orders/recurring-order'
import * as z from 'zod'
import { quoteSchema } from './quote-schema.ts'

const serviceType = z.enum(serviceTypes as readonly [ServiceType, ...ServiceType[]])
const version = z
  .int()
  .meta({ description: 'To be sent with a change. What changed since is not changed again.' })

const draftFields = {
  id: z.int(),
  state: z.enum(draftStates),
  version,
  dueOn: z.iso.date(),
  expiresAt: z.iso.datetime(),
  failure: z
    .object({ kind: z.enum(failureKinds), text: z.string() })
    .nullable()
    .meta({ description: 'Why it was not placed.' }),
  orderNumber: z.string().nullable(),
}
const draftSummary = z.object(draftFields).meta({ id: 'RecurringDraftSummary' })

const summaryFields = {
  id: z.int(),
  state: z.enum(recurringStates),
  version,
  name: z.string().meta({ description: 'The name of its list.' }),
  everyWeeks: z.int(),
  nextOn: z.iso.date(),
  automatic: z.boolean().meta({ description: 'True if its orders are placed without being confirmed.' }),
  owner: z.string(),
  own: z.boolean(),
  actions: z.array(z.enum(recurringActions)).meta({ description: 'What the caller may do now.' }),
  latest: draftSummary.nullable(),
}

/** A recurring order in a list. */
export const recurringSummarySchema = z.object(summaryFields).meta({ id: 'RecurringOrderSummary' })

const shipTo = z.object(shipAddress.shape).nullable()

/** A recurring order with its plan and its latest drafts. */
export const recurringOrderSchema = z
  .object({
    ...summaryFields,
    listId: z.int().nullable().meta({ description: 'Null once the list was deleted for good.' }),
    addressId: z.int().nullable().meta({ description: 'Null once the address was deleted.' }),
    shipAddress: shipTo,
    serviceType,
    payBy: z.enum(['card', 'terms']),
    poNumber: z.string(),
    iseNumber: z.string(),
    savedCardId: z.string().nullable().meta({ description: 'Null for anyone but its owner.' }),
    maxRisePercent: z.int(),
    returnsAgreed: z.boolean(),
    companyAllowsAutomatic: z.boolean(),
    drafts: z.array(draftSummary),
  })
  .meta({ id: 'RecurringOrder' })

/** A draft with its lines as they are today. */
export const recurringDraftSchema = z
  .object({
    ...draftFields,
    recurring: z.object({
      id: z.int(),
      name: z.string(),
      everyWeeks: z.int(),
      nextOn: z.iso.date(),
      shipAddress: shipTo,
      serviceType,
      payBy: z.enum(['card', 'terms']),
      poNumber: z.string(),
      state: z.enum(recurringStates),
      returnsAgreed: z.boolean(),
    }),
    lines: z.array(
      z.object({
        id: z.int(),
        partId: z.int(),
        number: z.string(),
        name: z.string(),
        unit: z.enum(units),
        quantity: z.number(),
        unitPriceCents: z.int().nullable(),
        options: z.array(z.string()),
        comments: z.array(z.string()),
        fate: z.object({ kind: z.string(), text: z.string().optional() }),
      }),
    ),
    open: z.boolean().meta({ description: 'True if the caller can confirm or skip it.' }),
    approvalRequestId: z.int().nullable(),
  })
  .meta({ id: 'RecurringDraft' })

/** A draft priced and quoted today. */
export const draftQuoteSchema = z
  .object({
    quote: quoteSchema,
    leftOut: z.array(z.object({ number: z.string(), text: z.string() })),
    changes: z
      .array(z.string())
      .nullable()
      .meta({ description: 'What differs from the last order; null if there was none.' }),
  })
  .meta({ id: 'RecurringDraftQuote' })

/** What a confirmed draft became. */
export const confirmedDraftSchema = z
  .union([
    z.object({ outcome: z.literal('placed'), orderNumber: z.string(), grandTotalCents: z.int() }),
    z.object({ outcome: z.literal('awaiting_approval'), approvalRequestId: z.int() }),
  ])
  .meta({ id: 'ConfirmedDraft' })

/** A draft as webhooks send it. */
export const recurringDraftRecordSchema = z
  .object({
    ...draftFields,
    recurringOrderId: z.int(),
    name: z.string(),
    everyWeeks: z.int(),
    automatic: z.boolean(),
    companyId: z.int(),
    companyName: z.string(),
    userId: z.int(),
    owner: z.string(),
  })
  .meta({ id: 'RecurringDraftRecord' })
