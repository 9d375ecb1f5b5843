import type { FilterInput, RangeInput } from '@mullion/domain/analytics/inputs'
import type { OrdersBehindInput } from '@mullion/domain/analytics/orders-behind'

/** A figure whose orders are shown: what it is called, and how its orders are asked for. */
export interface Behind {
  readonly title: string
  readonly input: OrdersBehindInput
}

/** What every widget gets. */
export interface FigureProps {
  readonly days: RangeInput
  /** Less of everything, for the overview. */
  readonly compact?: boolean
  readonly onBehind: (behind: Behind) => void
}

/** What widgets get that can be narrowed by order type and payment. */
export interface SalesProps extends FigureProps {
  readonly filter: FilterInput
}

/** No narrowing: what lists and maps are made of. */
export const anyOrder = { orderType: 'all', paymentType: 'all' } as const
