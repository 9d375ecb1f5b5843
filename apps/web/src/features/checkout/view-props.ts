import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import type { CheckoutPanelProps } from '../../lib/checkout-views.ts'

/** What each view of the checkout gets: the cart, the ways to other views, and what the server lets the actor choose. */
export interface CheckoutViewProps extends Omit<CheckoutPanelProps, 'view' | 'onDone'> {
  readonly options: CheckoutOptions
}
