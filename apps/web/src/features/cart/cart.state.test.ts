import { entriesOf } from '@mullion/domain/cart/stored-cart'
import type { Part } from '@mullion/domain/catalog/part'
import { nothingRequired } from '@mullion/domain/testing/parts'
import { snapshot } from 'valtio'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../lib/testing/storage.ts'
import {
  addAllToCart,
  addToCart,
  cartState,
  clearCart,
  currentIdempotencyKey,
  followStorage,
  orderPlaced,
  reconfigureLine,
  rememberPrices,
  removeFromCart,
  replaceCart,
  setQuantity,
} from './cart.state.ts'

const part = (id: number, change: Partial<Part> = {}): Part => ({
  id,
  number: `0105-${id}`,
  name: 'HNG BRKT',
  description: '',
  priceCents: 1250,
  unit: 'EA',
  imageVersion: 0,
  tags: [],
  doorModels: [],
  doorSubModels: [],
  includedHardware: '',
  requirements: nothingRequired,
  size: { lengthInches: null, heightInches: null, depthInches: null, weightPounds: null },
  relatedParts: [],
  specialOrder: false,
  ...change,
})
const priced = (partId: number, unitPriceCents: number | null) => ({
  partId,
  number: `0105-${partId}`,
  name: 'HNG BRKT',
  unit: 'EA' as const,
  quantity: 1,
  unitPriceCents,
  lineTotalCents: unitPriceCents,
  comments: [],
  configurations: [],
  problem: null,
})

let stored: Map<string, string>
let visit: Map<string, string>
let otherTab: EventTarget
let stop: () => void
const lines = () => entriesOf(snapshot(cartState).entries)
const quantities = () =>
  Object.fromEntries(Object.values(cartState.entries).map((entry) => [entry.part.id, entry.quantity]))

beforeEach(() => {
  otherTab = new EventTarget()
  stored = stubStorage('localStorage')
  visit = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => visit.get(key) ?? null,
    setItem: (key: string, text: string) => void visit.set(key, text),
  })
  vi.stubGlobal('window', otherTab)
  stop = followStorage()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the cart in this browser', () => {
  it('increases the quantity and keeps both comments when a part is added again', () => {
    addToCart({ part: part(12), quantity: 2, comments: ['left leaf'] })
    addToCart({ part: part(12), quantity: 3, comments: ['right leaf'] })
    expect(quantities()).toEqual({ 12: 5 })
    expect(cartState.entries['12']?.comments).toEqual(['left leaf', 'right leaf'])
  })

  it('is saved under shoppingCart as a map by part id with the documented fields', () => {
    addToCart({ part: part(12), quantity: 2 })
    expect(JSON.parse(stored.get('shoppingCart') ?? '')).toMatchObject({
      12: { part: { id: 12, number: '0105-12' }, quantity: 2, comments: [], precisionLengths: [] },
    })
  })

  it('survives damaged storage and keeps the valid entries', () => {
    addToCart({ part: part(12), quantity: 2 })
    const sound = JSON.parse(stored.get('shoppingCart') ?? '')
    stored.set('shoppingCart', JSON.stringify({ ...sound, 13: { part: '<script>', quantity: -1 } }))
    followStorage()()
    expect(quantities()).toEqual({ 12: 2 })
    stored.set('shoppingCart', '{{{')
    followStorage()()
    expect(quantities()).toEqual({})
  })

  it('takes 500 lines and refuses the next', () => {
    const first = Array.from({ length: 500 }, (_, at) => ({ part: part(at + 1), quantity: 1 }))
    expect(addAllToCart(first).filter((problem) => problem !== null)).toEqual([])
    expect(addToCart({ part: part(501), quantity: 1 })).toBe('A cart can have at most 500 lines.')
    expect(addToCart({ part: part(500), quantity: 1 })).toBeNull()
    expect(Object.keys(cartState.entries)).toHaveLength(500)
  })

  it('limits a line to 9,999', () => {
    addToCart({ part: part(12), quantity: 9_500 })
    expect(addToCart({ part: part(12), quantity: 999 })).toBe('Quantity can be at most 9,999 per line.')
    expect(quantities()).toEqual({ 12: 9_999 })
  })

  it('restores a removed line as it was, and a cleared cart in full', () => {
    addToCart({ part: part(12), quantity: 2, comments: ['left leaf'] })
    addToCart({ part: part(13), quantity: 4 })
    const undoRemoval = removeFromCart(12)
    expect(quantities()).toEqual({ 13: 4 })
    undoRemoval()
    expect(cartState.entries['12']).toMatchObject({ quantity: 2, comments: ['left leaf'] })
    const undoClearing = clearCart()
    expect(quantities()).toEqual({})
    undoClearing()
    expect(quantities()).toEqual({ 12: 2, 13: 4 })
  })

  it('follows changes made in another tab', () => {
    addToCart({ part: part(12), quantity: 2 })
    stored.set('shoppingCart', '{}')
    otherTab.dispatchEvent(Object.assign(new Event('storage'), { key: 'shoppingCart' }))
    expect(quantities()).toEqual({})
  })

  it('does not overwrite changes of another tab whose event has not arrived yet', () => {
    addToCart({ part: part(12), quantity: 2 })
    const there = JSON.parse(stored.get('shoppingCart') ?? '')
    there[12].quantity = 5
    stored.set('shoppingCart', JSON.stringify(there))
    rememberPrices({ lines: [priced(12, 1250)] })
    expect(JSON.parse(stored.get('shoppingCart') ?? '')).toEqual(there)
    addToCart({ part: part(13), quantity: 1 })
    expect(quantities()).toEqual({ 12: 5, 13: 1 })
  })

  it('works for the visit when storage is unavailable', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(addToCart({ part: part(12), quantity: 1 })).toBeNull()
    expect(quantities()).toEqual({ 12: 1 })
    expect(currentIdempotencyKey()).toBe(currentIdempotencyKey())
  })
})

