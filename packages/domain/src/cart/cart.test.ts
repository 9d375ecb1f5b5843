import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { oneLine } from '../plain-text.ts'
import { cartCount, cartEmpty, cartLine, cartLines, quantityProblem, quantityStep } from './cart.ts'

const line = (change: object = {}) => ({ partId: 1, quantity: 2, comments: [], ...change })

describe('a cart line', () => {
  it.each([
    ['with a whole quantity', line()],
    ['with quarter feet', line({ quantity: 0.25 })],
    ['with the maximum quantity', line({ quantity: 9999 })],
    ['with a configuration', line({ configurations: [{ kind: 'direction', left: 2, right: 0 }] })],
    ['without configurations', line({ configurations: [] })],
    ['with a two-line comment', line({ comments: ['Left side.\nCall first.'] })],
  ])('is accepted %s', (_, input) => {
    expect(cartLine.parse(input)).toEqual(input)
  })

  it('defaults to no comments', () => {
    expect(cartLine.parse({ partId: 1, quantity: 1 })).toEqual({ partId: 1, quantity: 1, comments: [] })
  })

  it.each([
    ['quantity', line({ quantity: 0 })],
    ['quantity', line({ quantity: -3 })],
    ['quantity', line({ quantity: 10_000 })],
    ['quantity', line({ quantity: '2' })],
    ['quantity', line({ quantity: Number.NaN })],
    ['quantity', line({ quantity: Number.POSITIVE_INFINITY })],
    ['quantity', line({ quantity: null })],
    ['partId', line({ partId: 0 })],
    ['partId', line({ partId: 1.5 })],
    ['partId', line({ partId: '1' })],
    ['comments', line({ comments: 'none' })],
    ['comments.0', line({ comments: ['a'.repeat(301)] })],
    ['comments.0', line({ comments: ['zero\u0000byte'] })],
    ['configurations', line({ configurations: {} })],
    ['configurations.0.left', line({ configurations: [{ kind: 'direction', left: -1, right: 3 }] })],
    ['comments', line({ comments: Array.from({ length: 101 }, () => 'a') })],
  ])('is refused for its %s: %j', (field, input) => {
    expect(cartLine.safeParse(input).error?.issues[0]?.path.join('.')).toBe(field)
  })

  it.each(['unitPriceCents', 'price', 'lineTotalCents', 'name', '__proto__x'])('cannot include %s', (key) => {
    expect(cartLine.safeParse(line({ [key]: 1 })).error?.issues[0]?.code).toBe('unrecognized_keys')
  })
})

describe('a cart', () => {
  const parts = (count: number) => Array.from({ length: count }, (_, at) => line({ partId: at + 1 }))

  it('holds up to 500 lines', () => {
    expect(cartLines.parse(parts(500))).toHaveLength(500)
    expect(cartLines.safeParse(parts(501)).error?.issues[0]?.message).toBe(
      'A cart can have at most 500 lines.',
    )
  })

  it('holds each part once', () => {
    const twice = cartLines.safeParse([line(), line({ quantity: 3 })])
    expect(twice.error?.issues[0]?.message).toBe('Each part can be in the cart once.')
  })

  it('counts pieces, and 1 for each part sold by length or area', () => {
    const lines = [
      { unit: 'EA' as const, quantity: 3 },
      { unit: 'FT' as const, quantity: 22.75 },
      { unit: 'SQFT' as const, quantity: 0.25 },
    ]
    expect(cartCount(lines)).toBe(5)
    expect(cartCount([])).toBe(0)
  })

  it('is refused with an error code when empty', () => {
    expect(cartEmpty()).toMatchObject({ kind: 'invalid', code: 'cart.empty' })
  })
})

describe('a quantity', () => {
  it.each([
    ['EA', 1, null],
    ['EA', 9999, null],
    ['EA', 1.5, 'whole number'],
    ['EA', 0.25, 'whole number'],
    ['FT', 0.25, null],
    ['FT', 22.75, null],
    ['FT', 9999, null],
    ['FT', 0.2, 'quarter steps'],
    ['FT', 1.33, 'quarter steps'],
    ['SQFT', 2.5, null],
    ['SQFT', 2.6, 'quarter steps'],
    ['EA', 0, 'more than 0'],
    ['FT', -0.25, 'more than 0'],
    ['FT', Number.NaN, 'more than 0'],
    ['EA', 10_000, 'at most 9,999'],
    ['FT', 9999.25, 'at most 9,999'],
  ] as const)('of %s %d: %s', (unit, quantity, problem) => {
    if (problem === null) expect(quantityProblem(unit, quantity)).toBeNull()
    else expect(quantityProblem(unit, quantity)).toContain(problem)
  })

  it('steps by whole pieces or quarter feet', () => {
    expect([quantityStep('EA'), quantityStep('FT'), quantityStep('SQFT')]).toEqual([1, 0.25, 0.25])
  })
})

const oneLineText = z.string().check(oneLine)

describe('a comment', () => {
  it('loses characters that change text direction, and keeps all others', () => {
    const read = (comment: string) =>
      cartLines.parse([{ partId: 1, quantity: 1, comments: [comment] }])[0]?.comments[0]
    expect(read('photo \u202Egnp.exe\u202C')).toBe('photo gnp.exe')
    expect(read('\u2066a\u2069 ½ ث é 🚪\nnext line')).toBe('a ½ ث é 🚪\nnext line')
  })
})

describe('a one-line text', () => {
  it.each(['\u202A', '\u202E', '\u2066', '\u2069', '\u0000', '\n'])('is refused with %j', (sign) => {
    expect(oneLineText.safeParse(`Dock${sign} 3`).success).toBe(false)
  })
  it.each(['Türdichtung ½', 'محل', '🚪 3'])('may be %s', (text) => {
    expect(oneLineText.safeParse(text).success).toBe(true)
  })
})
