import * as z from 'zod/mini'
import { oneLine } from './plain-text.ts'

export const listPageSize = 10
/** A list's total and its pages stop at this many rows. */
export const maxListed = 10_000

/** Which page of a list to return, how it is sorted, and the text its rows must contain. */
export interface ListInput<Column extends string> {
  readonly search: string
  /** Column to sort by; defaults to the list's own order. */
  readonly sort?: Column | undefined
  readonly descending: boolean
  /** From 1. */
  readonly page: number
}

export function listFields<const Column extends string>(columns: readonly [Column, ...Column[]]) {
  return {
    search: z._default(z.string().check(z.trim(), z.maxLength(100), oneLine), ''),
    sort: z.optional(z.enum(columns)),
    descending: z._default(z.boolean(), false),
    page: z._default(z.int().check(z.minimum(1), z.maximum(maxListed / listPageSize)), 1),
  }
}

/**
 * Returns the input schema of a list that can be sorted by these columns. No input means the first page in
 * the list's own order.
 */
export function listInput<const Column extends string>(columns: readonly [Column, ...Column[]]) {
  return z.prefault(z.strictObject(listFields(columns)), {})
}

export interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** Counts up to 10,000. */
  readonly total: number
  readonly page: number
  readonly pages: number
}
