const cartCodes = ['checkout.line_refused', 'checkout.key_reused', 'cart.empty']

/** True when nothing but another cart helps. */
export function needsOtherCart(code: string): boolean {
  return cartCodes.includes(code)
}

/** True when a call to the store helps. */
export function needsCall(code: string): boolean {
  return code === 'checkout.too_many_declines' || code === 'checkout.no_terms'
}
