import { expect, it } from 'vitest'
import type { PartTag } from '../catalog/part.ts'
import type { PricedCartLine } from '../checkout/quote.ts'
import { itemClassOf } from './item-class.ts'
import { punchoutItems, punchoutProblem, readReference, referenceOf } from './punchout.ts'

const hinge: PricedCartLine = {
  ...{ partId: 7, number: '311-HN4210', name: 'Hinge, cam lift', unit: 'EA', quantity: 2 },
  ...{ unitPriceCents: 4180, lineTotalCents: 8360, comments: ['Dock 4'], problem: null },
  configurations: [],
}

const tags = new Map<number, readonly PartTag[]>([
  [7, ['Accessories', 'Hinges']],
  [8, ['Gaskets']],
])

it('a line is sent with its unit as UN/CEFACT writes it, its price of one and its remarks', () => {
  const gasket: PricedCartLine = {
    ...hinge,
    partId: 8,
    number: '311-GS1',
    name: 'Gasket',
    unit: 'FT',
    quantity: 18.25,
  }
  expect(punchoutItems(12, { lines: [hinge, { ...gasket, comments: [] }] }, tags)).toEqual([
    {
      ...{ number: '311-HN4210', reference: '12-1', quantity: 2, unitPriceCents: 4180, unitCode: 'EA' },
      description: 'Hinge, cam lift; Dock 4',
      itemClass: '31162403',
    },
    {
      ...{ number: '311-GS1', reference: '12-2', quantity: 18.25, unitPriceCents: 4180, unitCode: 'FOT' },
      description: 'Gasket',
      itemClass: '31181500',
    },
  ])
})

it.each([
  ['a part with a problem', { problem: 'Choose a hand.' }, '311-HN4210: Choose a hand.'],
  [
    'a part without a price',
    { unitPriceCents: null },
    '311-HN4210 has no price yet. Please call us about it.',
  ],
  ['a part that can be ordered', {}, null],
])('%s: %s', (_title, change, expected) => {
  expect(punchoutProblem({ lines: [{ ...hinge, ...change }] })).toBe(expected)
})

it.each([
  [referenceOf(12, 0), { visitId: 12, at: 0 }],
  [' 5-30 ', { visitId: 5, at: 29 }],
  ['', null],
  ['12', null],
  ['12-', null],
  ['x-1', null],
  ['1234567890123456-1', null],
])('the name "%s" of a line is read', (text, expected) => {
  expect(readReference(text)).toEqual(expected)
})

it('a part whose tags are about its door has the class of doors', () => {
  expect(itemClassOf(['Vertical Door Parts', 'Frames'])).toBe('30171500')
  expect(itemClassOf([])).toBe('30171500')
})
