import type { FilterInput, RangeInput } from '@mullion/domain/analytics/inputs'
import type { OrdersBehindInput } from '@mullion/domain/analytics/orders-behind'
import type { ReactNode } from 'react'

/** A figure whose orders are shown: its title and the query for those orders. */
export interface Behind {
  readonly title: string
  readonly input: OrdersBehindInput
}

/** Props of every widget. */
export interface FigureProps {
  readonly days: RangeInput
  /** Shortened version for the overview. */
  readonly compact?: boolean
  readonly onBehind: (title: string, input: OrdersBehindInput) => void
}

/** Props of widgets that can be filtered by order type and payment. */
export interface SalesProps extends FigureProps {
  readonly filter: FilterInput
}

/** Says which orders a widget counts while others are filtered. */
export interface ScopeProps {
  readonly scope?: ReactNode
}

/** No filters; used by lists and maps. */
export const anyOrder = { orderType: 'all', paymentType: 'all' } as const
