import { expect, it } from 'vitest'
import { needsCall, needsOtherCart } from './failure-help.ts'

it.each([
  ['checkout.line_refused', true, false],
  ['checkout.no_terms', false, true],
  ['checkout.too_many_declines', false, true],
  ['checkout.quote_failed', false, false],
])('after %s the buyer is sent back to the cart: %s, and told to call: %s', (code, otherCart, call) => {
  expect([needsOtherCart(code), needsCall(code)]).toEqual([otherCart, call])
})
