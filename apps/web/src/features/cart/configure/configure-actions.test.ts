import type { Part } from '@mullion/domain/catalog/part'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { stubStorage } from '../../../lib/testing/storage.ts'
import { addToCart, cartState, clearCart } from '../cart.state.ts'
import { closeConfiguration, configureState } from './configure.state.ts'
import { changeQuantity, configureAndAdd, configureLine } from './configure-actions.ts'

const part = (id: number) =>
  ({ id, number: `0105-${id}`, name: 'HNG', unit: 'EA', priceCents: 1250, imageVersion: 0 }) as Part
const hands = (left: number, right: number) => ({ kind: 'direction', left, right }) as const
const line = (id: number) => cartState.entries[id]!
const confirm = (id: number, quantity: number, left: number) =>
  configureState.request?.onConfirm(part(id), {
    quantity,
    configurations: [hands(left, quantity - left)],
  })

beforeEach(() => {
  stubStorage('localStorage')
  vi.useFakeTimers()
  clearCart()
  closeConfiguration()
})

describe('configuring', () => {
  it('a part adds it to the cart once confirmed, with a notice', async () => {
    const added = configureAndAdd(part(12), 3)
    expect(configureState.request).toMatchObject({ partId: 12, quantity: 3, configurations: [] })
    expect(cartState.entries).toEqual({})
    expect(confirm(12, 3, 2)).toBeNull()
    closeConfiguration()
    expect(await added).toBe(true)
    expect(line(12)).toMatchObject({ quantity: 3, configurations: [hands(2, 1)] })
    expect(noticesState.list.at(-1)?.text).toBe('Added 0105-12 to the cart.')
  })

  it('a part that does not fit in the cart says why and adds nothing', async () => {
    addToCart({ part: part(12), quantity: 9_999, configurations: [hands(9_999, 0)] })
    const added = configureAndAdd(part(12), 1)
    expect(confirm(12, 1, 1)).toBe('Quantity can be at most 9,999 per line.')
    closeConfiguration()
    expect(await added).toBe(false)
    expect(line(12).quantity).toBe(9_999)
  })

  it('a part is abandoned when another one is configured', async () => {
    const first = configureAndAdd(part(12), 1)
    const second = configureAndAdd(part(13), 1)
    expect(await first).toBe(false)
    confirm(13, 1, 1)
    closeConfiguration()
    expect(await second).toBe(true)
  })

  it('a line starts from its configuration and replaces it', () => {
    addToCart({ part: part(12), quantity: 3, configurations: [hands(3, 0)] })
    configureLine(line(12))
    expect(configureState.request).toMatchObject({ quantity: 3, configurations: [hands(3, 0)] })
    expect(confirm(12, 2, 0)).toBeNull()
    expect(line(12)).toMatchObject({ quantity: 2, configurations: [hands(0, 2)] })
  })

  it('a line that was removed meanwhile tells the buyer', () => {
    addToCart({ part: part(12), quantity: 3, configurations: [hands(3, 0)] })
    configureLine(line(12))
    clearCart()
    expect(confirm(12, 2, 0)).toBe('This part is no longer in the cart.')
  })
})

describe('changing the quantity', () => {
  it('of a plain line takes effect at once', () => {
    addToCart({ part: part(12), quantity: 3 })
    expect(changeQuantity(line(12), 4)).toBe(true)
    expect(line(12).quantity).toBe(4)
    expect(configureState.request).toBeNull()
  })

  it('of a configured line asks for its configuration first', () => {
    addToCart({ part: part(12), quantity: 3, configurations: [hands(3, 0)] })
    expect(changeQuantity(line(12), 4)).toBe(false)
    expect(line(12).quantity).toBe(3)
    expect(configureState.request).toMatchObject({ quantity: 4, configurations: [hands(3, 0)] })
  })
})
