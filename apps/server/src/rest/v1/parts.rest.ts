import { changeKinds } from '@mullion/domain/changes/change'
import * as z from 'zod'
import { type RestCall, restCall } from '../rest-call.ts'
import { feedAnswer, feedInputOf, feedQuery, feedText } from './feed.ts'
import { partRecordSchema } from './part-record-schema.ts'

const change = z
  .object({
    kind: z.enum(['existing', ...changeKinds.part]),
    at: z.iso.datetime(),
    partId: z.int(),
    part: partRecordSchema
      .nullable()
      .meta({ description: 'The part as it is now; null if it is no longer sold to the caller.' }),
  })
  .meta({ id: 'PartChange' })

/** Calls about parts for programs. */
export const partRecordCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/parts/changes',
    name: 'listPartChanges',
    summary: 'What happened to parts and their prices since a cursor.',
    description: `${feedText('the parts')}\n\nPrices are the caller's own. When the discount of the caller's company changes, all parts follow again, as \`existing\`, at their new prices.`,
    who: 'anyone',
    query: feedQuery,
    answer: feedAnswer(change, 'PartChanges'),
    refuses: [409],
    run: ({ caller, query }) => caller.catalog.changed(feedInputOf(query)),
  }),
]
