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

export const creditNoteSchema = z
  .object({
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
  })
  .meta({ id: 'CreditNote' })
