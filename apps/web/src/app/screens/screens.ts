import type { ComponentType } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import type { Panel, PanelProps, ViewOf } from '../navigation/routes.ts'

const panel = <P extends Panel>(load: () => Promise<ComponentType<PanelProps<P>>>) => lazyComponent(load)

/**
 * Every panel but the search, which ships with the page. A panel's code loads when it is first shown, or earlier
 * through `preload`. The route table says which panels need a sign-in.
 */
export const panels = {
  cart: panel<'cart'>(async () => (await import('./cart.tsx')).Cart),
  quickOrder: panel<'cart'>(async () => (await import('./quick-order.tsx')).QuickOrder),
  customers: panel<'cart'>(async () => (await import('./customers.tsx')).Customers),
  checkout: panel<'cart'>(async () => (await import('./checkout.tsx')).Checkout),
  account: panel<'account'>(async () => (await import('./account.tsx')).Account),
  company: panel<'company'>(async () => (await import('./company.tsx')).Company),
  admin: panel<'admin'>(async () => (await import('./staff.tsx')).Staff),
  order: panel<'order'>(async () => (await import('./order-status.tsx')).OrderStatus),
  quote: panel<'quote'>(async () => (await import('./price-quote.tsx')).PriceQuoteScreen),
  return: panel<'return'>(async () => (await import('./return.tsx')).ReturnScreen),
  recurring: panel<'recurring'>(async () => (await import('./recurring-draft.tsx')).RecurringDraftScreen),
  request: panel<'request'>(async () => (await import('./dealer-request.tsx')).Request),
  verify: panel<'verify'>(async () => (await import('./dealer-request.tsx')).Verification),
}

export const cartPanels = {
  cart: panels.cart,
  'quick-order': panels.quickOrder,
  selectCustomer: panels.customers,
  createCustomer: panels.customers,
  shipping: panels.checkout,
  finalize: panels.checkout,
} satisfies Record<ViewOf<'cart'>, unknown>

export const overlays = {
  part: lazyComponent(async () => (await import('../../features/catalog/part-detail.tsx')).PartDetail),
  compare: lazyComponent(
    async () => (await import('../../features/catalog/compare/compare-dialog.tsx')).CompareDialog,
  ),
  calculator: lazyComponent(
    async () => (await import('../../features/doors/calculator/calculator-dialog.tsx')).CalculatorDialog,
  ),
  doorPicker: lazyComponent(
    async () => (await import('../../features/doors/my-door/door-picker.tsx')).DoorPicker,
  ),
  labels: lazyComponent(
    async () => (await import('../../features/doors/labels/label-dialog.tsx')).LabelDialog,
  ),
  help: lazyComponent(async () => (await import('../../features/help/help-dialog.tsx')).HelpDialog),
  configure: lazyComponent(
    async () => (await import('../../features/cart/configure/configure-dialog.tsx')).ConfigureDialog,
  ),
  addToList: lazyComponent(
    async () =>
      (await import('../../features/part-lists/add-to-list/add-to-list-dialog.tsx')).AddToListDialog,
  ),
  confirm: lazyComponent(async () => (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog),
  sharedCart: lazyComponent(
    async () => (await import('../../features/cart/share/shared-cart.tsx')).SharedCart,
  ),
  signIn: lazyComponent(
    async () => (await import('../../features/accounts/sign-in/sign-in-dialog.tsx')).SignInDialog,
  ),
  ownPassword: lazyComponent(
    async () => (await import('../../features/accounts/sign-in/password-dialog.tsx')).OwnPasswordDialog,
  ),
  resetPassword: lazyComponent(
    async () => (await import('../../features/accounts/sign-in/password-dialog.tsx')).ResetPasswordDialog,
  ),
  secondFactor: lazyComponent(
    async () =>
      (await import('../../features/accounts/settings/second-factor-dialog.tsx')).SecondFactorDialog,
  ),
}

const fromAnywhere = [overlays.part, panels.cart, overlays.configure, overlays.confirm]
// With the checkout's code loaded, a buyer who goes offline later still gets the checkout's own messages.
const fromCart = [panels.checkout, panels.quickOrder]

/** Loads what the buyer is likely to open next, when the browser is idle; returns a function that cancels it. */
export function preloadNext(panel: Panel): () => void {
  return whenIdle(() => {
    for (const each of fromAnywhere) each.preload()
    if (panel === 'cart') for (const each of fromCart) each.preload()
  })
}
