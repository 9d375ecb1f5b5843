import { expect, it } from 'vitest'
import { pack } from './packing.ts'
import { whyFreight } from './why-freight.ts'

const line = { partId: 7, number: '0105-02', name: 'TRACK ALUM', unit: 'EA' } as const
const sized = (lengthInches: number, weightPounds: number, side = 3, quantity = 1) => ({
  partId: 7,
  quantity,
  unit: 'EA' as const,
  size: { lengthInches, heightInches: side, depthInches: side, weightPounds },
})

it.each([
  [
    '110-inch track',
    sized(110, 5),
    'Track aluminum (0105-02) is 110 in long. Parcels can be at most 107 in.',
  ],
  [
    'heavy part',
    sized(20, 150.5),
    'Track aluminum (0105-02) weighs 150.5 lb. Parcels can weigh at most 150 lb.',
  ],
  [
    'bulky part',
    sized(86, 5, 20),
    'Track aluminum (0105-02) has a length plus girth of 166 in. Parcels can be at most 165 in.',
  ],
  ['load of boxes', sized(30, 149, 10, 201), 'This order needs more than 200 boxes.'],
])('a %s explains why it goes by freight', (_name, packLine, text) => {
  const packing = pack([packLine])
  if (packing.method !== 'freight') throw new Error('This goes by parcel.')
  expect(whyFreight(packing, [line]).texts).toEqual([text])
})

it('freight names the part that causes it by number, name and id', () => {
  const packing = pack([sized(110, 5)])
  if (packing.method !== 'freight') throw new Error('This goes by parcel.')
  const { partId, number, name, reason } = whyFreight(packing, [line])
  expect({ partId, number, name, reason }).toEqual({
    partId: 7,
    number: '0105-02',
    name: 'TRACK ALUM',
    reason: 'over_length',
  })
})

it('freight names every part that causes it, by its readable name, the farthest over its limit first', () => {
  const gasket = { partId: 8, number: '0210-01', name: 'GSKT BULB BLK', unit: 'FT' } as const
  const size = { lengthInches: 12, heightInches: 1, depthInches: 1, weightPounds: 0.2 }
  const cutsInches = [
    { lengthInches: 112.5, count: 2 },
    { lengthInches: 130, count: 1 },
    { lengthInches: 96, count: 1 },
  ]
  const heavy = { partId: 9, number: '0500-01', name: 'MTR 1HP', unit: 'EA' } as const
  const packing = pack([
    { ...sized(20, 160), partId: 9 },
    sized(110, 155),
    { partId: 8, quantity: 1, unit: 'FT', size, cutsInches },
    { ...sized(30, 10), partId: 10 },
  ])
  if (packing.method !== 'freight') throw new Error('This goes by parcel.')
  expect(whyFreight(packing, [line, gasket, heavy])).toMatchObject({
    ...{ reason: 'over_length', partId: 8, number: '0210-01' },
    texts: [
      'Gasket bulb black (0210-01) is 130 in and 112.5 in long. Parcels can be at most 107 in.',
      'Track aluminum (0105-02) is 110 in long. Parcels can be at most 107 in.',
      'Motor 1 HP (0500-01) weighs 160 lb. Parcels can weigh at most 150 lb.',
    ],
  })
})
