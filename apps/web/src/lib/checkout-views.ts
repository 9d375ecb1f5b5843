import type { CartEntry } from '@mullion/domain/cart/stored-cart'

/** The views of the cart panel that a buyer goes through, in order. */
export const checkoutSteps = ['cart', 'shipping', 'finalize'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]
export type CheckoutViewName = Exclude<CheckoutStep, 'cart'>

/** Where staff choose, enter or change the company that they order for. */
const customerViews = ['selectCustomer', 'createCustomer'] as const
export type CustomerView = (typeof customerViews)[number]

/** All views of the cart panel. */
export const cartViews = [...checkoutSteps, ...customerViews] as const
export type CartView = (typeof cartViews)[number]

/** All that the checkout gets from the page around it; it knows neither the cart's state nor the address bar. */
export interface CheckoutPanelProps {
  readonly view: CheckoutViewName
  /** The cart as it stands, in the order of its lines. */
  readonly entries: readonly CartEntry[]
  /** The idempotency key that belongs to this very cart. */
  readonly orderKey: () => string
  /** Goes to another view, as a step in the browser's history. */
  readonly onView: (view: CartView) => void
  /** Goes to another view instead of this one, where this one makes no sense. */
  readonly onReplaceView: (view: CartView) => void
  /** Call once the order stands, with what was sent: takes it out of the cart and renews the key. The panel stays open. */
  readonly onPlaced: (sent: readonly CartEntry[]) => void
  /** Call when the buyer is done with the result: clears the search and returns to it. */
  readonly onDone: () => void
}
