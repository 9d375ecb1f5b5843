import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { quoteInAnswer } from './quote-in-answer.ts'

const refusal = (details: unknown) =>
  new TRPCClientError('The total has changed.', {
    result: { error: { message: 'The total has changed.', code: -32009, data: { details } } },
  })

describe('the new quote in an order refusal', () => {
  it('is read from the error details', () => {
    const quote = { quoteId: 'q-2', grandTotalCents: 4_599 }
    expect(quoteInAnswer(refusal({ quote }))).toEqual(quote)
  })

  it.each([
    ['a refusal without a quote', refusal({})],
    ['a quote that is not an object', refusal({ quote: 'q-2' })],
    ['an amount that is not a number', refusal({ quote: { quoteId: 'q-2', grandTotalCents: '45.99' } })],
    ['any other error', new Error('down')],
  ])('is null for %s', (_name, error) => {
    expect(quoteInAnswer(error)).toBeNull()
  })
})
