import * as z from 'zod/mini'
import { rangeInput } from './inputs.ts'

export const exportFormats = ['csv', 'pdf', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const exportChoices = ['all', 'sales', 'orders', 'customers', 'products'] as const
export type ExportChoice = (typeof exportChoices)[number]

/** Which figures of which days go into a file of which kind. */
export const exportInput = z.strictObject({
  ...rangeInput.shape,
  format: z.enum(exportFormats),
  data: z._default(z.enum(exportChoices), 'all'),
})
export type ExportInput = z.output<typeof exportInput>

/** How a column is written: money in cents, changes and rates in percent. */
export type ReportColumnKind = 'text' | 'count' | 'money' | 'percent'

export interface ReportColumn {
  /** Its name in JSON. */
  readonly key: string
  readonly title: string
  readonly kind: ReportColumnKind
}

export type ReportCell = string | number | null
export type ReportRow = readonly ReportCell[]

/** A titled table of a report. */
export interface ReportTable {
  readonly key: string
  readonly title: string
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly ReportRow[]
  /** Drawn above the table in a document: the figures of one column along the first. */
  readonly chart?: { readonly kind: 'line' | 'bars'; readonly column: string }
}

/** A table whose rows are read as they are written, because there may be any number of them. */
export interface LongTable extends Omit<ReportTable, 'rows' | 'chart'> {
  readonly rows: AsyncIterable<ReportRow>
}

/** What a report says of itself. */
export interface ReportHead {
  readonly storeName: string
  /** Such as `Nov 1 – 20, 2026`. */
  readonly days: string
  readonly title: string
  /** When it was made, by the store's clock. */
  readonly madeAt: string
}

export interface Report {
  readonly head: ReportHead
  readonly tables: readonly ReportTable[]
  /** Left out of documents. */
  readonly long: LongTable | null
}
