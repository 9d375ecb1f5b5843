const cartCodes = ['checkout.line_refused', 'checkout.key_reused', 'cart.empty']

/** True if the buyer can fix this error only by changing the cart. */
export function needsOtherCart(code: string): boolean {
  return cartCodes.includes(code)
}

export function needsCall(code: string): boolean {
  return code === 'checkout.too_many_declines' || code === 'checkout.no_terms'
}
