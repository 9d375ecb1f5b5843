import type { ComponentType } from 'react'
import type { CheckoutViewName } from '../../lib/checkout-views.ts'
import { lateComponent } from '../../lib/late-component.ts'
import { FinalizeView } from './components/finalize-view.tsx'
import { ShippingView } from './components/shipping-view.tsx'
import type { CheckoutViewProps } from './view-props.ts'

/** The views of the checkout. Those of staff load when they are opened, so that no customer pays for them. */
export const viewTable: Readonly<Record<CheckoutViewName, ComponentType<CheckoutViewProps>>> = {
  shipping: ShippingView,
  finalize: FinalizeView,
  selectCustomer: lateComponent(async () => (await import('./customers/select-customer.tsx')).SelectCustomer),
  createCustomer: lateComponent(async () => (await import('./customers/create-customer.tsx')).CreateCustomer),
}