describe('a configured line', () => {
  const hands = (left: number, right: number) => ({ kind: 'direction', left, right }) as const
  const configurations = () => cartState.entries['12']?.configurations

  it('is saved with its configuration, and adding more extends it', () => {
    addToCart({ part: part(12), quantity: 2, configurations: [hands(2, 0)] })
    addToCart({ part: part(12), quantity: 3, configurations: [hands(1, 2)] })
    followStorage()()
    expect(quantities()).toEqual({ 12: 5 })
    expect(configurations()).toEqual([hands(3, 2)])
  })

  it('refuses a new quantity without a configuration', () => {
    addToCart({ part: part(12), quantity: 2, configurations: [hands(2, 0)] })
    addToCart({ part: part(13), quantity: 2 })
    const key = currentIdempotencyKey()
    expect(setQuantity(12, 3)).toBe(false)
    expect(quantities()).toEqual({ 12: 2, 13: 2 })
    expect(currentIdempotencyKey()).toBe(key)
    expect(setQuantity(13, 3)).toBe(true)
  })

  it('takes a new quantity and configuration together, and keeps its comments', () => {
    addToCart({ part: part(12), quantity: 2, comments: ['left leaf'], configurations: [hands(2, 0)] })
    const key = currentIdempotencyKey()
    expect(reconfigureLine(12, { quantity: 1, configurations: [hands(0, 1)] })).toBeNull()
    expect(cartState.entries['12']).toMatchObject({ quantity: 1, comments: ['left leaf'] })
    expect(configurations()).toEqual([hands(0, 1)])
    expect(currentIdempotencyKey()).not.toBe(key)
    expect(reconfigureLine(99, { quantity: 1, configurations: [] })).toBe(
      'This part is no longer in the cart.',
    )
  })

  it('cannot be reconfigured beyond the line limit', () => {
    addToCart({ part: part(12), quantity: 2, configurations: [hands(2, 0)] })
    const tooMuch = { quantity: 10_017, configurations: [hands(2, 0)] }
    expect(reconfigureLine(12, tooMuch)).toBe('Quantity can be at most 9,999 per line.')
    expect(quantities()).toEqual({ 12: 2 })
  })

  it('takes all of an addition or none, even the first one', () => {
    const much = { part: part(12), quantity: 9_000, configurations: [hands(9_000, 0)] }
    expect(addToCart(much)).toBeNull()
    expect(addToCart(much)).toBe('Quantity can be at most 9,999 per line.')
    expect(configurations()).toEqual([hands(9_000, 0)])
    const tooMuch = { part: part(13), quantity: 10_000, configurations: [hands(9_999, 1)] }
    expect(addToCart(tooMuch)).toBe('Quantity can be at most 9,999 per line.')
    expect(quantities()).toEqual({ 12: 9_000 })
  })

  it('comes back in full when its removal is undone', () => {
    addToCart({ part: part(12), quantity: 2, comments: ['left leaf'], configurations: [hands(2, 0)] })
    const before = JSON.stringify(cartState.entries)
    removeFromCart(12)()
    clearCart()()
    expect(JSON.stringify(cartState.entries)).toBe(before)
  })
})

