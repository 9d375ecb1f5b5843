import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addToCart, cartState, clearCart } from '../../features/cart/cart.state.ts'
import { configureState } from '../../features/cart/configure/configure.state.ts'
import { configureLine } from '../../features/cart/configure/configure-actions.ts'
import { configureRow } from '../../features/cart/quick-order/configure-row.ts'
import {
  appendRows,
  clearRows,
  quickOrderState,
  removeRow,
  setRowConfiguration,
} from '../../features/cart/quick-order/quick-order.state.ts'
import { noticesState } from '../../lib/notices.state.ts'
import { addOverlay, removeOverlay } from '../../lib/overlays.state.ts'
import { stubStorage } from '../../lib/testing/storage.ts'
import { currentRoute, followAddress } from '../navigation/navigation.ts'
import {
  closeCalculator,
  closeHelp,
  openCalculator,
  openHelp,
  searchFor,
} from '../navigation/testing/actions.ts'
import { catalogActions } from '../screens/shop-actions.ts'
import { addCalculated, calculateForConfiguration, calculatePart } from './calculators.ts'
import { forDoor, part } from './testing/door-lines.ts'

const wire = { part: part(76), quantity: 17.25, configurations: [forDoor('heaterWire')] }
const pan = { part: part(205), quantity: 1, configurations: [forDoor('heaterPan')] }
const row = () => quickOrderState.rows[0]!
const line = (id: number) => cartState.entries[id]
const lastNotice = () => noticesState.list.at(-1)?.text
const nothing = { quantity: 0, configurations: [] }

class Steps extends EventTarget {
  list: { query: string; state: unknown }[] = [{ query: '', state: null }]
  at = 0
  scrollY = 0
  scrollTo() {}
  pathname = '/'
  hash = ''
  get search() {
    return this.list[this.at]?.query ?? ''
  }
  get state() {
    return this.list[this.at]?.state
  }
  pushState(state: unknown, _: string, url = `/${this.search}`) {
    this.list.splice(this.at + 1, Infinity, { query: url.slice(1), state })
    this.at += 1
  }
  replaceState(state: unknown, _: string, url = `/${this.search}`) {
    this.list[this.at] = { query: url.slice(1), state }
  }
  go(by: number) {
    setTimeout(() => {
      this.at += by
      this.dispatchEvent(new Event('popstate'))
    })
  }
}

const soon = () => new Promise((done) => setTimeout(done, 5))
let stop = () => {}

beforeEach(() => {
  const steps = new Steps()
  for (const name of ['window', 'history', 'location']) vi.stubGlobal(name, steps)
  stubStorage('localStorage')
  stop = followAddress()
  clearCart()
  clearRows()
  noticesState.list = []
  appendRows([{ number: '076', quantity: '3', comment: 'Dock 4' }])
})

afterEach(async () => {
  closeCalculator()
  await soon()
  stop()
  vi.unstubAllGlobals()
})

function calculateForRow(): void {
  configureRow(row(), wire.part, 3)
  calculateForConfiguration(wire.part, nothing)
}

