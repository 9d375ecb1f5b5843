import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { quoteInAnswer } from './quote-in-answer.ts'

const refusal = (details: unknown) =>
  new TRPCClientError('The total has changed.', {
    result: { error: { message: 'The total has changed.', code: -32009, data: { details } } },
  })

describe('the new quote in the refusal of an order', () => {
  it('is found in the details', () => {
    const quote = { quoteId: 'q-2', grandTotalCents: 4_599 }
    expect(quoteInAnswer(refusal({ quote }))).toEqual(quote)
  })

  it.each([
    ['a refusal without one', refusal({})],
    ['something else under its name', refusal({ quote: 'q-2' })],
    [
      'an amount that is no number of cents',
      refusal({ quote: { quoteId: 'q-2', grandTotalCents: '45.99' } }),
    ],
    ['an error of another kind', new Error('down')],
  ])('is absent from %s', (_name, error) => {
    expect(quoteInAnswer(error)).toBeNull()
  })
})
