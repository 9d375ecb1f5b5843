import type * as z from 'zod/mini'
import { listInput } from '../list-input.ts'

/** Empty searches are counted over this many days. */
export const insightDays = 90

export const emptySearchesInput = listInput(['text', 'searches', 'lastDay'])
export type EmptySearchesInput = z.output<typeof emptySearchesInput>
/** Requests a list of the parts without images, or of those never ordered. */
export const lackingPartsInput = listInput(['number', 'name'])
export type LackingPartsInput = z.output<typeof lackingPartsInput>
export const companiesWithoutUsersInput = listInput(['name', 'customerNumber'])
export type CompaniesWithoutUsersInput = z.output<typeof companiesWithoutUsersInput>

export interface EmptySearch {
  readonly text: string
  readonly searches: number
  /** The last store day on which the search found nothing. */
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
