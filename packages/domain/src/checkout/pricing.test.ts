import { describe, expect, it } from 'vitest'
import type { CartLine } from '../cart/cart.ts'
import type { Part } from '../catalog/part.ts'
import { noLongerSoldText, noPriceText, orderableLines, priceCart } from './pricing.ts'

const hinge: Part = {
  id: 1,
  number: '0201-SS',
  name: 'HNG CAM LIFT SS',
  description: '',
  priceCents: 1250,
  unit: 'EA',
  imageVersion: 0,
  tags: ['Hinges'],
  doorModels: ['Swing'],
  doorSubModels: [],
  includedHardware: '',
  requirements: {
    direction: false,
    serial: false,
    voltage: false,
    precisionCut: false,
    wallThickness: false,
    thicknessNotice: true,
    leftRightNotice: true,
  },
  size: { lengthInches: 6, heightInches: 4, depthInches: 2, weightPounds: 1.5 },
  relatedParts: [],
  specialOrder: false,
}
const gasket: Part = { ...hinge, id: 2, number: '0210-01', name: 'GSKT BULB', unit: 'FT', priceCents: 310 }
const left: Part = {
  ...hinge,
  id: 3,
  number: '0301-LR',
  requirements: { ...hinge.requirements, direction: true },
}
const unpriced: Part = { ...hinge, id: 4, number: '0401-NP', priceCents: null }
const panel: Part = { ...hinge, id: 5, size: { ...hinge.size, heightInches: 108 }, specialOrder: true }
const parts = new Map([hinge, gasket, left, unpriced, panel].map((part) => [part.id, part]))

const line = (partId: number, quantity: number): CartLine => ({ partId, quantity, comments: [] })
const price = (...lines: CartLine[]) => priceCart(lines, parts)

describe('a priced line', () => {
  const cut = (lengthInches: number): CartLine => ({
    ...{ partId: 2, quantity: 4.75, comments: [] },
    configurations: [{ kind: 'cuts', cuts: [{ lengthInches, wallThicknessInches: null, count: 1 }] }],
  })

  it('says that its part is made to order', () => {
    expect(price(line(1, 1), line(5, 1)).lines.map(({ specialOrder }) => specialOrder)).toEqual([
      undefined,
      true,
    ])
  })

  it.each([
    ['a piece of 6 in', line(1, 1), undefined],
    ['feet without cuts', line(2, 60), undefined],
    ['a piece of 108 in', line(5, 1), 'Lengths above 107 inches require LTL shipping.'],
    ['a cut of 57 in', cut(57), 'Lengths above 48 inches may raise shipping costs.'],
    ['a cut of 120 in', cut(120), 'Lengths above 107 inches require LTL shipping.'],
  ])('warns about the length of %s', (_what, each, notice) => {
    expect(price(each).lines[0]?.lengthNotice).toBe(notice)
  })
})

describe('a priced cart', () => {
  it('has each line at its own price and quantity, and their total', () => {
    const cart = price(line(1, 3), line(2, 22.75))
    expect(cart.lines).toMatchObject([
      {
        number: '0201-SS',
        unit: 'EA',
        quantity: 3,
        unitPriceCents: 1250,
        lineTotalCents: 3750,
        problem: null,
      },
      // 310 x 22.75 is 7052.5, rounded half up
      {
        number: '0210-01',
        unit: 'FT',
        quantity: 22.75,
        unitPriceCents: 310,
        lineTotalCents: 7053,
        problem: null,
      },
    ])
    expect(cart.cartTotalCents).toBe(3750 + 7053)
  })

  it('asks for the returns agreement when something is cut to order', () => {
    expect(price(line(1, 1)).returnsAgreementNeeded).toBe(false)
    expect(price(line(1, 1), line(2, 0.25)).returnsAgreementNeeded).toBe(true)
  })

  it.each([
    ['a part that is no longer sold', line(99, 1), noLongerSoldText],
    ['a part without a price', line(4, 1), noPriceText],
    ['half a hinge', line(1, 0.5), 'This part is sold individually. Enter a whole number.'],
    ['a tenth of a foot', line(2, 1.1), 'This part is sold in quarter steps, such as 2.25.'],
    ['a part that needs a left or right hand', line(3, 1), 'a left or right hand'],
  ])('reports the problem with %s', (_, input, problem) => {
    expect(price(input).lines[0]?.problem).toContain(problem)
  })

  it('names a missing part by its id and leaves it out of the total', () => {
    const cart = price(line(99, 2), line(1, 1))
    expect(cart.lines[0]).toMatchObject({
      name: 'Part 99',
      number: '',
      unitPriceCents: null,
      lineTotalCents: null,
    })
    expect(cart.cartTotalCents).toBe(1250)
  })

  it('costs nothing when empty', () => {
    expect(priceCart([], parts)).toEqual({ lines: [], cartTotalCents: 0, returnsAgreementNeeded: false })
  })
})

describe('orderable lines', () => {
  it('are all lines of the cart when none has a problem', () => {
    const cart = price(line(1, 2), line(2, 0.25))
    expect(
      orderableLines(cart).map(({ unitPriceCents, lineTotalCents }) => [unitPriceCents, lineTotalCents]),
    ).toEqual(
      [
        [1250, 2500],
        [310, 78],
      ], // 77.5 rounds up
    )
  })

  it('are refused when any line has a problem, and each of those is named', () => {
    const refused = () => orderableLines(price(line(1, 1), line(4, 1), line(99, 1)))
    expect(refused).toThrow(expect.objectContaining({ kind: 'blocked', code: 'checkout.line_refused' }))
    expect(refused).toThrow(`0401-NP: ${noPriceText}`)
    expect(refused).toThrow(
      expect.objectContaining({
        details: {
          lines: [
            { partId: 4, number: '0401-NP', problem: noPriceText },
            { partId: 99, number: '', problem: noLongerSoldText },
          ],
        },
      }),
    )
  })
})