describe('many parts at once', () => {
  it('are added in order, each with the reason if not all of it was added', () => {
    const problems = addAllToCart([
      { part: part(13), quantity: 2, comments: ['dock'] },
      { part: part(12), quantity: 10_000 },
      { part: part(13), quantity: 1 },
    ])
    expect(problems).toEqual([null, 'Quantity can be at most 9,999 per line.', null])
    expect(quantities()).toEqual({ 13: 3, 12: 9_999 })
    expect(entriesOf(cartState.entries).map((line) => line.part.id)).toEqual([13, 12])
  })

  it('can replace the cart, and an empty list clears it', () => {
    addToCart({ part: part(12), quantity: 2 })
    const key = currentIdempotencyKey()
    replaceCart([{ part: part(13), quantity: 1 }])
    expect(quantities()).toEqual({ 13: 1 })
    expect(currentIdempotencyKey()).not.toBe(key)
    replaceCart([])
    expect(stored.get('shoppingCart')).toBe('{}')
  })

  it('that replaced the cart can be undone, and later additions stay', () => {
    addToCart({ part: part(12), quantity: 2, comments: ['left leaf'] })
    addToCart({ part: part(13), quantity: 4 })
    const { answers, undo } = replaceCart([
      { part: part(13), quantity: 1 },
      { part: part(14), quantity: 10_000 },
    ])
    expect(answers).toEqual([null, 'Quantity can be at most 9,999 per line.'])
    addToCart({ part: part(15), quantity: 1 })
    const key = currentIdempotencyKey()
    undo()
    expect(quantities()).toEqual({ 12: 2, 13: 4, 15: 1 })
    expect(cartState.entries['12']?.comments).toEqual(['left leaf'])
    expect(JSON.parse(stored.get('shoppingCart') ?? '')).toMatchObject({ 12: {}, 13: {}, 15: {} })
    expect(currentIdempotencyKey()).not.toBe(key)
  })

  it('that replaced the cart are removed by Undo, except what was added to them later', () => {
    const hands = (left: number, right: number) => ({ kind: 'direction', left, right }) as const
    addToCart({ part: part(12), quantity: 2, comments: ['left leaf'] })
    const { undo } = replaceCart([
      { part: part(12), quantity: 1, comments: ['from the link'] },
      { part: part(13), quantity: 3, configurations: [hands(3, 0)] },
      { part: part(14), quantity: 4 },
      { part: part(15), quantity: 4 },
    ])
    addToCart({ part: part(12), quantity: 5, comments: ['dock 4'] })
    addToCart({ part: part(13), quantity: 2, configurations: [hands(1, 1)] })
    setQuantity(14, 1)
    undo()
    expect(lines()).toMatchObject([
      { part: { id: 12 }, quantity: 7, comments: ['left leaf', 'dock 4'] },
      { part: { id: 13 }, quantity: 2, configurations: [hands(1, 1)] },
    ])
    expect(quantities()).toEqual({ 12: 7, 13: 2 })
  })

  it('that replaced the cart leave no trace on the restored lines', () => {
    const hands = (left: number, right: number) => ({ kind: 'direction', left, right }) as const
    addToCart({ part: part(12), quantity: 2, comments: ['mine'] })
    addToCart({ part: part(13), quantity: 2, configurations: [hands(2, 0)] })
    addToCart({ part: part(14), quantity: 2 })
    const mine = lines()
    const { undo } = replaceCart([
      { part: part(12), quantity: 4, comments: ['link'] },
      { part: part(13), quantity: 4, configurations: [hands(4, 0)] },
      { part: part(14), quantity: 4 },
    ])
    setQuantity(12, 3)
    reconfigureLine(13, { quantity: 4, configurations: [hands(3, 1)] })
    removeFromCart(14)
    undo()
    expect(lines()).toEqual(mine)
  })

  it('that replaced the cart survive Undo if they were removed and added again', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { undo } = replaceCart([{ part: part(12), quantity: 3 }])
    removeFromCart(12)
    vi.advanceTimersByTime(1)
    addToCart({ part: part(12), quantity: 3 })
    undo()
    expect(quantities()).toEqual({ 12: 3 })
  })

  it('change neither the cart nor the idempotency key when there are none', () => {
    addToCart({ part: part(12), quantity: 2 })
    const key = currentIdempotencyKey()
    expect(addAllToCart([])).toEqual([])
    expect(currentIdempotencyKey()).toBe(key)
  })
})

