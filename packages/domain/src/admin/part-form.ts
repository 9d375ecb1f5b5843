import * as z from 'zod/mini'
import { partId } from '../catalog/part.ts'
import { AppError, invalidInput } from '../error.ts'
import { requiredText } from '../postal-address.ts'
import { type PartCsvColumn, type PartRecord, type PartRow, partRow, toPart } from './part-csv.ts'

const { id: _id, illustration: _illustration, ...cells } = partRow.shape

/** The columns that staff fill in, under the documented names that the parts file has too. */
export type PartColumn = Exclude<PartCsvColumn, 'id' | 'illustration'>
export const partColumns = Object.keys(cells) as readonly PartColumn[]

/** A part as the form sends it: each column as its cell of the parts file is written. */
export type PartCells = Readonly<Record<PartColumn, string>>

const priceNeededText = 'Price must be a whole number or a number with up to two decimal places'
const given = (error: string) => z.refine<number | null>((value) => value !== null, { error })

/** A part to be changed; its size may stay unknown. */
export const partForm = z.strictObject(cells)

/** A part to be added, with its price and its size. */
export const newPartForm = z.strictObject({
  ...cells,
  part_price: cells.part_price.check(given(priceNeededText)),
  part_l: cells.part_l.check(given(requiredText)),
  part_h: cells.part_h.check(given(requiredText)),
  part_d: cells.part_d.check(given(requiredText)),
  part_lbs: cells.part_lbs.check(given(requiredText)),
})

/** What staff fill in of a part. */
export type PartFacts = Omit<PartRecord, 'id' | 'illustration'>

/** What a read form says of a part. */
export function partFactsOf(form: z.output<typeof partForm>): PartFacts {
  const row: PartRow = { ...form, id: null, illustration: null }
  const { id: _id, illustration: _illustration, ...facts } = toPart(row)
  return facts
}

const png = z.optional(z.instanceof(Uint8Array))
/** Files travel as multipart, never as JSON. */
const images = { image: png, referenceImage: png }

export const createPartInput = z.strictObject({ form: newPartForm, ...images })
export type CreatePartInput = z.output<typeof createPartInput>

/** A change of a part; with `updatedAt`, only if nobody has changed it since that instant. */
export const updatePartInput = z.strictObject({
  partId,
  form: partForm,
  updatedAt: z.optional(z.iso.datetime({ error: 'updatedAt must be an ISO instant.' })),
  ...images,
})
export type UpdatePartInput = z.output<typeof updatePartInput>

/** A part as its form opens it. */
export interface EditablePart {
  readonly id: number
  readonly cells: PartCells
  /** 0 for a part that never had a picture of its own. */
  readonly imageVersion: number
  readonly hasReferenceImage: boolean
  /** Send it along with a change, so that nobody else's change is overwritten. */
  readonly updatedAt: string
}

/** A column as it was and as it became, each written as in the parts file. */
export interface ColumnChange {
  readonly column: PartColumn | 'image' | 'reference_image'
  readonly before: string
  readonly after: string
}

/** One line of a part's history. */
export interface PartChange {
  readonly id: number
  readonly at: string
  /** Who did it, by name; the actor's id where there is no such user any more. */
  readonly by: string
  readonly action: 'created' | 'changed'
  readonly changes: readonly ColumnChange[]
}

/** How many lines of a part's history are shown. */
export const partHistoryLength = 100

/** Which columns two versions of a part differ in. */
export function changedColumns(before: PartCells, after: PartCells): ColumnChange[] {
  return partColumns
    .filter((column) => before[column] !== after[column])
    .map((column) => ({ column, before: before[column], after: after[column] }))
}

/** Another part has the number. */
export function partNumberTaken(): AppError {
  const message = 'Part number already exists'
  return new AppError('conflict', 'admin.part_number_taken', message, {
    fields: { 'form.part_number': message },
  })
}

/** Someone else saved the part after it was opened. */
export function partChanged(): AppError {
  const message = 'Someone else changed this part since you opened it. Load it again to see the changes.'
  return new AppError('conflict', 'admin.part_changed', message)
}

/** A price is replaced, never taken away. */
export function priceNeeded(): AppError {
  return invalidInput('admin.price_needed', { 'form.part_price': priceNeededText })
}

/** A related part is one that the store has. */
export function relatedPartUnknown(number: string): AppError {
  const message = `Part ${number} not found.`
  return invalidInput('admin.related_part_unknown', { 'form.related_parts': message })
}
