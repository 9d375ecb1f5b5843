import { units } from '@mullion/domain/catalog/part'
import { returnReasons, returnRules } from '@mullion/domain/returns/return-policy'
import {
  inspectionResults,
  lineDecisions,
  returnActions,
  returnStates,
} from '@mullion/domain/returns/return-state'
import { returnEventKinds } from '@mullion/domain/returns/return-view'
import * as z from 'zod'

const returnLine = z
  .object({
    lineNo: z.int().meta({ description: 'The number of the line in its order.' }),
    partId: z.int(),
    number: z.string(),
    name: z.string(),
    unit: z.enum(units),
    quantity: z.number(),
    reason: z.enum(returnReasons),
    decision: z.enum(lineDecisions),
    rule: z
      .enum(returnRules)
      .meta({ description: 'What decided it: a rule of the return policy, or `staff`.' }),
    answer: z.string(),
    feePercent: z.int().meta({ description: 'Percent of the price that the store keeps.' }),
    receivedQuantity: z.number().nullable(),
    result: z.enum(inspectionResults).nullable(),
    creditQuantity: z.number().nullable(),
  })
  .meta({ id: 'ReturnLine' })

const summaryFields = {
  id: z.int(),
  number: z.string().meta({ examples: ['RMA1042'] }),
  state: z.enum(returnStates),
  revision: z
    .int()
    .meta({ description: 'To be sent with a decision. A return that changed since is not decided.' }),
  orderId: z.int(),
  orderNumber: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  lineCount: z.int(),
  requestedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  arriveBy: z.iso.date().nullable().meta({ description: 'The last day for an approved return to arrive.' }),
}
export const returnSummarySchema = z.object(summaryFields).meta({ id: 'ReturnSummary' })

/** A return in full, as `/v1` answers it. */
export const returnSchema = z
  .object({
    ...summaryFields,
    contactEmail: z.string(),
    note: z.string(),
    lines: z.array(returnLine),
    photos: z.array(z.object({ id: z.string(), name: z.string(), sizeBytes: z.int() })),
    events: z.array(
      z.object({
        kind: z.enum(returnEventKinds),
        at: z.iso.datetime(),
        by: z.string().nullable(),
        note: z.string(),
      }),
    ),
    actions: z.array(z.enum(returnActions)).meta({ description: 'What the caller may do now.' }),
    hasLabel: z.boolean(),
    creditNote: z.object({ number: z.string(), totalCents: z.int() }).nullable(),
  })
  .meta({ id: 'Return' })

/** What of an order can be returned. */
export const returnOfferSchema = z
  .object({
    orderId: z.int(),
    orderNumber: z.string(),
    today: z.iso.date(),
    restockingPercent: z.int(),
    lines: z.array(
      z.object({
        lineNo: z.int(),
        number: z.string(),
        name: z.string(),
        unit: z.enum(units),
        remarks: z.array(z.string()),
        returnable: z.number().meta({ description: 'What has shipped and is in no other return.' }),
        madeToOrder: z.boolean(),
        shippedOn: z.iso.date().nullable(),
      }),
    ),
    returns: z.array(returnSummarySchema),
  })
  .meta({ id: 'ReturnOffer' })

/** A return, as webhooks describe it. */
export const returnRecordSchema = z
  .object({
    id: z.int(),
    number: z.string(),
    state: z.enum(returnStates),
    orderId: z.int(),
    orderNumber: z.string(),
    userId: z.int().nullable(),
    companyId: z.int().nullable(),
    companyName: z.string(),
    contactName: z.string(),
    contactEmail: z.string(),
    creditNoteId: z.int().nullable(),
    lines: z.array(returnLine),
  })
  .meta({ id: 'ReturnRecord' })
