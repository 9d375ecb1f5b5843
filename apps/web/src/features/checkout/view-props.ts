import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import type { CheckoutPanelProps } from '../../lib/checkout-views.ts'

export interface CheckoutViewProps extends Omit<CheckoutPanelProps, 'view' | 'onDone'> {
  readonly options: CheckoutOptions
}
