import { expect, it } from 'vitest'
import { agreement, attributesIn } from './asked-attributes.ts'

it.each([
  ['release rod ten inch ss', 'INSIDE REL ROD 10IN SS', 'INSIDE REL ROD 10IN STL'],
  ['galv flag brackets 3" track', 'BRKT SECTIONAL FLAG 3IN GALV', 'BRKT SECTIONAL FLAG 3IN SS'],
  ['8x8 junction box', 'JUNCTION BOX 8X8 FRP', 'JUNCTION BOX 4X4 FRP'],
  ['left hand wall ramp', 'WALL GUIDE RAMP 12IN UHMW LH', 'WALL GUIDE RAMP 12IN UHMW RH'],
  ['white plastic ramp', 'WALL GUIDE RAMP 12IN UHMW LH', 'WALL GUIDE RAMP 12IN GALV LH'],
  ['fuse 2 amp', 'FUSE 2A GLASS', 'FUSE 1A GLASS'],
  ['stationary cone 3 3/4', 'SPRING STATIONARY CONE 3-3/4', 'SPRING STATIONARY CONE 3/4'],
  ['size 4 closer', 'CLOSER HYD SZ 4 BLK', 'CLOSER HYD SZ 3 BLK'],
  ['#10 screw', 'SCREW #10 SS', 'SCREW #12 SS'],
  ['wire .162', 'SPRING WIRE .162', 'SPRING WIRE .187'],
  ['gray bulb 1/2 inch', 'GSKT BULB 1/2 GRY PER FT', 'GSKT BULB 3/4 GRY PER FT'],
])('%j agrees with %s rather than with %s', (text, right, other) => {
  const wanted = attributesIn(text)
  expect(agreement(wanted, right)).toBeGreaterThan(agreement(wanted, other))
})

it('a name that does not say a attribute is neither for nor against it', () => {
  expect(agreement(attributesIn('stainless door closer'), 'CLOSER HYD SZ 4')).toBe(0)
})

it('a text without sizes, materials or sides agrees with every name alike', () => {
  expect(attributesIn('thing that closes the door')).toEqual([])
})
