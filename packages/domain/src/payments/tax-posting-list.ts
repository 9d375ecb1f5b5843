import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { listInput } from '../list-input.ts'
import { rowId } from '../row-id.ts'
import type { taxPostingsWanted } from './tax-posting.ts'

export const taxPostingInput = z.strictObject({ postingId: rowId })
export const givenUpTaxPostingsInput = listInput(['order', 'wanted', 'tax'])
export type GivenUpTaxPostingsInput = z.output<typeof givenUpTaxPostingsInput>

/** A sale, or its cancelation, that the tax service did not record. */
export interface GivenUpTaxPosting {
  readonly id: number
  readonly orderNumber: string
  readonly wanted: (typeof taxPostingsWanted)[number]
  /** What the order charged. */
  readonly taxCents: number
  readonly tries: number
  /** Why the last attempt failed. */
  readonly problem: string
}

export const wantedNames: Readonly<Record<GivenUpTaxPosting['wanted'], string>> = {
  committed: 'Record the sale',
  canceled: 'Cancel the sale',
}

export function taxPostingMissing(): AppError {
  const text = 'This sale no longer waits to be sent again.'
  return new AppError('missing', 'checkout.tax_posting_missing', text)
}