describe('the cart after an order', () => {
  it('keeps what was added while the card was charged, in new lines and existing ones', () => {
    addAllToCart([
      { part: part(12), quantity: 2, comments: ['left leaf'] },
      { part: part(13), quantity: 1 },
    ])
    const sent = lines()
    addToCart({ part: part(13), quantity: 3, comments: ['dock 4'] })
    addToCart({ part: part(14), quantity: 5 })
    orderPlaced(sent)
    expect(quantities()).toEqual({ 13: 3, 14: 5 })
    expect(cartState.entries['13']?.comments).toEqual(['dock 4'])
    expect(JSON.parse(stored.get('shoppingCart') ?? '')).toMatchObject({ 13: { quantity: 3 }, 14: {} })
  })

  it('keeps what another tab added meanwhile', () => {
    addToCart({ part: part(12), quantity: 2 })
    const sent = lines()
    const here = stored.get('shoppingCart') ?? ''
    addToCart({ part: part(13), quantity: 1 })
    const there = stored.get('shoppingCart') ?? ''
    stored.set('shoppingCart', here)
    followStorage()()
    stored.set('shoppingCart', there)
    otherTab.dispatchEvent(Object.assign(new Event('storage'), { key: 'shoppingCart' }))
    orderPlaced(sent)
    expect(quantities()).toEqual({ 13: 1 })
  })

  it('is cleared of the ordered lines even after a reload', () => {
    addToCart({ part: part(12), quantity: 2, configurations: [{ kind: 'direction', left: 1, right: 1 }] })
    const key = currentIdempotencyKey()
    followStorage()()
    expect(currentIdempotencyKey()).toBe(key)
    orderPlaced(lines())
    expect(quantities()).toEqual({})
  })

  it('loses nothing more when another tab reports the same order', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    addToCart({ part: part(12), quantity: 2 })
    const sent = lines()
    orderPlaced(sent)
    vi.advanceTimersByTime(1)
    addToCart({ part: part(12), quantity: 2 })
    orderPlaced(sent)
    expect(quantities()).toEqual({ 12: 2 })
  })

  it('is cleared even if its prices changed meanwhile', () => {
    addToCart({ part: part(12), quantity: 2 })
    const sent = lines()
    rememberPrices({ lines: [priced(12, 1400)] })
    orderPlaced(sent)
    expect(quantities()).toEqual({})
  })
})

