import type { NumberedParts } from '@mullion/domain/catalog/search'
import type { Ref } from 'react'
import classes from '../quick-order.module.css'
import type { QuickRow } from '../quick-order.state.ts'
import { QuickRowView } from './quick-row.tsx'

export interface QuickGridProps {
  readonly ref: Ref<HTMLDivElement>
  readonly rows: readonly QuickRow[]
  readonly foundOf: (row: QuickRow) => NumberedParts | undefined
  readonly onLeftOut: (count: number) => void
}

const columns = ['Part number', 'Quantity', 'Comment', 'Part', 'Total'] as const

/** The rows of the quick order, with spreadsheet-like keyboard navigation. */
export function QuickGrid({ ref, rows, foundOf, onLeftOut }: QuickGridProps) {
  return (
    <div ref={ref} className={classes.grid}>
      <div className={classes.headings} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ol aria-label="Rows of the quick order">
        {rows.map((row, at) => (
          <QuickRowView key={row.id} row={row} place={at + 1} found={foundOf(row)} onLeftOut={onLeftOut} />
        ))}
      </ol>
    </div>
  )
}
