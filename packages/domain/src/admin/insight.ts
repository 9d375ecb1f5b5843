import * as z from 'zod/mini'
import { listFields, listInput } from '../list-input.ts'

/** Searches that found nothing or were given up are counted over this many days. */
export const insightDays = 90

export const emptySearchesInput = listInput(['text', 'searches', 'lastDay'])
export type EmptySearchesInput = z.output<typeof emptySearchesInput>
export const givenUpSearchesInput = listInput(['text', 'givenUp', 'searches', 'lastDay'])
export type GivenUpSearchesInput = z.output<typeof givenUpSearchesInput>
const partColumns = ['number', 'name'] as const
/** `drawings`: a drawing shared with similar parts counts as no image. */
export const partsWithoutImagesInput = z.prefault(
  z.strictObject({ ...listFields(partColumns), drawings: z._default(z.boolean(), false) }),
  {},
)
export type PartsWithoutImagesInput = z.output<typeof partsWithoutImagesInput>
export const neverOrderedInput = listInput(partColumns)
export type NeverOrderedInput = z.output<typeof neverOrderedInput>
export const companiesWithoutUsersInput = listInput(['name', 'customerNumber'])
export type CompaniesWithoutUsersInput = z.output<typeof companiesWithoutUsersInput>

export interface EmptySearch {
  readonly text: string
  readonly searches: number
  /** The last store day on which the search found nothing. */
  readonly lastDay: string
}

/** A search that found parts, of which the buyer used none; see `givenUpInput`. */
export interface GivenUpSearch {
  readonly text: string
  readonly givenUp: number
  /** All searches for the text, given up or not. */
  readonly searches: number
  /** The last store day on which the text was searched. */
  readonly lastDay: string
}

export interface NamedPart {
  readonly id: number
  readonly number: string
  readonly name: string
}

export interface NamedCompany {
  readonly id: number
  readonly name: string
  readonly customerNumber: string
}
