import type { DrillDownInput } from '@mullion/domain/analytics/drill-down'
import type { FilterInput, RangeInput } from '@mullion/domain/analytics/inputs'
import type { ReactNode } from 'react'

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

export interface ScopeProps {
  readonly scope?: ReactNode
}

/** No filters; used by lists and maps. */
export const anyOrder = { orderType: 'all', paymentType: 'all' } as const
