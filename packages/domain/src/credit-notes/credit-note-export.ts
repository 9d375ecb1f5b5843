import * as z from 'zod/mini'
import { dayOfCentury } from '../day-input.ts'
import { AppError } from '../error.ts'
import { listInput } from '../list-input.ts'
import { rowId } from '../row-id.ts'

/** A file of credit notes for accounting. */
export interface CreditExport {
  readonly id: number
  readonly name: string
  readonly noteCount: number
  readonly by: string
  readonly createdAt: string
}

export const creditExportsInput = listInput(['name', 'createdAt'])
export type CreditExportsInput = z.output<typeof creditExportsInput>
export const oneCreditExportInput = z.strictObject({ exportId: rowId })

/** Store days; both are included. */
export const creditsByDatesInput = z.strictObject({ from: dayOfCentury, to: dayOfCentury }).check(
  z.refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'Enter a date on or after the first one.',
  }),
)
export type CreditsByDatesInput = z.output<typeof creditsByDatesInput>

/** Most credit notes in a file by dates. */
export const maxCreditsByDates = 10_000

export function noCreditsToExport(): AppError {
  return new AppError('missing', 'credits.nothing_to_export', 'No credit notes to export.')
}

export function creditExportMissing(): AppError {
  return new AppError('missing', 'credits.export_missing', 'File not found.')
}

export function tooManyCreditsByDates(): AppError {
  const message = 'There are more than 10,000 credit notes on these days. Choose fewer days.'
  return new AppError('conflict', 'credits.too_many', message)
}
