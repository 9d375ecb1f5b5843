import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { ReactNode } from 'react'

/** The views of the account panel, in the order of its sidebar. */
export const accountViews = ['overview', 'orders', 'doors', 'addresses', 'payments', 'settings'] as const
type AccountView = (typeof accountViews)[number]

/** The views of the company panel, in the order of its sidebar. */
export const companyViews = ['add', 'users', 'orders'] as const
type CompanyView = (typeof companyViews)[number]

/** What an order put back into the cart is made of. */
export interface ReorderEntry {
  readonly partId: number
  readonly quantity: number
  readonly comments: readonly string[]
  readonly configurations: readonly Configuration[]
}

/** All that the account panel gets from the page around it. */
export interface AccountPanelProps {
  readonly view: AccountView
  /** Goes to another view, as a step in the browser's history. */
  readonly onView: (view: AccountView) => void
  readonly onSearch: () => void
  /** The orders of the person. */
  readonly orders: ReactNode
  /** The newest of them, for the overview. */
  readonly recentOrders: ReactNode
  /** Where one goes from the overview. */
  readonly actions: ReactNode
  /** The doors that the company keeps. */
  readonly doors: ReactNode
}

/** All that the company panel gets from the page around it. */
export interface CompanyPanelProps {
  readonly view: CompanyView
  readonly onView: (view: CompanyView) => void
  readonly onSearch: () => void
  /** The orders of the company. */
  readonly orders: ReactNode
}
