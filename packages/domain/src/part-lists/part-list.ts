import * as z from 'zod/mini'
import { cartLine } from '../cart/cart.ts'
import { maxCartLines, maxLineQuantity, quantityLimitText } from '../cart/cart-limits.ts'
import { configurations } from '../cart/configuration-schema.ts'
import { type Part, partId } from '../catalog/part.ts'
import type { LineFate } from '../checkout/line-fate.ts'
import { AppError } from '../error.ts'
import { oneLine } from '../plain-text.ts'
import { rowId } from '../row-id.ts'
import { canKeep } from './keep.ts'

/** Lists of one person; lists that others of the company share with them do not count. */
export const maxListsOfPerson = 100
export const maxSharedListsOfCompany = 200
/** As many as a cart can have. */
export const maxListLines = maxCartLines
export const maxListNameLength = 80
/** Maximum size of a list's lines, in bytes of UTF-8 JSON. */
export const maxListBytes = 262_144
/** Changes kept in the history of a list. */
export const maxListChanges = 100
/** How long a deleted list can be restored. */
export const deletedListDays = 30

export const listNameText = 'Enter a name for the list.'
const keepText =
  'Only a line with one hand, one voltage or one cut length can say how many to keep. Add a line for each.'

export const listName = z
  .string({ error: listNameText })
  .check(
    z.trim(),
    z.minLength(1, { error: listNameText }),
    z.maxLength(maxListNameLength, { error: `A name can have at most ${maxListNameLength} characters.` }),
    oneLine,
  )

const keep = z
  .number()
  .check(
    z.positive({ error: 'The number to keep must be more than 0.' }),
    z.maximum(maxLineQuantity, { error: quantityLimitText }),
  )

const lineFields = {
  partId,
  quantity: cartLine.shape.quantity,
  comments: cartLine.shape.comments,
  configurations: z._default(configurations, []),
  /** How many there should be, such as on a truck; pieces if the line is cut to length. */
  keep: z._default(z.nullable(keep), null),
}

const keepsAlike = z.refine<{ keep: number | null; configurations: z.output<typeof configurations> }>(
  (line) => line.keep === null || canKeep(line.configurations),
  { error: keepText, path: ['keep'] },
)

/** A line to add to a list. */
export const newListLine = z.strictObject(lineFields).check(keepsAlike)
export type NewListLine = Readonly<z.output<typeof newListLine>>

/** A line of a list being saved: with its id, or without one if it is new. */
const savedListLine = z.strictObject({ ...lineFields, id: z.optional(rowId) }).check(keepsAlike)
export type SavedListLine = Readonly<z.output<typeof savedListLine>>

const lineLimit = { error: `A list can have at most ${maxListLines} lines.` }
const newLines = z.array(newListLine).check(z.maxLength(maxListLines, lineLimit))

export const listId = rowId
/** The version of the list that a change was made to; a later one is refused. */
const version = rowId

export const listInput = z.strictObject({ listId })
export const createListInput = z.strictObject({
  name: listName,
  shared: z._default(z.boolean(), false),
  lines: z._default(newLines, []),
})
export type CreateListInput = z.output<typeof createListInput>

export const describeListInput = z.strictObject({ listId, version, name: listName, shared: z.boolean() })
export type DescribeListInput = z.output<typeof describeListInput>

export const saveListLinesInput = z.strictObject({
  listId,
  version,
  lines: z.array(savedListLine).check(
    z.maxLength(maxListLines, lineLimit),
    z.refine((lines) => hasEachOnce(lines.flatMap(({ id }) => id ?? [])), {
      error: 'Each line can be in the list once.',
    }),
  ),
})
export type SaveListLinesInput = z.output<typeof saveListLinesInput>

export const addListLinesInput = z.strictObject({ listId, lines: newLines.check(z.minLength(1)) })
export type AddListLinesInput = z.output<typeof addListLinesInput>

export const duplicateListInput = z.strictObject({ listId, name: listName })
export type DuplicateListInput = z.output<typeof duplicateListInput>

function hasEachOnce(ids: readonly number[]): boolean {
  return new Set(ids).size === ids.length
}

/** A line as stored. */
export interface ListLine extends NewListLine {
  /** Unique in its list, and never used again. */
  readonly id: number
}

/** A line as shown: with its part as it is today, and what would happen if it were added to the cart. */
export interface ListLineView extends ListLine {
  readonly part: Pick<Part, 'number' | 'name' | 'unit' | 'priceCents' | 'imageVersion'>
  readonly fate: LineFate
  /** The part that the number of one no longer sold leads to, and how; for the buyer to decide. */
  readonly lead: { readonly partId: number; readonly number: string; readonly text: string } | null
}

export interface PartListSummary {
  readonly id: number
  readonly name: string
  /** True if everyone in the company sees and changes it. */
  readonly shared: boolean
  /** True if the viewer made it. */
  readonly own: boolean
  /** True if the viewer may delete it. */
  readonly deletable: boolean
  readonly lineCount: number
  readonly version: number
  readonly owner: string
  readonly changedAt: string
  readonly changedBy: string
}

export interface PartList extends PartListSummary {
  readonly lines: readonly ListLineView[]
}

export interface ListChange {
  readonly at: string
  readonly by: string
  /** What changed, one sentence each. */
  readonly changes: readonly string[]
}

export function listMissing(): AppError {
  return new AppError('missing', 'lists.missing', 'This list was deleted or isn’t shared with you.')
}

/** Someone changed the list since it was shown. */
export function listStale(by: string, at: string): AppError {
  const message = `${by} changed this list in the meantime. Your change wasn’t saved. Review the list and try again.`
  return new AppError('conflict', 'lists.stale', message, { changedBy: by, changedAt: at })
}

export function tooManyLists(): AppError {
  const message = `You can have up to ${maxListsOfPerson} lists. Delete one first.`
  return new AppError('blocked', 'lists.too_many', message)
}

export function tooManySharedLists(): AppError {
  const message = `Your company can share up to ${maxSharedListsOfCompany} lists. Stop sharing one first.`
  return new AppError('blocked', 'lists.too_many_shared', message)
}

export function listFull(): AppError {
  const message = `A list can have at most ${maxListLines} lines. Nothing was added.`
  return new AppError('blocked', 'lists.full', message)
}

export function listTooLarge(): AppError {
  return new AppError('invalid', 'lists.too_large', 'These lines are too large for one list. Split the list.')
}

export function notOwnList(): AppError {
  const message = 'Only the person who made this list can do this.'
  return new AppError('forbidden', 'lists.owner_only', message)
}

export function listPartsUnknown(ids: readonly number[]): AppError {
  const message = `Part ${ids.join(', ')} isn’t in the catalog.`
  return new AppError('invalid', 'lists.part_unknown', message, { partIds: ids })
}
