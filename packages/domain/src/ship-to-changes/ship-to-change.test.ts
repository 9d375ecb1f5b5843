import { describe, expect, it } from 'vitest'
import type { ShipAddress } from '../postal-address.ts'
import { isSameShipTo, shipToAt, shipToMoves, shipToRefusal } from './ship-to-change.ts'

const at = (city: string): ShipAddress => ({
  ...{ label: '', nameOrCompany: 'Arctic Doors', attention: '', address1: '1 Cold St', address2: '' },
  ...{ address3: '', country: 'US', postalCode: '28570', city, state: 'NC', telephone: '' },
})

describe('a change of ship-to', () => {
  it('is decided once', () => {
    const { asked, ...ends } = shipToMoves
    expect(asked).toHaveLength(4)
    expect(Object.values(ends).flat()).toEqual([])
  })

  it.each([
    [{ isCanceled: true, isOnHold: false, hasRest: true }, 'ship_to.canceled'],
    [{ isCanceled: false, isOnHold: true, hasRest: true }, 'ship_to.on_hold'],
    [{ isCanceled: false, isOnHold: false, hasRest: false }, 'ship_to.too_late'],
    [{ isCanceled: false, isOnHold: false, hasRest: true }, undefined],
  ])('of %j is %s', (order, code) => {
    expect(shipToRefusal(order)?.code).toBe(code)
  })

  it('is one if anything but the label differs', () => {
    expect(isSameShipTo(at('Newport'), { ...at('Newport'), label: 'Yard', residential: false })).toBe(true)
    expect(isSameShipTo(at('Newport'), { ...at('Newport'), residential: true })).toBe(false)
    expect(isSameShipTo(at('Newport'), { ...at('Newport'), attention: 'Pat' })).toBe(false)
  })

  it('leaves what shipped before it at the address of then', () => {
    const day = (n: number) => new Date(Date.UTC(2026, 10, n))
    const changes = [
      { from: at('First'), decidedAt: day(10) },
      { from: at('Second'), decidedAt: day(20) },
    ]
    const cityOn = (n: number) => shipToAt(at('Third'), changes, day(n)).city
    expect([9, 10, 19, 20, 25].map(cityOn)).toEqual(['First', 'Second', 'Second', 'Third', 'Third'])
  })
})
