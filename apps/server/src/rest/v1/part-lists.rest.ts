import { configuration } from '@mullion/domain/cart/configuration-schema'
import { units } from '@mullion/domain/catalog/part'
import {
  addListLinesInput,
  createListInput,
  deletedListDays,
  describeListInput,
  maxListChanges,
  maxListLines,
  maxListsOfPerson,
  saveListLinesInput,
} from '@mullion/domain/part-lists/part-list'
import * as z from 'zod'
import { withExternalFieldNames } from '../external-names.ts'
import { done, json, numberInText, type RestCall, restCall } from '../rest-call.ts'

const summaryFields = {
  id: z.int(),
  name: z.string(),
  shared: z.boolean().meta({ description: 'True if everyone in the company sees and changes it.' }),
  own: z.boolean(),
  deletable: z.boolean(),
  lineCount: z.int(),
  version: z.int().meta({ description: 'To be sent with changes. A list that was changed since is not.' }),
  owner: z.string(),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
}

const summary = z.object(summaryFields).meta({ id: 'PartListSummary' })

const fates = ['ready', 'no_longer_sold', 'no_price', 'wrong_quantity', 'needs_configuration'] as const

const line = z
  .object({
    id: z.int(),
    partId: z.int(),
    quantity: z.number(),
    comments: z.array(z.string()),
    configurations: z.array(configuration),
    keep: z
      .number()
      .nullable()
      .meta({ description: 'How many there should be, such as on a truck; pieces if they are cut.' }),
    part: z.object({
      number: z.string(),
      name: z.string(),
      unit: z.enum(units),
      priceCents: z.int().nullable().meta({ description: "The caller's own price of a unit." }),
      imageVersion: z.int(),
    }),
    fate: z
      .object({ kind: z.enum(fates), text: z.string().optional() })
      .meta({ description: 'What would happen if it were added to the cart, and why.' }),
    lead: z
      .object({ partId: z.int(), number: z.string(), text: z.string() })
      .nullable()
      .meta({ description: 'The part that the number of one no longer sold leads to.' }),
  })
  .meta({ id: 'PartListLine' })

const list = z.object({ ...summaryFields, lines: z.array(line) }).meta({ id: 'PartList' })

const change = z
  .object({ at: z.iso.datetime(), by: z.string(), changes: z.array(z.string()) })
  .meta({ id: 'PartListChange' })

const params = z.object({ id: numberInText })
const { listId: _described, ...description } = describeListInput.shape
const { listId: _saved, ...savedLines } = saveListLinesInput.shape
const { listId: _added, ...addedLines } = addListLinesInput.shape
const renamed = { listId: 'id' }

/** Calls about lists of parts for programs. */
export const partListCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/lists',
    name: 'listPartLists',
    summary: 'Your lists of parts, and those shared in your company.',
    who: 'useAccount',
    answer: json(z.array(summary)),
    run: ({ caller }) => caller.partLists.list(),
  }),
  restCall({
    method: 'post',
    path: '/v1/lists',
    name: 'createPartList',
    summary: 'Creates a list of parts.',
    description: `A person can have ${maxListsOfPerson} lists with ${maxListLines} lines each.`,
    who: 'useAccount',
    body: json(z.object(createListInput.shape)),
    answer: json(list),
    status: 201,
    refuses: [422],
    example: {
      body: { name: 'Truck 4', shared: true, lines: [{ partId: 1, quantity: 4, keep: 4 }] },
    },
    run: ({ caller, body }) => caller.partLists.create(body),
  }),
  restCall({
    method: 'get',
    path: '/v1/lists/:id',
    name: 'getPartList',
    summary: 'One list, with its parts as they are today.',
    who: 'useAccount',
    params,
    answer: json(list),
    refuses: [404],
    run: ({ caller, params: { id: listId } }) =>
      withExternalFieldNames(renamed, caller.partLists.byId({ listId })),
  }),
  restCall({
    method: 'put',
    path: '/v1/lists/:id',
    name: 'describePartList',
    summary: 'Renames a list, shares it with the company or stops sharing it.',
    description: 'Only the person who made a list can share it.',
    who: 'useAccount',
    params,
    body: json(z.object(description)),
    answer: json(list),
    refuses: [404, 409, 422],
    example: { body: { version: 3, name: 'Truck 4', shared: true } },
    run: ({ caller, params: { id: listId }, body }) =>
      withExternalFieldNames(renamed, caller.partLists.describe({ ...body, listId })),
  }),
  restCall({
    method: 'delete',
    path: '/v1/lists/:id',
    name: 'deletePartList',
    summary: 'Deletes a list.',
    description: `It can be restored for ${deletedListDays} days.`,
    who: 'useAccount',
    params,
    answer: done,
    refuses: [404],
    async run({ caller, params: { id: listId } }) {
      await withExternalFieldNames(renamed, caller.partLists.remove({ listId }))
      return { ok: true } as const
    },
  }),
  restCall({
    method: 'post',
    path: '/v1/lists/:id/restore',
    name: 'restorePartList',
    summary: 'Brings a deleted list back.',
    who: 'useAccount',
    params,
    answer: json(list),
    refuses: [404, 422],
    run: ({ caller, params: { id: listId } }) =>
      withExternalFieldNames(renamed, caller.partLists.restore({ listId })),
  }),
  restCall({
    method: 'put',
    path: '/v1/lists/:id/lines',
    name: 'savePartListLines',
    summary: 'Replaces the lines of a list.',
    description: 'Lines keep their ids. Lines without an id are added.',
    who: 'useAccount',
    params,
    body: json(z.object(savedLines)),
    answer: json(list),
    refuses: [404, 409],
    example: { body: { version: 3, lines: [{ id: 1, partId: 1, quantity: 4 }] } },
    run: ({ caller, params: { id: listId }, body }) =>
      withExternalFieldNames(renamed, caller.partLists.saveLines({ ...body, listId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/lists/:id/lines',
    name: 'addPartListLines',
    summary: 'Adds lines to a list.',
    description: 'A line without options adds to the quantity of the same part.',
    who: 'useAccount',
    params,
    body: json(z.object(addedLines)),
    answer: json(list),
    refuses: [404, 422],
    example: { body: { lines: [{ partId: 1, quantity: 2 }] } },
    run: ({ caller, params: { id: listId }, body }) =>
      withExternalFieldNames(renamed, caller.partLists.addLines({ ...body, listId })),
  }),
  restCall({
    method: 'get',
    path: '/v1/lists/:id/changes',
    name: 'listPartListChanges',
    summary: 'Who changed a list, when and what; the latest first.',
    description: `The last ${maxListChanges} changes.`,
    who: 'useAccount',
    params,
    answer: json(z.array(change)),
    refuses: [404],
    run: ({ caller, params: { id: listId } }) =>
      withExternalFieldNames(renamed, caller.partLists.history({ listId })),
  }),
]
