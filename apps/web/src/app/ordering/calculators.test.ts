import { entriesOf } from '@mullion/domain/cart/stored-cart'
import { beforeEach, describe, expect, it } from 'vitest'
import { addAllToCart, addToCart, cartState, clearCart, replaceCart } from '../../features/cart/cart.state.ts'
import { stubStorage } from '../../lib/testing/storage.ts'
import { addCalculated } from './calculators.ts'
import { forDoor, part } from './testing/door-lines.ts'

const line = (id: number) => cartState.entries[id]

beforeEach(() => {
  stubStorage('localStorage')
  clearCart()
})

describe('calculated parts', () => {
  it('are added to feet that were chosen freely', () => {
    addToCart({ part: part(186), quantity: 5 })
    const addition = { part: part(186), quantity: 18.25, configurations: [forDoor('doorGasket')] }
    expect(addCalculated([addition])).toEqual([null])
    expect(line(186)).toMatchObject({ quantity: 23.25, configurations: [forDoor('doorGasket')] })
  })

  it('replace a line that had to be calculated but was not', () => {
    addToCart({ part: part(76), quantity: 3, comments: ['Dock 4'] })
    const addition = { part: part(76), quantity: 17.25, configurations: [forDoor('heaterWire')] }
    addCalculated([addition])
    expect(line(76)).toMatchObject({ quantity: 17.25, comments: ['Dock 4'] })
    addCalculated([addition])
    expect(line(76)).toMatchObject({ quantity: 34.5, configurations: [forDoor('heaterWire', 2)] })
  })

  it('replace an uncalculated line even when Undo restores it from a replaced cart', () => {
    addToCart({ part: part(76), quantity: 3, comments: ['Dock 4'] })
    const { undo } = replaceCart([])
    addCalculated([{ part: part(76), quantity: 17.25, configurations: [forDoor('heaterWire')] }])
    undo()
    expect(line(76)).toMatchObject({
      quantity: 17.25,
      comments: ['Dock 4'],
      configurations: [forDoor('heaterWire')],
    })
  })

  it('leave the line unchanged when they are refused', () => {
    addToCart({ part: part(76), quantity: 3, comments: ['Dock 4'] })
    const before = JSON.stringify(cartState.entries)
    const tooMuch = { part: part(76), quantity: 10_000, configurations: [forDoor('heaterWire')] }
    expect(addCalculated([tooMuch])).toEqual(['Quantity can be at most 9,999 per line.'])
    expect(JSON.stringify(cartState.entries)).toBe(before)
  })

  it('keep the order of the lines', () => {
    addAllToCart([
      { part: part(76), quantity: 3 },
      { part: part(12), quantity: 1 },
    ])
    addCalculated([{ part: part(76), quantity: 17.25, configurations: [forDoor('heaterWire')] }])
    expect(entriesOf(cartState.entries).map(({ part: { id } }) => id)).toEqual([76, 12])
  })
})
