import { AppError } from '@mullion/domain/error'
import { expect, it } from 'vitest'
import { shareFailure } from './share-failure.ts'

it('a cart that the store refuses to share shows the reason', () => {
  const tooLarge = new AppError('invalid', 'cart.shared_too_large', 'This cart is too large to be shared.')
  expect(shareFailure(tooLarge)).toEqual({
    text: 'Failed to save the cart.',
    reason: 'This cart is too large to be shared.',
  })
})

it('an unexpected failure to share a cart shows no technical details', () => {
  expect(shareFailure(new TypeError('x is undefined'))).toEqual({
    text: 'An error occurred while saving the cart.',
    reason: null,
  })
})
