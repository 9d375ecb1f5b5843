import { creditMeans, creditReasons, creditStates } from '@mullion/domain/credit-notes/credit-note'
import * as z from 'zod'

const lineSchema = z.object({
  lineNo: z.int().meta({ description: 'The line of the order, from 1.' }),
  number: z.string(),
  name: z.string(),
  unit: z.string(),
  quantity: z.number(),
  cents: z.int(),
  feeCents: z.int().meta({ description: 'Held back, such as a restocking fee; not in `cents`.' }),
})

const noteFields = {
  id: z.int(),
  number: z.string().meta({ description: 'For example `CN100001`.' }),
  orderNumber: z.string(),
  reason: z.enum(creditReasons),
  means: z.enum(creditMeans).meta({
    description:
      '`void` takes the whole charge back, `card` credits the card, `account` is for orders on terms.',
  }),
  state: z.enum(creditStates).meta({
    description: '`given` once the money is given back; `attention` if the gateway refused it.',
  }),
  goodsCents: z.int(),
  freightCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  feeCents: z.int(),
  note: z.string(),
  lines: z.array(lineSchema),
  createdAt: z.iso.datetime(),
  givenAt: z.iso.datetime().nullable(),
}

export const creditNoteSchema = z.object(noteFields).meta({ id: 'CreditNote' })

/** A credit note as staff see it. */
export const deskCreditNoteSchema = z
  .object({
    ...noteFields,
    orderId: z.int(),
    customer: z.string(),
    by: z.string().nullable().meta({ description: 'Null for a guest.' }),
    problem: z.string().nullable().meta({ description: 'Why the gateway refused it.' }),
    settled: z
      .object({ how: z.string(), by: z.string() })
      .nullable()
      .meta({ description: 'How and by whom it was given back by hand.' }),
    exportId: z.int().nullable().meta({ description: 'The file for accounting that it is in.' }),
  })
  .meta({ id: 'DeskCreditNote' })
