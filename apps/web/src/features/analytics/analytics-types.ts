import type { DrillDownInput } from '@mullion/domain/analytics/drill-down'
import type { FilterInput, RangeInput } from '@mullion/domain/analytics/inputs'
import type { ReactNode } from 'react'

/** A figure whose orders are shown: its title and the query for those orders. */
export interface DrillDown {
  readonly title: string
  readonly input: DrillDownInput
}

export interface FigureProps {
  readonly days: RangeInput
  readonly compact?: boolean
  readonly onDrillDown: (title: string, input: DrillDownInput) => void
}

export interface SalesProps extends FigureProps {
  readonly filter: FilterInput
}

/** Says which orders a widget counts while others are filtered. */
export interface ScopeProps {
  readonly scope?: ReactNode
}

/** No filters; used by lists and maps. */
export const anyOrder = { orderType: 'all', paymentType: 'all' } as const
