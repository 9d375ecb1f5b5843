const loadCart = () => import('../features/cart/cart-panel.tsx')
const loadPartDetail = () => import('../features/catalog/part-detail.tsx')
const loadCheckout = () => import('../features/checkout/checkout-panel.tsx')

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
