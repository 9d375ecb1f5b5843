import { configuration } from '@mullion/domain/cart/configuration-schema'
import { units } from '@mullion/domain/catalog/part'
import { priceQuoteActions, priceQuoteStates } from '@mullion/domain/price-quotes/price-quote'
import { priceQuoteEventKinds } from '@mullion/domain/price-quotes/price-quote-view'
import * as z from 'zod'

const summaryFields = {
  id: z.int(),
  number: z.string().meta({ examples: ['Q1042'] }),
  state: z.enum(priceQuoteStates),
  revision: z
    .int()
    .meta({ description: 'To be sent with a decision. A request that changed since is not decided.' }),
  contactName: z.string(),
  companyName: z.string(),
  lineCount: z.int(),
  neededBy: z.iso.date().nullable(),
  askedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  validUntil: z.iso.date().nullable().meta({ description: 'The last day of the latest answer.' }),
  goodsCents: z.int().nullable().meta({ description: 'The sum of the lines of the latest answer.' }),
  orderNumber: z.string().nullable(),
}

export const priceQuoteSummarySchema = z.object(summaryFields).meta({ id: 'PriceQuoteSummary' })

const lineFields = {
  lineNo: z.int(),
  partId: z.int().nullable().meta({ description: 'Null for an item that is not in the catalog.' }),
  number: z.string().nullable(),
  description: z.string(),
  unit: z.enum(units),
  quantity: z.number(),
  comments: z.array(z.string()),
  configurations: z.array(configuration),
}

const version = z
  .object({
    versionNo: z.int(),
    lines: z.array(
      z.object({
        ...lineFields,
        askedLineNo: z.int().nullable(),
        unitPriceCents: z.int(),
        lineTotalCents: z.int(),
        note: z.string(),
      }),
    ),
    goodsCents: z.int(),
    freightCents: z.int().nullable().meta({ description: 'Null if freight is quoted at checkout.' }),
    validUntil: z.iso.date(),
    message: z.string(),
    answeredAt: z.iso.datetime(),
    answeredBy: z.string(),
    changes: z.array(z.string()).meta({ description: 'What it changes in the version before.' }),
  })
  .meta({ id: 'PriceQuoteVersion' })

/** A request for a price quote with all answers, as `/v1` answers it. */
export const priceQuoteSchema = z
  .object({
    ...summaryFields,
    contactEmail: z.string(),
    contactPhone: z.string(),
    notes: z.string(),
    lines: z.array(z.object({ ...lineFields, targetPriceCents: z.int().nullable() })),
    files: z.array(z.object({ id: z.string(), name: z.string(), sizeBytes: z.int() })),
    versions: z.array(version).meta({ description: 'Newest first.' }),
    events: z.array(
      z.object({
        kind: z.enum(priceQuoteEventKinds),
        at: z.iso.datetime(),
        by: z.string().nullable(),
        note: z.string(),
      }),
    ),
    actions: z.array(z.enum(priceQuoteActions)).meta({ description: 'What the caller may do now.' }),
    orderId: z.int().nullable(),
    todaysPrices: z
      .array(
        z.object({
          lineNo: z.int(),
          listPriceCents: z.int().nullable(),
          ownPriceCents: z.int().nullable(),
        }),
      )
      .nullable()
      .meta({ description: 'What the parts cost today; for staff only.' }),
  })
  .meta({ id: 'PriceQuote' })

/** A request for a price quote, as webhooks describe it. */
export const priceQuoteRecordSchema = z
  .object({
    id: z.int(),
    number: z.string(),
    state: z.enum(priceQuoteStates),
    userId: z.int().nullable(),
    companyId: z.int().nullable(),
    companyName: z.string(),
    contactName: z.string(),
    contactEmail: z.string(),
    versionNo: z.int().nullable(),
    validUntil: z.iso.date().nullable(),
    goodsCents: z.int().nullable(),
    orderNumber: z.string().nullable(),
  })
  .meta({ id: 'PriceQuoteRecord' })
