import { expect, it } from 'vitest'
import type { PricedCartLine } from '../checkout/quote.ts'
import { punchoutItems, punchoutProblem, readReference, referenceOf } from './punchout.ts'

const hinge: PricedCartLine = {
  ...{ partId: 7, number: '311-HN4210', name: 'Hinge, cam lift', unit: 'EA', quantity: 2 },
  ...{ unitPriceCents: 4180, lineTotalCents: 8360, comments: ['Dock 4'], problem: null },
  configurations: [],
}

it('a line is sent with its unit as UN/CEFACT writes it, its price of one and its remarks', () => {
  const gasket: PricedCartLine = { ...hinge, number: '311-GS1', name: 'Gasket', unit: 'FT', quantity: 18.25 }
  expect(punchoutItems(12, { lines: [hinge, { ...gasket, comments: [] }] })).toEqual([
    {
      ...{ number: '311-HN4210', reference: '12-1', quantity: 2, unitPriceCents: 4180, unitCode: 'EA' },
      description: 'Hinge, cam lift; Dock 4',
    },
    {
      ...{ number: '311-GS1', reference: '12-2', quantity: 18.25, unitPriceCents: 4180, unitCode: 'FOT' },
      description: 'Gasket',
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
