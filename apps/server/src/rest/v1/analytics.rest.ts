import * as z from 'zod'
import { topQuery } from '../analytics-schemas.ts'
import { json, type RestCall, restCall } from '../rest-call.ts'

const againstList = {
  listCents: z.int().meta({ description: 'Goods at their list prices of the day.' }),
  soldCents: z.int().meta({ description: 'What was paid for them, without shipping and tax.' }),
  differenceCents: z.int().meta({ description: 'How much below list; negative if more was paid.' }),
  percent: z.number().nullable().meta({ description: 'Of the list price; null without sales.' }),
}

const schema = z
  .object({
    ...againstList,
    unrecordedCents: z
      .int()
      .meta({ description: 'Paid for goods without a recorded list price; not in the other amounts.' }),
    customers: z.array(z.object({ customerId: z.string(), customerName: z.string(), ...againstList })),
  })
  .meta({ id: 'SalesAgainstList' })

/** Calls about sales for programs. */
export const analyticsRecordCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/analytics/against-list',
    name: 'salesAgainstList',
    summary: 'Sales compared with list prices: the total, and the customers furthest below list.',
    who: 'viewAnalytics',
    query: topQuery,
    answer: json(schema),
    run: ({ caller, query: { limit, ...range } }) =>
      caller.analytics.sales.againstList({ ...range, ...(limit && { limit: Number(limit) }) }),
  }),
]
