import { expect, it } from 'vitest'
import { doorLabel } from './door-label.ts'

const door = {
  doorType: 'swing',
  build: 'Traditional',
  double: false,
  bottom: 'Sweep Bottom',
  hinge: null,
  powerOperated: false,
  gasketing: null,
  widthInches: 36,
  heightInches: 84.5,
} as const

const unregistered = { serialNumber: null, direction: null }

it('describes a drawing in a sentence, as far as it is known', () => {
  expect(doorLabel({}, unregistered)).toBe('Drawing of a door opening.')
  expect(doorLabel({ doorType: 'slide' }, unregistered)).toBe(
    'Drawing of a slide door. Its dimensions aren’t known yet.',
  )
  const { heightInches: _, ...unmeasured } = door
  expect(doorLabel({ ...unmeasured, double: true }, unregistered)).toBe(
    'Drawing of a swing door: Traditional, double, Sweep Bottom. Its dimensions aren’t known yet.',
  )
  expect(doorLabel(door, { serialNumber: '15-0123', direction: 'RH' })).toBe(
    'Drawing of door 15-0123 to scale: Traditional swing door, 36" × 84 1/2", Sweep Bottom, right hand.',
  )
})
