import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { ReactNode } from 'react'

export const accountViews = [
  'overview',
  'orders',
  'quotes',
  'returns',
  'approvals',
  'lists',
  'recurring',
  'doors',
  'addresses',
  'payments',
  'settings',
  'tokens',
] as const
type AccountView = (typeof accountViews)[number]

export const companyViews = ['add', 'users', 'orders', 'certificates'] as const
type CompanyView = (typeof companyViews)[number]

export interface CartAddition {
  readonly partId: number
  readonly quantity: number
  readonly comments: readonly string[]
  readonly configurations: readonly Configuration[]
}

export interface AccountPanelProps {
  readonly view: AccountView
  readonly onView: (view: AccountView) => void
  readonly onSearch: () => void
  readonly orders: ReactNode
  readonly recentOrders: ReactNode
  readonly actions: ReactNode
  readonly doors: ReactNode
  readonly approvals: ReactNode
  readonly quotes: ReactNode
  readonly returns: ReactNode
  readonly lists: ReactNode
  readonly recurring: ReactNode
}

export interface CompanyPanelProps {
  readonly view: CompanyView
  readonly onView: (view: CompanyView) => void
  readonly onSearch: () => void
  readonly orders: ReactNode
  readonly certificates: ReactNode
}
