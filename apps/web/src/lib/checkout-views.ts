import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import type { AcceptedPriceQuote } from '@mullion/domain/checkout/quote'

export const checkoutSteps = ['cart', 'shipping', 'finalize'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]
export type CheckoutViewName = Exclude<CheckoutStep, 'cart'>

const customerViews = ['selectCustomer', 'createCustomer'] as const
export type CustomerView = (typeof customerViews)[number]

export const cartViews = [...checkoutSteps, ...customerViews] as const
export type CartView = (typeof cartViews)[number]

/**
 * Everything the checkout gets from the page around it; the checkout never reads the cart's state or the URL
 * itself.
 */
export interface CheckoutPanelProps {
  readonly view: CheckoutViewName
  readonly entries: readonly SavedCartLine[]
  /** The price quote that the order accepts, whose lines the entries are; left out for the cart. */
  readonly priceQuote?: AcceptedPriceQuote
  readonly currentIdempotencyKey: () => string
  readonly onView: (view: CartView) => void
  /** Opens another view in place of this one, if this one does not apply. */
  readonly onReplaceView: (view: CartView) => void
  /**
   * Call when the order is placed, with the lines sent: removes them from the cart and renews the key. The panel stays
   * open.
   */
  readonly onPlaced: (sent: readonly SavedCartLine[]) => void
  /** Call when the buyer closes the result: clears the search and returns to it. */
  readonly onDone: () => void
}
