import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { ReactNode } from 'react'

/** The account panel's views, in sidebar order. */
export const accountViews = ['overview', 'orders', 'doors', 'addresses', 'payments', 'settings'] as const
type AccountView = (typeof accountViews)[number]

/** The company panel's views, in sidebar order. */
export const companyViews = ['add', 'users', 'orders'] as const
type CompanyView = (typeof companyViews)[number]

/** A line of an order being put back into the cart. */
export interface CartAddition {
  readonly partId: number
  readonly quantity: number
  readonly comments: readonly string[]
  readonly configurations: readonly Configuration[]
}

/** What the account panel gets from the page around it. */
export interface AccountPanelProps {
  readonly view: AccountView
  /** Opens another view as a history entry. */
  readonly onView: (view: AccountView) => void
  readonly onSearch: () => void
  /** The user's orders. */
  readonly orders: ReactNode
  /** The newest orders, for the overview. */
  readonly recentOrders: ReactNode
  /** Quick actions of the overview. */
  readonly actions: ReactNode
  /** The company's saved doors. */
  readonly doors: ReactNode
}

/** What the company panel gets from the page around it. */
export interface CompanyPanelProps {
  readonly view: CompanyView
  readonly onView: (view: CompanyView) => void
  readonly onSearch: () => void
  /** The company's orders. */
  readonly orders: ReactNode
}
