import { AppError } from '@mullion/domain/error'
import { expect, it } from 'vitest'
import { shareFailureText } from './share-failure.ts'

it('a cart that the store refuses to keep says why', () => {
  const tooLarge = new AppError('invalid', 'cart.shared_too_large', 'This cart is too large to be shared.')
  expect(shareFailureText(tooLarge)).toBe('Failed to save the cart. This cart is too large to be shared.')
})

it('a cart that met a fault says so without its words', () => {
  expect(shareFailureText(new TypeError('x is undefined'))).toBe('An error occurred while saving the cart.')
})
