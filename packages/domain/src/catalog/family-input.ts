import * as z from 'zod/mini'
import { AppError, invalidInput } from '../error.ts'
import { oneLine } from '../plain-text.ts'
import { maxFamilyNameLength, maxFamilySize } from './family.ts'
import type { FamilySummary } from './family-summary.ts'
import type { FamilyTable } from './family-table.ts'
import { type InternalPart, type Part, partId } from './part.ts'

/** A family with all parts that the actor may see, in catalog order, obsolete ones last. */
export interface FamilyView extends Omit<FamilySummary, 'matching'>, FamilyTable {
  readonly parts: readonly (Part | InternalPart)[]
}

/** A part of a family, as staff correct it. */
export interface FamilyPart {
  readonly id: number
  readonly number: string
  readonly name: string
  readonly obsolete: boolean
  /** True if staff or a file put the part here, rather than the rule. */
  readonly corrected: boolean
}

/** The family of a part, as staff see it: one part if it is in none. */
export interface FamilyDetails {
  /** The family as the file of parts has it in its column `family`. */
  readonly family: string
  /** The name that the family has without one from staff. */
  readonly ruledName: string
  readonly name: string | null
  readonly parts: readonly FamilyPart[]
  /** True if more than sixty parts share the family, so that none is in one. */
  readonly tooLarge: boolean
}

const partIds = z
  .array(partId, { error: 'The parts must be a list of part ids.' })
  .check(z.minLength(1, { error: 'Choose a part.' }), z.maxLength(maxFamilySize))
const number = z.string().check(z.trim(), z.minLength(1, { error: 'Enter a part number.' }), z.maxLength(60))

export const ofPart = z.strictObject({ partId })
export const joinFamilyInput = z.strictObject({
  partId,
  /** Numbers of the parts that join the family of this part. */
  numbers: z
    .array(number, { error: 'The numbers must be a list of part numbers.' })
    .check(z.minLength(1, { error: 'Enter a part number.' }), z.maxLength(maxFamilySize)),
})
export type JoinFamilyInput = z.output<typeof joinFamilyInput>
export const familyPartsInput = z.strictObject({ partIds })
export type FamilyPartsInput = z.output<typeof familyPartsInput>
export const renameFamilyInput = z.strictObject({
  partId,
  /** Empty for the name that the rule gives. */
  name: z
    .string()
    .check(
      z.trim(),
      z.maxLength(maxFamilyNameLength, { error: `A name can have up to ${maxFamilyNameLength} characters.` }),
      oneLine,
    ),
})
export type RenameFamilyInput = z.output<typeof renameFamilyInput>

export function familyTooLarge(): AppError {
  const message = `A family can have up to ${maxFamilySize} parts.`
  return new AppError('conflict', 'admin.family_too_large', message, { fields: { numbers: message } })
}

export function familyPartUnknown(number: string): AppError {
  return invalidInput('admin.family_part_unknown', { numbers: `Part ${number} not found.` })
}

export function notInOneFamily(): AppError {
  const message = 'Choose parts of one family, and not all of them.'
  return new AppError('conflict', 'admin.not_in_one_family', message)
}
