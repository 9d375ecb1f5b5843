import * as z from 'zod/mini'
import { partId } from '../catalog/part.ts'
import type { MediaKind } from '../catalog/part-media.ts'
import { AppError, invalidInput } from '../error.ts'
import { type PartCsvColumn, type PartRecord, type PartRow, partRow, toPart } from '../imports/part-csv.ts'
import { listFields } from '../list-input.ts'
import { requiredText } from '../postal-address.ts'

const {
  id: _id,
  illustration: _illustration,
  family: _family,
  family_name: _familyName,
  ...cells
} = partRow.shape

/** Columns of the file that the form leaves alone; families have procedures of their own. */
type NotInForm = 'id' | 'illustration' | 'family' | 'family_name'

/** Columns that staff fill in, with their documented names, which the parts file also uses. */
export type PartColumn = Exclude<PartCsvColumn, NotInForm>
export const partColumns = Object.keys(cells) as readonly PartColumn[]

/** A part as the form submits it: each value is written as in the parts file. */
export type PartCells = Readonly<Record<PartColumn, string>>

const priceNeededText = 'Price must be a whole number or a number with up to two decimal places'
const given = (error: string) => z.refine<number | null>((value) => value !== null, { error })

/** Edit an existing part; its size may stay unknown. */
export const partForm = z.strictObject(cells)

/** Add a part; price and size are required. */
export const newPartForm = z.strictObject({
  ...cells,
  part_price: cells.part_price.check(given(priceNeededText)),
  part_l: cells.part_l.check(given(requiredText)),
  part_h: cells.part_h.check(given(requiredText)),
  part_d: cells.part_d.check(given(requiredText)),
  part_lbs: cells.part_lbs.check(given(requiredText)),
})

export type PartFacts = Omit<PartRecord, 'id' | 'illustration' | 'family' | 'familyName'>

export function partFactsOf(form: z.output<typeof partForm>): PartFacts {
  const row: PartRow = { ...form, id: null, illustration: null, family: null, family_name: null }
  const { id: _id, illustration: _illustration, family: _family, familyName: _name, ...facts } = toPart(row)
  return facts
}

const png = z.optional(z.instanceof(Uint8Array))
/** Files travel as multipart, never as JSON. */
const images = { image: png, referenceImage: png }

export const createPartInput = z.strictObject({ form: newPartForm, ...images })
export type CreatePartInput = z.output<typeof createPartInput>

/** A part edit; `updatedAt` makes it fail if the part changed since then. */
export const updatePartInput = z.strictObject({
  partId,
  form: partForm,
  updatedAt: z.optional(z.iso.datetime({ error: 'updatedAt must be an ISO instant.' })),
  ...images,
})
export type UpdatePartInput = z.output<typeof updatePartInput>

export interface EditablePart {
  readonly id: number
  readonly cells: PartCells
  /** 0 if the part never had its own picture. */
  readonly imageVersion: number
  readonly hasReferenceImage: boolean
  /** Send back with an edit, so that no one else's edit is overwritten. */
  readonly updatedAt: string
}

/** A column's old and new value, written as in the parts file. */
export interface ColumnChange {
  readonly column: PartColumn | 'image' | 'reference_image' | MediaKind
  readonly before: string
  readonly after: string
}

export interface PartChange {
  readonly id: number
  readonly at: string
  /** Name of the user; the actor id if that user no longer exists. */
  readonly by: string
  readonly action: 'created' | 'changed'
  readonly changes: readonly ColumnChange[]
}

export const partHistoryInput = z.strictObject({ partId, ...listFields(['at', 'by', 'action']) })
export type PartHistoryInput = z.output<typeof partHistoryInput>

export function changedColumns(before: PartCells, after: PartCells): ColumnChange[] {
  return partColumns
    .filter((column) => before[column] !== after[column])
    .map((column) => ({ column, before: before[column], after: after[column] }))
}

export function partNumberTaken(): AppError {
  const message = 'Part number already exists'
  return new AppError('conflict', 'admin.part_number_taken', message, {
    fields: { 'form.part_number': message },
  })
}

export function partChanged(): AppError {
  const message = 'Someone else changed this part since you opened it. Load it again to see the changes.'
  return new AppError('conflict', 'admin.part_changed', message)
}

export function priceNeeded(): AppError {
  return invalidInput('admin.price_needed', { 'form.part_price': priceNeededText })
}

export function relatedPartUnknown(number: string): AppError {
  const message = `Part ${number} not found.`
  return invalidInput('admin.related_part_unknown', { 'form.related_parts': message })
}
