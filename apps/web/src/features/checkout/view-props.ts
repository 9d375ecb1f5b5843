import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import type { CheckoutPanelProps } from '../../lib/checkout-views.ts'

/** Props of every checkout view: the cart, navigation, and the options the server gives the actor. */
export interface CheckoutViewProps extends Omit<CheckoutPanelProps, 'view' | 'onDone'> {
  readonly options: CheckoutOptions
}
