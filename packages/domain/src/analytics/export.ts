import * as z from 'zod/mini'
import { rangeInput } from './inputs.ts'

export const exportFormats = ['csv', 'pdf', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const exportChoices = ['all', 'sales', 'orders', 'customers', 'products'] as const
export type ExportChoice = (typeof exportChoices)[number]

export const exportInput = z.strictObject({
  ...rangeInput.shape,
  format: z.enum(exportFormats),
  data: z._default(z.enum(exportChoices), 'all'),
})
export type ExportInput = z.output<typeof exportInput>

/** How a column is formatted: periods as in `TrendPoint`, money in cents, changes and rates in percent. */
export type ReportColumnKind = 'text' | 'period' | 'count' | 'money' | 'percent'

export interface ReportColumn {
  readonly key: string
  readonly title: string
  readonly kind: ReportColumnKind
}

export type ReportCell = string | number | null
export type ReportRow = readonly ReportCell[]

export interface ReportTable {
  readonly key: string
  readonly title: string
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly ReportRow[]
  /** Chart drawn above the table in a document; it plots one column's values against the first column. */
  readonly chart?: { readonly kind: 'line' | 'bars'; readonly column: string }
}

/** A table streamed row by row while it is written, since it may have any number of rows. */
export interface LongTable extends Omit<ReportTable, 'rows' | 'chart'> {
  readonly rows: AsyncIterable<ReportRow>
}

export interface ReportHead {
  readonly storeName: string
  /** For example `Nov 1 – 20, 2026`. */
  readonly days: string
  readonly title: string
  /** Creation time, by the store's clock. */
  readonly madeAt: string
}

export interface Report {
  readonly head: ReportHead
  readonly tables: readonly ReportTable[]
  /** Omitted from documents. */
  readonly long: LongTable | null
}
