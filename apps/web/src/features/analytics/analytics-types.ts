import type { FilterInput, RangeInput } from '@mullion/domain/analytics/inputs'
import type { OrdersBehindInput } from '@mullion/domain/analytics/orders-behind'

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
  readonly onBehind: (behind: Behind) => void
}

/** Props of widgets that can be filtered by order type and payment. */
export interface SalesProps extends FigureProps {
  readonly filter: FilterInput
}

/** No filters; used by lists and maps. */
export const anyOrder = { orderType: 'all', paymentType: 'all' } as const
