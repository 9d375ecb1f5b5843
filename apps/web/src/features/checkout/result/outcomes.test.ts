import type { ReadableError } from '@mullion/client/read-error'
import { describe, expect, it } from 'vitest'
import { closingLine, closingLines } from './closing-lines.ts'
import { failedOutcome, outcomeText, placedOutcome } from './outcomes.ts'

const error = (change: Partial<ReadableError>): ReadableError => ({
  message: 'The words of the server.',
  fields: {},
  code: 'client.unknown',
  requestId: 'r-1',
  kind: 'blocked',
  ...change,
})

describe('an order that could not be placed', () => {
  it.each([
    ['checkout.payment_declined', 'Failed to process payment'],
    ['checkout.payment_unknown', 'Failed to process payment'],
    ['checkout.payment_reversed', 'Failed to process payment'],
    ['checkout.too_many_declines', 'Failed to process payment'],
    ['checkout.bot_check_failed', 'Failed to process payment'],
    ['checkout.line_refused', 'Failed to place order'],
    ['checkout.key_reused', 'Failed to place order'],
    ['client.network', 'Failed to place order'],
  ])('with %s is titled %s', (code, title) => {
    expect(failedOutcome(error({ code }))).toMatchObject({ title, message: 'The words of the server.' })
  })

  it('shows a reference only for an unexpected failure', () => {
    expect(failedOutcome(error({ kind: 'unknown' }))).toMatchObject({ requestId: 'r-1' })
    expect(failedOutcome(error({ kind: 'blocked' }))).toMatchObject({ requestId: null })
  })
})

describe('the one-line outcome of an order', () => {
  it('gives the order number or the reason', () => {
    const placed = placedOutcome(
      {
        ...{ orderNumber: 'W100001', grandTotalCents: 1, buyerEmail: 'a@b.example' },
        confirmationTo: ['a@b.example'],
        ...{ freightToBeConfirmed: false, onHold: false, arrivesOn: null, madeToOrder: false },
      },
      { shipTo: null, items: [] },
    )
    expect(outcomeText(placed)).toBe('Order W100001 placed successfully!')
    expect(outcomeText(failedOutcome(error({ code: 'checkout.payment_declined' })))).toBe(
      'Failed to process payment: The words of the server.',
    )
  })
})

describe('the quote of the day', () => {
  it('is one of twenty different lines for any random number', () => {
    expect(new Set(closingLines).size).toBe(20)
    expect(closingLine(0)).toBe(closingLines[0])
    expect(closingLine(0.999)).toBe(closingLines[19])
  })
})
