import { otherNumberKinds } from '@mullion/domain/catalog/number-lead'
import { leadMissing } from '@mullion/domain/catalog/other-number'
import { changeKinds } from '@mullion/domain/changes/change'
import { maxNumberLength } from '@mullion/domain/search/search-input'
import * as z from 'zod'
import { json, numberInText, type RestCall, restCall } from '../rest-call.ts'
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

const step = z.object({
  number: z.string(),
  kind: z.enum(otherNumberKinds),
  make: z.string().meta({ description: 'The other make or system; empty for an old number of the store.' }),
  leadsTo: z.string(),
  since: z.string().meta({ description: 'A day such as 2026-11-25, or empty.' }),
  reason: z.string(),
})

// The procedures refuse a longer one.
const number = z.string().meta({ examples: ['0301-CHLH0'], maxLength: maxNumberLength })

const numberBody = z.object({
  kind: z.enum(otherNumberKinds).meta({
    description:
      '`superseded`: an old number of the store. `alternate`: the number of another make that fits the same. `cross`: the number of a competitor or an older system.',
  }),
  make: z.string().meta({ description: 'The other make or system; empty for an old number of the store.' }),
  leadsTo: z
    .string()
    .meta({ description: 'A part for sale, or another old or foreign number that leads to one.' }),
  since: z.string().meta({ description: 'A day such as 2026-11-25, or empty.' }),
  reason: z.string(),
})

const storedNumber = numberBody
  .extend({ id: z.int(), number: z.string(), changedAt: z.iso.datetime(), changedBy: z.string() })
  .meta({ id: 'OtherNumber' })

const numberAnswer = z
  .object({ number: z.string(), steps: z.array(step), part: partRecordSchema })
  .meta({ id: 'NumberLead' })

const maxFound = 100

const foundParts = z
  .object({
    match: z.enum(['exact', 'partial', 'similar', 'none']).meta({
      description:
        '`partial`: without words that no part has. `similar`: after typing errors were corrected. `searchedText` says what was searched for then.',
    }),
    searchedText: z.string().nullable(),
    symptom: z
      .object({
        why: z.string().meta({ description: 'One sentence: what usually causes it.' }),
        cures: z
          .array(z.string())
          .meta({ description: 'Texts to search for, one for each kind of part, likeliest first.' }),
      })
      .optional()
      .meta({
        description: 'If the text says what is wrong with a door. The parts that cure it come first.',
      }),
    lead: numberAnswer
      .omit({ number: true })
      .optional()
      .meta({ description: 'If the text is an old or foreign number: where it leads.' }),
    parts: z.array(partRecordSchema),
    more: z.boolean(),
  })
  .meta({ id: 'FoundParts' })

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
  restCall({
    method: 'get',
    path: '/v1/parts/search',
    name: 'findParts',
    summary: 'Parts that match a text, as on the page, and how they were found.',
    description:
      'A text may name parts, be a part number, or say what is wrong, such as `door frosts up`. Prices are the caller’s own.',
    who: 'anyone',
    query: z.object({
      text: z.string().default(''),
      limit: z
        .string()
        .optional()
        .meta({ override: { type: 'integer', minimum: 1, maximum: maxFound, default: 24 } }),
      offset: z
        .string()
        .optional()
        .meta({ override: { type: 'integer', minimum: 0, default: 0 } }),
    }),
    answer: json(foundParts),
    run: ({ caller, query: { text, limit = '24', offset = '0' } }) =>
      caller.catalog.search({
        text,
        limit: Math.min(numberInText.parse(limit), maxFound),
        offset: numberInText.parse(offset),
      }),
  }),
  restCall({
    method: 'get',
    path: '/v1/numbers/:number',
    name: 'getNumber',
    summary: 'The part for sale that a number leads to.',
    description:
      'Takes part numbers, old numbers, and numbers of other makes and systems. The steps say how an old or foreign number leads to the part. They are empty for the number of a part for sale.',
    who: 'anyone',
    params: z.object({ number }),
    answer: json(numberAnswer),
    refuses: [404],
    async run({ caller, params: { number } }) {
      const [found] = await caller.catalog.partsByNumber({ numbers: [number] })
      const [part] = (found?.parts ?? []).filter((each) => !('obsolete' in each && each.obsolete))
      if (part) return { number, steps: [], part }
      if (!found?.lead) throw leadMissing(number)
      return { number, ...found.lead }
    },
  }),
  restCall({
    method: 'put',
    path: '/v1/numbers/:number',
    name: 'putNumber',
    summary: 'Says where an old or foreign number leads; adds the number or changes it.',
    who: 'administer',
    params: z.object({ number }),
    body: json(numberBody),
    answer: json(storedNumber),
    run: ({ caller, params, body }) => caller.admin.numbers.put({ ...body, ...params }),
  }),
  restCall({
    method: 'delete',
    path: '/v1/numbers/:number',
    name: 'removeNumber',
    summary: 'Takes an old or foreign number out of the list.',
    description: 'Refused while another number of the list leads to it.',
    who: 'administer',
    params: z.object({ number }),
    answer: json(storedNumber),
    refuses: [404, 409],
    run: ({ caller, params }) => caller.admin.numbers.removeNumber(params),
  }),
]
