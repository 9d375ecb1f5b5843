import type { ComponentType } from 'react'
import type { CheckoutPanelProps } from '../lib/checkout-door.ts'

interface CheckoutRoom {
  CheckoutPanel: ComponentType<CheckoutPanelProps>
}
const loadCart = () => import('../features/cart/cart-panel.tsx')
const loadPartDetail = () => import('../features/catalog/part-detail.tsx')
const checkoutRoom = import.meta.glob<CheckoutRoom>('../features/checkout/checkout-panel.tsx')
const loadCheckout = () =>
  checkoutRoom['../features/checkout/checkout-panel.tsx']?.() ??
  Promise.reject(new Error('The checkout is missing'))

export const panelLoaders = { loadCart, loadPartDetail, loadCheckout }

// A load that fails here is tried again, and shown, when the panel is opened.
const quietly = (load: () => Promise<unknown>) => () => void load().catch(() => undefined)

export const preloadCart = quietly(loadCart)
export const preloadPartDetail = quietly(loadPartDetail)
export const preloadCheckout = quietly(loadCheckout)

/** Fetches what a buyer opens next while the browser has nothing else to do. */
export function preloadWhenIdle(): void {
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_500))
  whenIdle(() => {
    preloadPartDetail()
    preloadCart()
  })
}
