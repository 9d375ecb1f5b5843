import type { SavedPart } from '@mullion/api/admin/part-admin.service'
import { partColumns } from '@mullion/domain/admin/part-form'
import { maxPageSize } from '@mullion/domain/search/search-input'
import type { Context } from 'hono'
import * as z from 'zod'
import { withExternalFieldNames } from './external-names.ts'
import { partJson } from './part-json.ts'
import { externalPartNames, partInputOf } from './part-payload.ts'
import { examplePart, partSchema } from './part-schemas.ts'
import type { RestFacts } from './rest.ts'
import { counted, form, json, numberInText, type RestCall, restCall, upload } from './rest-call.ts'

/** A company in a cart payload: its record, or just its id. */
const namedCompany = z
  .union([z.looseObject({ id: z.unknown().optional() }), z.number(), z.string()])
  .nullish()
  .meta({ description: 'For staff: the internal company whose prices are wanted.' })

/**
 * Returns the caller to price for. Every cart sends a company, but only for staff does it select whose prices apply.
 */
async function actorToPriceFor(c: Context<RestFacts>, named: z.input<typeof namedCompany>) {
  if (!named || !c.get('mayAct')) return c.get('caller')
  return c.get('actingCaller')(typeof named === 'object' ? named.id : named)
}

const partForm = z.object({
  ...Object.fromEntries(partColumns.map((column) => [column, z.string().optional()])),
  image: upload.optional(),
  reference_image: upload.optional(),
  updated_at: z.iso.datetime().optional(),
})

const savedPart = partSchema
  .extend({
    warning: z
      .string()
      .optional()
      .meta({ description: 'What could not be stored with the part, if anything.' }),
  })
  .meta({ id: 'SavedPart' })

async function savedPartJson(saved: Promise<SavedPart>) {
  const { warning, ...part } = await withExternalFieldNames(externalPartNames, saved)
  return { ...partJson(part), ...(warning === null ? {} : { warning }) }
}

/** The two documented spellings. */
const bothSpellings = (path: string) => ({ path: `/partsMas${path}`, alsoAt: [`/partsMAS${path}`] })
const params = z.object({ id: numberInText })

export const partCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    ...bothSpellings('/search'),
    name: 'searchParts',
    summary: 'Parts that match a text of at least 3 characters, best match first.',
    who: 'anyone',
    query: z.object({
      searchQuery: z.string().default(''),
      limit: z
        .string()
        .transform(Number)
        .meta({ override: { type: 'integer', minimum: 1, maximum: maxPageSize } })
        .default(maxPageSize),
      offset: z
        .string()
        .transform(Number)
        .meta({ override: { type: 'integer', minimum: 0 } })
        .default(0),
    }),
    answer: json(z.array(partSchema)),
    counted: true,
    example: { answer: [examplePart] },
    async run({ c, caller, query: { searchQuery: text, limit, offset } }) {
      const search = caller.catalog.search({ text, limit, offset })
      const { match, parts } = await withExternalFieldNames({ text: 'searchQuery' }, search)
      const { total } = await caller.catalog.searchCounts({ text })
      // A bare array cannot mark its parts as only similar, so similar matches are left out.
      return match === 'exact' ? counted(c, parts.map(partJson), total) : counted(c, [], 0)
    },
  }),
  restCall({
    method: 'post',
    ...bothSpellings('/fetchParts'),
    name: 'fetchParts',
    summary: 'Parts by id, at the current prices; ids that are not sold are left out.',
    who: 'anyone',
    body: json(z.object({ partIds: z.array(z.int()), selectedCompany: namedCompany })),
    answer: json(z.array(partSchema)),
    refuses: [404, 409],
    example: { body: { partIds: [186] }, answer: [examplePart] },
    async run({ c, body: { partIds, selectedCompany } }) {
      const caller = await actorToPriceFor(c, selectedCompany)
      return (await caller.catalog.partsById({ partIds })).map(partJson)
    },
  }),
  restCall({
    method: 'post',
    ...bothSpellings(''),
    name: 'createPart',
    summary: 'Adds a part, with its images.',
    who: 'administer',
    body: form(partForm),
    answer: json(savedPart),
    status: 201,
    refuses: [409],
    async run({ caller, body }) {
      const added = caller.admin.parts.create(await partInputOf(body))
      return savedPartJson(added)
    },
  }),
  restCall({
    method: 'put',
    ...bothSpellings('/:id'),
    name: 'updatePart',
    summary: 'Changes a part.',
    who: 'administer',
    params,
    body: form(partForm),
    answer: json(savedPart),
    refuses: [404, 409],
    async run({ caller, params: { id: partId }, body }) {
      const updatedAt = body.get('updated_at')
      const changed = caller.admin.parts.update({
        partId,
        ...(await partInputOf(body)),
        ...(typeof updatedAt === 'string' && updatedAt !== '' ? { updatedAt } : {}),
      })
      return savedPartJson(changed)
    },
  }),
  restCall({
    method: 'put',
    ...bothSpellings('/proprietary/:id'),
    name: 'markProprietary',
    summary: 'Marks a part as proprietary, or clears the mark.',
    who: 'administer',
    params,
    body: json(z.object({ proprietary: z.boolean() })),
    answer: json(partSchema),
    refuses: [404],
    async run({ caller, params: { id: partId }, body: { proprietary } }) {
      const marked = caller.admin.parts.markProprietary({ partId, proprietary })
      return partJson(await withExternalFieldNames({ partId: 'id' }, marked))
    },
  }),
]
