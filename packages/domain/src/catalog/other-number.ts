import * as z from 'zod/mini'
import { AppError, invalidInput } from '../error.ts'
import { oneLine } from '../plain-text.ts'
import { rowId } from '../row-id.ts'
import { type leadProblem, otherNumberKinds } from './number-lead.ts'
import { numberKey } from './part-number.ts'

export const maxOtherNumberLength = 60
export const maxMakeLength = 60
export const maxReasonLength = 200

const number = (empty: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: empty }),
    z.maxLength(maxOtherNumberLength, {
      error: `A number can have at most ${maxOtherNumberLength} characters.`,
    }),
    oneLine,
    z.refine((text) => text.trim() === '' || numberKey(text) !== '', { error: 'Enter letters or digits.' }),
  )
const text = (maximum: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(maximum, { error: `This can be at most ${maximum} characters long.` }),
      oneLine,
    )

/** A day such as `2026-11-25`, or empty. */
const day = z.string().check(
  z.trim(),
  z.refine((value) => value === '' || z.safeParse(z.iso.date(), value).success, {
    error: 'Write the date as 2026-11-25, or leave it empty.',
  }),
)

export const otherNumberFields = {
  number: number('Enter the old or foreign number.'),
  kind: z.enum(otherNumberKinds, { error: `Choose one of ${otherNumberKinds.join(', ')}.` }),
  /** The other make, the competitor or the older system; empty for an old number of our own. */
  make: text(maxMakeLength),
  /** The part for sale, or another old number that leads to one. */
  leadsTo: number('Enter the part number it leads to.'),
  since: day,
  reason: text(maxReasonLength),
}

export const otherNumberInput = z.strictObject(otherNumberFields)
export type OtherNumberInput = z.output<typeof otherNumberInput>
export const updateOtherNumberInput = z.strictObject({ ...otherNumberFields, numberId: rowId })
export const otherNumberByNumber = z.strictObject({ number: otherNumberFields.number })
export const oneOtherNumber = z.strictObject({ numberId: rowId })

/** An old or foreign number, and who entered or changed it last. */
export interface OtherNumber extends OtherNumberInput {
  readonly id: number
  readonly changedAt: string
  readonly changedBy: string
}

export const otherNumberMissing = () =>
  new AppError('missing', 'catalog.number_missing', 'This number is no longer in the list.')

export const leadMissing = (asked: string) =>
  new AppError('missing', 'catalog.number_unknown', `We don’t know where ${asked} leads.`)

export function otherNumberTaken(own: string): AppError {
  const message = `${own} is already in the list.`
  return new AppError('conflict', 'catalog.number_taken', message, { fields: { number: message } })
}

export function otherNumberRefused({
  field,
  message,
}: NonNullable<ReturnType<typeof leadProblem>>): AppError {
  return invalidInput('catalog.number_leads_nowhere', { [field]: message })
}

export function otherNumberUsed(own: string, by: string): AppError {
  return new AppError('conflict', 'catalog.number_used', `${by} leads to ${own}. Change ${by} first.`)
}
