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

describe('a cart from behind a link', () => {
  it('brings its lines as they were stated, and names what is no longer sold', () => {
    // Staff still see 13, which cannot be ordered; 15 was removed between the two responses.
    expect(openedCart(shared, [part(14), part(12), part(13)])).toEqual({
      additions: [
        { part: part(12), quantity: 2, comments: ['for the dock'], configurations: [hands] },
        { part: part(14), quantity: 1, comments: [], configurations: [] },
      ],
      discontinued: ['0105-13', 'Part 15'],
    })
  })

  it('says by part what the cart did not take, and counts what it did', () => {
    const opened = openedCart(shared, [part(12), part(14)])
    expect(prefilledBy(opened, [null, 'Too many.'])).toEqual({ accepted: 1, refused: ['0105-14: Too many.'] })
    expect(prefilledBy(opened, [null, null])).toEqual({ accepted: 2, refused: [] })
    expect(prefilledBy(opened, ['Full.', 'Full.']).accepted).toBe(0)
  })

  it.each([
    [0, 'None of these parts could be added.'],
    [1, 'One item was added to your cart.'],
    [1200, '1,200 items were added to your cart.'],
  ])('of which %d came in says so', (accepted, text) => {
    expect(acceptedText(accepted)).toBe(text)
  })
})
