import { expect, it } from 'vitest'
import { requestedQuantity } from './requested-quantity.ts'

const cuts = { kind: 'cuts', cuts: [{ lengthInches: 36, wallThicknessInches: null, count: 2 }] } as const
const doors = {
  kind: 'door',
  doors: [
    {
      serialNumber: null,
      door: {
        doorType: 'swing',
        build: 'Traditional',
        double: false,
        bottom: 'Sweep Bottom',
        hinge: null,
        powerOperated: false,
        gasketing: null,
        widthInches: 36,
        heightInches: 84,
      },
      use: 'doorGasket',
      count: 1,
    },
  ],
} as const

it.each([
  ['one, which nobody typed', 1, [], null],
  ['feet that were typed', 5, [], 5],
  ['a line of cuts as they are', 6, [cuts], null],
  ['another quantity typed for a line of cuts', 1, [cuts], 1],
  ['a line that is for doors too', 24.25, [cuts, doors], null],
])('%s', (_, quantity, configurations, expected) => {
  expect(requestedQuantity('FT', { quantity, configurations })).toBe(expected)
})
