import { expect, it } from 'vitest'
import { pack } from './packing.ts'
import type { PricedCartLine } from './quote.ts'
import { whyFreight } from './why-freight.ts'

const line = { partId: 7, number: '0105-02', name: 'TRACK ALUM' } as PricedCartLine
const sized = (lengthInches: number, weightPounds: number, side = 3, quantity = 1) => ({
  partId: 7,
  quantity,
  unit: 'EA' as const,
  size: { lengthInches, heightInches: side, depthInches: side, weightPounds },
})

it.each([
  ['110-inch track', sized(110, 5), '0105-02 is 110 in long. Parcels can be at most 107 in.'],
  ['heavy part', sized(20, 150.5), '0105-02 weighs 150.5 lb. Parcels can weigh at most 150 lb.'],
  [
    'bulky part',
    sized(86, 5, 20),
    '0105-02 has a length plus girth of 166 in. Parcels can be at most 165 in.',
  ],
  ['load of boxes', sized(30, 149, 10, 201), 'This order needs more than 200 boxes.'],
])('a %s explains why it goes by freight', (_name, packLine, text) => {
  const packing = pack([packLine])
  if (packing.method !== 'freight') throw new Error('This goes by parcel.')
  expect(whyFreight(packing, [line]).text).toBe(text)
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