describe('a part calculated for a quick order row', () => {
  it('goes into the row, which keeps its comment, and not into the cart', () => {
    calculateForRow()
    expect(configureState.request).toBeNull()
    expect(addCalculated([wire])).toEqual([null])
    expect(row()).toMatchObject({
      quantity: '17.25',
      comment: 'Dock 4',
      configurations: wire.configurations,
    })
    expect(cartState.entries).toEqual({})
    expect(lastNotice()).toBe('076 is in your quick order. It isn’t in your cart yet.')
  })

  it('goes into the row even if the calculator opens only after a pending step back', async () => {
    const id = addOverlay({ close: () => {}, dialog: true, step: true })
    await soon()
    removeOverlay(id)
    await new Promise((done) => setTimeout(done))
    calculateForRow()
    expect(currentRoute().calculator).toBeNull()
    await soon()
    expect(currentRoute().calculator).toBe('heater')
    expect(addCalculated([wire])).toEqual([null])
    expect(row().quantity).toBe('17.25')
    expect(cartState.entries).toEqual({})
  })

  it('leaves the other calculated parts to the cart', () => {
    calculateForRow()
    expect(addCalculated([wire, pan])).toEqual([null, null])
    expect(line(76)).toBeUndefined()
    expect(line(205)?.quantity).toBe(1)
    expect(row().quantity).toBe('17.25')
  })

  it('is added to the doors of the row each time', () => {
    setRowConfiguration(row().id, wire)
    configureRow(row(), wire.part, 17.25)
    calculateForConfiguration(wire.part, wire)
    addCalculated([wire])
    addCalculated([wire])
    expect(row()).toMatchObject({ quantity: '51.75', configurations: [forDoor('heaterWire', 3)] })
  })

  it('goes into the cart after the calculator was closed and reopened', async () => {
    calculateForRow()
    closeCalculator()
    await soon()
    openCalculator('heater')
    addCalculated([wire])
    expect(row().quantity).toBe('3')
    expect(line(76)?.quantity).toBe(17.25)
  })

  it('goes into the row even after help was opened over the calculator', async () => {
    calculateForRow()
    await soon()
    openHelp('serials')
    await soon()
    closeHelp()
    await soon()
    addCalculated([wire])
    expect(row().quantity).toBe('17.25')
    expect(cartState.entries).toEqual({})
  })

  it('goes into the cart after the buyer went from help to the parts for a door', async () => {
    calculateForRow()
    await soon()
    openHelp('serials')
    searchFor('15-0123')
    await soon()
    addCalculated([wire])
    expect(row().quantity).toBe('3')
    expect(line(76)?.quantity).toBe(17.25)
  })

  it('is refused with a reason when the quantity is too large or the row was removed', () => {
    calculateForRow()
    expect(addCalculated([{ ...wire, quantity: 10_000 }])).toEqual([
      'Quantity can be at most 9,999 per line.',
    ])
    removeRow(row().id)
    expect(addCalculated([wire])).toEqual(['This row is no longer in the quick order.'])
    expect(lastNotice()).toBeUndefined()
  })
})

describe('a part calculated for a cart line', () => {
  it('goes into the line, which keeps its comments', () => {
    addToCart({ part: wire.part, quantity: 3, comments: ['Dock 4'] })
    configureLine(line(76)!)
    calculateForConfiguration(wire.part, nothing)
    expect(addCalculated([wire])).toEqual([null])
    expect(line(76)).toMatchObject({ quantity: 17.25, comments: ['Dock 4'] })
  })

  it('replaces a door that was removed before', () => {
    addToCart({ ...wire, configurations: [forDoor('heaterWire', 2)], quantity: 34.5 })
    configureLine(line(76)!)
    calculateForConfiguration(wire.part, nothing)
    addCalculated([wire])
    expect(line(76)).toMatchObject({ quantity: 17.25, configurations: [forDoor('heaterWire')] })
  })

  it('leaves the line unchanged, with a notice, when its doors were removed and not replaced', async () => {
    addToCart(wire)
    configureLine(line(76)!)
    calculateForConfiguration(wire.part, nothing)
    closeCalculator()
    await soon()
    expect(line(76)?.quantity).toBe(17.25)
    expect(lastNotice()).toBe('076 wasn’t changed. It needs a door.')
  })
})

describe('a part calculated from its Add to cart button', () => {
  it('counts as added once it is in the cart, whatever else is calculated or refused', async () => {
    const added = catalogActions.addToCart(wire.part, 1)
    addCalculated([pan])
    addCalculated([{ ...wire, quantity: 10_000 }])
    addCalculated([pan, wire])
    closeCalculator()
    expect(await added).toBe(true)
    expect(line(76)?.quantity).toBe(17.25)
  })

  it('does not count as added when only other parts were added or it was refused', async () => {
    const added = catalogActions.addToCart(wire.part, 1)
    addCalculated([pan])
    addCalculated([{ ...wire, quantity: 10_000 }])
    closeCalculator()
    expect(await added).toBe(false)
  })

  it('does not count as added when it was requested elsewhere afterward', async () => {
    const first = catalogActions.addToCart(wire.part, 1)
    const second = calculatePart(wire.part)
    addCalculated([wire])
    closeCalculator()
    expect([await first, await second]).toEqual([false, true])
  })
})
