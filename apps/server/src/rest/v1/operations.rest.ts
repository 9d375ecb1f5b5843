import { vendorFailureKinds, vendorSubjects } from '@mullion/domain/analytics/vendor-health'
import * as z from 'zod'
import { recentRangeQuery } from '../analytics-schemas.ts'
import { json, type RestCall, restCall } from '../rest-call.ts'

const instant = z.iso.datetime()

const vendor = z
  .object({
    subject: z.enum(vendorSubjects),
    adapter: z.string().meta({ examples: ['UPS'] }),
    state: z.enum(['in_use', 'built_in', 'off', 'failing', 'down']).meta({
      description:
        '`off`: the store does without; `failing`: no call was answered since `since`; `down`: for five minutes or more.',
    }),
    since: instant.nullable(),
    circuit: z
      .enum(['closed', 'open', 'half_open'])
      .nullable()
      .meta({ description: 'Null for a service without a circuit.' }),
    calls: z.int(),
    failures: z
      .object({ no_answer: z.int(), refused: z.int(), error: z.int() })
      .meta({ description: 'A request refused by rule, such as a declined card, is no failure.' }),
    p95Ms: z.number().nullable(),
    lastAnswerAt: instant.nullable(),
    lastError: z.object({ code: z.string(), kind: z.enum(vendorFailureKinds), at: instant }).nullable(),
  })
  .meta({ id: 'VendorFigures' })

/** Calls about how the store runs, for programs. */
export const operationsRecordCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/operations/vendors',
    name: 'listVendors',
    summary: 'How the services that the store depends on do, on all servers together.',
    description:
      'Without dates, the last 24 hours. `state`, `circuit`, `lastAnswerAt` and `lastError` are of now.',
    who: 'viewAnalytics',
    query: recentRangeQuery,
    answer: json(
      z
        .object({ range: z.object({ from: instant, before: instant }), vendors: z.array(vendor) })
        .meta({ id: 'VendorHealth' }),
    ),
    run: ({ caller, query }) => caller.analytics.operational.vendors(query),
  }),
]
