import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import type { CheckoutViewName } from '../../lib/checkout-views.ts'

export interface ViewFacts {
  readonly options: Pick<CheckoutOptions, 'payBy'>
  readonly addressReady: boolean
}

/** Returns the view to show: staff must pick a company first, and payment needs a submitted address. */
export function viewToShow(
  requested: CheckoutViewName,
  { options, addressReady }: ViewFacts,
): CheckoutViewName | 'selectCustomer' {
  if (options.payBy === 'company_needed') return 'selectCustomer'
  return requested === 'finalize' && !addressReady ? 'shipping' : requested
}
