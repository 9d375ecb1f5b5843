import { quietly } from '../../lib/late-component.ts'
import { whenIdle } from '../../lib/when-idle.ts'

const loadCart = () => import('../../features/cart/cart-panel.tsx')
const loadConfigure = () => import('../../features/cart/configure/configure-dialog.tsx')
const loadQuickOrder = () => import('../../features/cart/quick-order/quick-order-view.tsx')
const loadSharedCart = () => import('../../features/cart/share/shared-cart.tsx')
const loadCalculator = () => import('../../features/doors/calculator/calculator-dialog.tsx')
const loadPartDetail = () => import('../../features/catalog/part-detail.tsx')
const loadCheckout = () => import('../../features/checkout/checkout-panel.tsx')
const loadAccount = () => import('./account.tsx')
const loadCompany = () => import('./company.tsx')
const loadCustomers = () => import('./customers.tsx')
const loadStaff = () => import('./staff.tsx')
const loadRequest = () => import('../../features/accounts/dealer-request/request-panel.tsx')
const loadVerification = () => import('../../features/accounts/dealer-request/verification-view.tsx')
const loadSignIn = () => import('../../features/accounts/sign-in/sign-in-dialog.tsx')
const loadPassword = () => import('../../features/accounts/sign-in/password-dialog.tsx')
const loadHelp = () => import('../../features/help/help-dialog.tsx')
const loadSecondFactor = () => import('../../features/accounts/settings/second-factor-dialog.tsx')

export const panelLoaders = {
  loadCart,
  loadConfigure,
  loadSharedCart,
  loadQuickOrder,
  loadPartDetail,
  loadCalculator,
  loadCheckout,
  loadAccount,
  loadCompany,
  loadCustomers,
  loadStaff,
  loadRequest,
  loadVerification,
  loadSignIn,
  loadPassword,
  loadSecondFactor,
  loadHelp,
}

export const preloadCart = quietly(loadCart)
export const preloadQuickOrder = quietly(loadQuickOrder)
const preloadConfigure = quietly(loadConfigure)
export const preloadPartDetail = quietly(loadPartDetail)
export const preloadCalculator = quietly(loadCalculator)
export const preloadCheckout = quietly(loadCheckout)
export const preloadAccount = quietly(loadAccount)
export const preloadCompany = quietly(loadCompany)
export const preloadCustomers = quietly(loadCustomers)
export const preloadStaff = quietly(loadStaff)
export const preloadRequest = quietly(loadRequest)
export const preloadHelp = quietly(loadHelp)
export const preloadSignIn = quietly(loadSignIn)

/** Fetches what a buyer opens next while the browser has nothing else to do. */
export function preloadWhenIdle(): void {
  whenIdle(() => {
    preloadPartDetail()
    preloadCart()
    preloadConfigure()
  })
}
