import type { ComponentType } from 'react'
import type { CheckoutViewName } from '../../lib/checkout-views.ts'
import { FinalizeView } from './components/finalize-view.tsx'
import { ShippingView } from './components/shipping-view.tsx'
import type { CheckoutViewProps } from './view-props.ts'

/** The checkout views, except those in which staff pick a company. */
export const viewTable: Readonly<Record<CheckoutViewName, ComponentType<CheckoutViewProps>>> = {
  shipping: ShippingView,
  finalize: FinalizeView,
}
