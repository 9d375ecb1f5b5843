import { entriesOf } from '@mullion/domain/cart/stored-cart'
import type { Part } from '@mullion/domain/catalog/part'
import { beforeEach, describe, expect, it } from 'vitest'
import { cartState, clearCart } from '../../features/cart/cart.state.ts'
import type { CartAddition } from '../../lib/member-panels.ts'
import { stubStorage } from '../../lib/testing/storage.ts'
import { addLines } from './use-order-again.ts'

const part = (id: number) => ({ id, number: `0105-${id}`, name: 'PART', unit: 'EA', priceCents: 100 }) as Part
const entry = (partId: number, quantity: number, more: Partial<CartAddition> = {}): CartAddition => ({
  partId,
  quantity,
  comments: [],
  configurations: [],
  ...more,
})

beforeEach(() => {
  stubStorage('localStorage')
  clearCart()
})

describe('ordering again', () => {
  it('adds each line to the cart with its comments and configurations', () => {
    const hands = { kind: 'direction', left: 1, right: 3 } as const
    const comments = ['left leaf', 'spare']
    expect(
      addLines([entry(12, 4, { comments, configurations: [hands] }), entry(13, 1)], [part(12), part(13)]),
    ).toBe(true)
    expect(cartState.entries['12']).toMatchObject({ quantity: 4, comments, configurations: [hands] })
    expect(cartState.entries['13']).toMatchObject({ quantity: 1, comments: [], configurations: [] })
  })

  it('keeps the order of the lines', () => {
    addLines([entry(14, 1), entry(12, 1), entry(13, 1)], [part(12), part(13), part(14)])
    expect(entriesOf(cartState.entries).map((line) => line.part.id)).toEqual([14, 12, 13])
  })

  it('reports a part that is no longer sold, and still adds the others', () => {
    expect(addLines([entry(12, 4), entry(13, 1)], [part(13)])).toBe(false)
    expect(Object.keys(cartState.entries)).toEqual(['13'])
  })

  it('reports when the cart cannot hold the quantity', () => {
    expect(addLines([entry(12, 20_000)], [part(12)])).toBe(false)
    expect(cartState.entries['12']?.quantity).toBe(9_999)
  })
})
