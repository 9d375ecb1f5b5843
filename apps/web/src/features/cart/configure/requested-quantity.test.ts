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
  ['none for the default of one', 1, [], null],
  ['the feet that were typed', 5, [], 5],
  ['none for unchanged cuts', 6, [cuts], null],
  ['the new quantity typed for a line of cuts', 1, [cuts], 1],
  ['none for a line that also has doors', 24.25, [cuts, doors], null],
])('requested quantity: %s', (_, quantity, configurations, expected) => {
  expect(requestedQuantity('FT', { quantity, configurations })).toBe(expected)
})
