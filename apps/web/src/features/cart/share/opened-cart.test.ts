import type { Part } from '@mullion/domain/catalog/part'
import { describe, expect, it } from 'vitest'
import { acceptedText, openedCart, prefilledBy } from './opened-cart.ts'

const part = (id: number) => ({ id, number: `0105-${id}` }) as Part
const hands = { kind: 'direction', left: 1, right: 1 } as const
const shared = {
  sharedAt: '2026-11-20T15:00:00Z',
  discontinued: [{ partId: 13, name: '0105-13' }],
  lines: [
    { partId: 12, quantity: 2, comments: ['for the dock'], configurations: [hands] },
    { partId: 13, quantity: 1, comments: [] },
    { partId: 14, quantity: 1, comments: [] },
    { partId: 15, quantity: 3, comments: [] },
  ],
}

describe('a shared cart', () => {
  it('brings its lines with configurations, and names parts that are no longer sold', () => {
    // Staff still see 13, which cannot be ordered; 15 was removed between the two responses.
    expect(openedCart(shared, [part(14), part(12), part(13)])).toEqual({
      additions: [
        { part: part(12), quantity: 2, comments: ['for the dock'], configurations: [hands] },
        { part: part(14), quantity: 1, comments: [], configurations: [] },
      ],
      discontinued: [
        { name: '0105-13', quantity: 1, comments: [] },
        { name: 'Part 15', quantity: 3, comments: [] },
      ],
    })
  })

  it('lists by part what the cart refused, and counts what it accepted', () => {
    const opened = openedCart(shared, [part(12), part(14)])
    expect(prefilledBy(opened, [null, 'Too many.'])).toEqual({ accepted: 1, refused: ['0105-14: Too many.'] })
    expect(prefilledBy(opened, [null, null])).toEqual({ accepted: 2, refused: [] })
    expect(prefilledBy(opened, ['Full.', 'Full.']).accepted).toBe(0)
  })

  it.each([
    [0, 'None of these parts could be added.'],
    [1, 'One item was added to your cart.'],
    [1200, '1,200 items were added to your cart.'],
  ])('reports %d accepted items', (accepted, text) => {
    expect(acceptedText(accepted)).toBe(text)
  })
})