describe('the idempotency key', () => {
  it('stays the same across reloads and tabs, and changes with every change of the cart', () => {
    const seen = new Set<string>()
    const note = () => seen.add(currentIdempotencyKey()).size
    addToCart({ part: part(12), quantity: 2 })
    expect(currentIdempotencyKey()).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
    expect(note()).toBe(1)
    followStorage()()
    expect(note()).toBe(1)
    setQuantity(12, 3)
    expect(note()).toBe(2)
    removeFromCart(12)()
    expect(note()).toBe(3)
    orderPlaced(lines())
    expect(note()).toBe(4)
    expect(quantities()).toEqual({})
  })

  it('does not change with new prices or an unchanged quantity', () => {
    addToCart({ part: part(12), quantity: 2 })
    const before = currentIdempotencyKey()
    rememberPrices({ lines: [priced(12, 1400)] })
    setQuantity(12, 2)
    expect(currentIdempotencyKey()).toBe(before)
  })

  it('is replaced when damaged', () => {
    stored.set('shoppingCartKey', 'short')
    expect(currentIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('prices from the server', () => {
  it('report a change once', () => {
    addToCart({ part: part(12), quantity: 2 })
    expect(rememberPrices({ lines: [priced(12, 1400)] })).toEqual([
      { number: '0105-12', fromCents: 1250, toCents: 1400, isDiscount: false },
    ])
    expect(rememberPrices({ lines: [priced(12, 1400)] })).toEqual([])
  })

  it('do not count a list price as the former price of a discounted part', () => {
    addToCart({ part: part(12), quantity: 2 })
    expect(rememberPrices({ lines: [priced(12, 1063)], listPrices: { 12: 1250 } })).toEqual([
      { number: '0105-12', fromCents: 1250, toCents: 1063, isDiscount: true },
    ])
    expect(cartState.formerPrices).toEqual({})
  })

  it('bring a changed unit without reporting a price change', () => {
    addToCart({ part: part(12, { unit: 'FT' }), quantity: 2.25 })
    expect(rememberPrices({ lines: [priced(12, 1250)] })).toEqual([])
    expect(cartState.entries['12']).toMatchObject({ quantity: 2.25, part: { unit: 'EA' } })
  })

  it('report no change for a part without a price or no longer in the cart', () => {
    addToCart({ part: part(12), quantity: 2 })
    expect(rememberPrices({ lines: [priced(12, null), priced(99, 100)] })).toEqual([])
    expect(cartState.entries['12']?.part.priceCents).toBe(1250)
  })

  it('that changed are remembered for the visit with the first price, across reloads', () => {
    addToCart({ part: part(12), quantity: 2 })
    rememberPrices({ lines: [priced(12, 1400)] })
    expect(cartState.formerPrices).toEqual({ 12: 1250 })
    rememberPrices({ lines: [priced(12, 1500)] })
    followStorage()()
    expect(cartState.formerPrices).toEqual({ 12: 1250 })
    addToCart({ part: part(12, { priceCents: 1600 }), quantity: 1 })
    expect(cartState.formerPrices).toEqual({ 12: 1250 })
    visit.clear()
    followStorage()()
    expect(cartState.formerPrices).toEqual({})
    expect(cartState.entries['12']).toMatchObject({ quantity: 3, part: { priceCents: 1600 } })
  })

  it('that changed are remembered per tab', () => {
    addToCart({ part: part(12), quantity: 2 })
    const unchanged = stored.get('shoppingCart') ?? ''
    stored.set('shoppingCart', unchanged.replace('1250', '1400'))
    otherTab.dispatchEvent(Object.assign(new Event('storage'), { key: 'shoppingCart' }))
    expect(cartState.formerPrices).toEqual({ 12: 1250 })
    const visitBefore = new Map(visit)
    visit.clear()
    followStorage()()
    expect(cartState.formerPrices).toEqual({})
    for (const [key, text] of visitBefore) visit.set(key, text)
    followStorage()()
    expect(cartState.formerPrices).toEqual({ 12: 1250 })
  })

  it('have no former price after a part was removed and added again', () => {
    addToCart({ part: part(12), quantity: 2 })
    rememberPrices({ lines: [priced(12, 1400)] })
    removeFromCart(12)()
    expect(cartState.formerPrices).toEqual({ 12: 1250 })
    removeFromCart(12)
    addToCart({ part: part(12, { priceCents: 1400 }), quantity: 1 })
    expect(cartState.formerPrices).toEqual({})
  })

  it.each(['{{', '[]', '{"prices":[[12]]}', '{"prices":[["12",5],[12,-1],[12,1.5],null]}'])(
    'have no former price when the saved value is damaged: %j',
    (damaged) => {
      visit.set('formerPrices', damaged)
      followStorage()()
      expect(cartState.formerPrices).toEqual({})
    },
  )

  it('that changed back have no former price', () => {
    addToCart({ part: part(12), quantity: 2 })
    rememberPrices({ lines: [priced(12, 1400)] })
    rememberPrices({ lines: [priced(12, 1250)] })
    expect(cartState.formerPrices).toEqual({})
  })

  it('by quantity are saved with the part, and go when they end', () => {
    addToCart({ part: part(12), quantity: 2 })
    const breaks = [{ minQuantity: 10, priceCents: 1100 }]
    const quantityPrices = { priceCents: 1250, priceBreaks: breaks }
    rememberPrices({ lines: [{ ...priced(12, 1250), quantityPrices }] })
    expect(cartState.entries[12]?.part.priceBreaks).toEqual(breaks)
    expect(rememberPrices({ lines: [priced(12, 1250)] })).toEqual([])
    expect(cartState.entries[12]?.part).not.toHaveProperty('priceBreaks')
  })
})
