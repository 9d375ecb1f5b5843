import {
  approvalActions,
  approvalEventKinds,
  approvalStates,
} from '@mullion/domain/approvals/approval-request'
import { configuration } from '@mullion/domain/cart/configuration-schema'
import { units } from '@mullion/domain/catalog/part'
import {
  billingOptions,
  carriers,
  type ServiceType,
  serviceTypes,
} from '@mullion/domain/checkout/shipping-service'
import { shipAddress } from '@mullion/domain/postal-address'
import * as z from 'zod'
import { reasonSchema } from '../approval-schemas.ts'
import { quoteSchema } from './quote-schema.ts'

const facts = {
  id: z.int(),
  state: z.enum(approvalStates),
  version: z
    .int()
    .meta({ description: 'To be sent with a decision. A request that changed since is not decided.' }),
  requester: z.string(),
  grandTotalCents: z.int(),
  poNumber: z.string().nullable(),
  reasons: z.array(reasonSchema),
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
}

const summaryFields = {
  ...facts,
  own: z.boolean().meta({ description: 'True for a request of the caller.' }),
  actions: z.array(z.enum(approvalActions)).meta({ description: 'What the caller may do now.' }),
}

/** A request in a list. */
export const requestSummarySchema = z.object(summaryFields).meta({ id: 'ApprovalRequestSummary' })

const line = z.object({
  partId: z.int(),
  number: z.string(),
  name: z.string(),
  unit: z.enum(units),
  quantity: z.number(),
  unitPriceCents: z.int(),
  lineTotalCents: z.int(),
  comments: z.array(z.string()),
  configurations: z.array(configuration),
})

const budget = z.object({
  person: z.string(),
  orderLimitCents: z.int().nullable(),
  monthLimitCents: z.int().nullable(),
  placedCents: z.int(),
  waitingCents: z.int().meta({ description: 'Waiting for approval, without this request.' }),
  leftCents: z.int().nullable().meta({ description: 'What would be left of the month with this request.' }),
})

const event = z.object({
  kind: z.enum(approvalEventKinds),
  at: z.iso.datetime(),
  by: z.string().nullable().meta({ description: 'Null for what happened by itself.' }),
  note: z.string(),
})

const namedUser = z.object({ id: z.int(), name: z.string() })

/** A request with its lines, budget and history. */
export const requestSchema = z
  .object({
    ...summaryFields,
    lines: z.array(line),
    cartTotalCents: z.int(),
    shippingCents: z.int(),
    taxCents: z.int(),
    shipAddress: z.object(shipAddress.shape),
    carrier: z.enum(carriers),
    serviceType: z.enum(serviceTypes as readonly [ServiceType, ...ServiceType[]]),
    billingOption: z.enum(billingOptions),
    iseNumber: z.string().nullable(),
    payBy: z.enum(['terms', 'card']),
    savedCard: z.boolean().meta({ description: 'True if a saved card of the requester pays.' }),
    approvers: z.array(z.string()),
    forwardTo: z.array(namedUser),
    budget: budget.nullable().meta({ description: 'Null for the requester.' }),
    events: z.array(event),
    rejection: z.string().nullable(),
    orderId: z.int().nullable(),
    orderNumber: z.string().nullable(),
  })
  .meta({ id: 'ApprovalRequest' })

/** A request priced and quoted again. */
export const requestQuoteSchema = z
  .object({
    quote: quoteSchema,
    requestedTotalCents: z.int(),
    differences: z
      .array(z.string())
      .meta({ description: 'What differs from the request; empty if nothing does.' }),
  })
  .meta({ id: 'ApprovalQuote' })

/** A request as webhooks send it. */
export const approvalRecordSchema = z
  .object({
    ...facts,
    companyId: z.int(),
    companyName: z.string(),
    userId: z.int(),
    lines: z.array(line),
    changedAt: z.iso.datetime(),
    decidedBy: z.string().nullable().meta({ description: 'Who approved or rejected it.' }),
    rejection: z.string().nullable(),
    orderNumber: z.string().nullable(),
  })
  .meta({ id: 'ApprovalRecord' })

const limitCents = z.int().nullable().meta({ description: 'Null without a limit.' })

/** What a company wants to approve whoever orders it. */
export const rulesSchema = z
  .object({
    amountCents: z
      .int()
      .nullable()
      .meta({ description: 'Orders over this amount need approval; null without the rule.' }),
    newShipTo: z.boolean(),
    newPo: z.boolean(),
    soleAdminExempt: z
      .boolean()
      .meta({ description: 'True if the only admin of the company orders without approval.' }),
  })
  .meta({ id: 'ApprovalRules' })

/** One person's limits and approvers. */
export const limitsSchema = z
  .object({
    userId: z.int(),
    orderLimitCents: limitCents,
    monthLimitCents: limitCents,
    asksAdmins: z.boolean(),
    approvers: z.array(namedUser),
    placedCents: z.int(),
    waitingCents: z.int(),
    colleagues: z.array(namedUser).meta({ description: 'Everyone else in the company.' }),
  })
  .meta({ id: 'PurchaseLimits' })
