import type { Door } from '@mullion/domain/doors/door'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { expect, it } from 'vitest'
import { factsOf } from './facts-of-door.ts'

const swing: Door = {
  doorType: 'swing',
  build: 'Traditional',
  double: true,
  bottom: 'Sweep Bottom',
  hinge: 'Cam-Lift Stainless',
  powerOperated: false,
  gasketing: null,
  widthInches: 72.0625,
  heightInches: 84,
}
const sectional: Door = {
  ...swing,
  doorType: 'so',
  build: 'Sectional',
  double: false,
  bottom: null,
  hinge: null,
}
const registered: RegisteredDoor = {
  serialNumber: '15-0001',
  doorType: 'so',
  build: 'Sectional',
  direction: null,
  bottom: null,
  coolingType: 'Freezer',
  widthInches: 96,
  heightInches: 120,
  gaskets: 'Bulb',
  powerOperated: true,
}

it('a door lists the facts on its plate', () => {
  expect(factsOf(swing, null)).toEqual([
    ['Door', 'Swing, Traditional'],
    ['Opening', '72 1/16" × 84"'],
    ['Panels', 'Double'],
    ['Bottom', 'Sweep Bottom'],
    ['Hinge', 'Cam-Lift Stainless'],
  ])
})

it('a registered door lists more facts, without those its type does not have', () => {
  expect(factsOf(sectional, { ...registered, bottom: 'High Sill' })).toEqual([
    ['Door', 'Sectional overhead'],
    ['Opening', '72 1/16" × 84"'],
    ['Bottom', 'High Sill'],
    ['Gaskets', 'Bulb'],
    ['Application', 'Freezer'],
    ['Year built', '2015'],
  ])
})
