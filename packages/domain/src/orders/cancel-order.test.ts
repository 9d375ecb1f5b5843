import { describe, expect, it } from 'vitest'
import type { AppError } from '../error.ts'
import { type CancelAsked, type CancelableOrder, mayCancel, toCancel } from './cancel-order.ts'

const pending: CancelableOrder = { processed: false, shippedAt: null, canceledAt: null, creditHold: null }
const at = new Date('2026-11-28T12:00:00Z')
const lines = [
  { lineNo: 1, quantity: 3, canceledQuantity: 1 },
  { lineNo: 2, quantity: 2.5, canceledQuantity: 0 },
  { lineNo: 3, quantity: 1, canceledQuantity: 1 },
]

describe('canceling', () => {
  it.each<[string, CancelAsked, ReturnType<typeof toCancel>]>([
    [
      'all that is left takes the freight too',
      {},
      {
        lines: [
          { lineNo: 1, quantity: 2 },
          { lineNo: 2, quantity: 2.5 },
        ],
        freight: 'rest',
        whole: true,
      },
    ],
    [
      'a part leaves the freight',
      { lines: [{ lineNo: 1, quantity: 2 }] },
      { lines: [{ lineNo: 1, quantity: 2 }], freight: 0, whole: false },
    ],
    [
      'the last of it line by line takes the freight too',
      {
        lines: [
          { lineNo: 2, quantity: 2.5 },
          { lineNo: 1, quantity: 2 },
        ],
      },
      {
        lines: [
          { lineNo: 2, quantity: 2.5 },
          { lineNo: 1, quantity: 2 },
        ],
        freight: 'rest',
        whole: true,
      },
    ],
  ])('%s', (_what, asked, expected) => {
    expect(toCancel(pending, lines, asked)).toEqual(expected)
  })

  it.each<[string, Partial<CancelableOrder>, string]>([
    ['is processed', { processed: true }, 'orders.cancel_too_late'],
    ['has shipped in part', { shippedAt: at }, 'orders.cancel_too_late'],
    ['was canceled', { canceledAt: at }, 'orders.canceled'],
  ])('is refused once the order %s', (_when, change, code) => {
    const order = { ...pending, ...change }
    expect(mayCancel(order)).toBe(false)
    expect(() => toCancel(order, lines, {})).toThrow(expect.objectContaining({ code }) as AppError)
  })
})
