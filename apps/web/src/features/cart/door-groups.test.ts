import type { Door } from '@mullion/domain/doors/door'
import { expect, it } from 'vitest'
import type { CartLineView } from './cart-view.ts'
import { groupsByDoors, usesText } from './door-groups.ts'

const door = (widthInches: number): Door => ({
  doorType: 'swing',
  build: 'Traditional',
  double: false,
  bottom: 'Sweep Bottom',
  hinge: null,
  powerOperated: false,
  gasketing: null,
  widthInches,
  heightInches: 84,
})
const first = { serialNumber: '15-0001', door: door(36), count: 1 }
const second = { serialNumber: null, door: door(48), count: 2 }

function line(id: number, use: 'doorGasket' | 'sweepGasket', ...doors: (typeof first | typeof second)[]) {
  const configurations =
    doors.length > 0 ? [{ kind: 'door', doors: doors.map((of) => ({ ...of, use })) }] : []
  return { entry: { part: { id }, configurations } } as unknown as CartLineView
}

it('lines for the same doors are grouped where the first of them is', () => {
  const lines = [
    line(186, 'doorGasket', first, second),
    line(1, 'doorGasket'),
    line(187, 'sweepGasket', second, first),
    line(101, 'doorGasket', first),
    line(2, 'doorGasket'),
  ]
  const groups = groupsByDoors(lines)
  expect(groups.map((group) => group.lines.map(({ entry }) => entry.part.id))).toEqual([
    [186, 187],
    [1, 2],
    [101],
  ])
  expect(groups.map(({ doors }) => doors.map(({ serialNumber, count }) => [serialNumber, count]))).toEqual([
    [
      ['15-0001', 1],
      [null, 2],
    ],
    [],
    [['15-0001', 1]],
  ])
  expect(usesText(lines[3]!, groups[2]!.doors)).toEqual(['Door gasket 219.75 in = 18.25 ft'])
  expect(usesText(lines[0]!, groups[0]!.doors)).toEqual([
    '15-0001: Door gasket 219.75 in = 18.25 ft',
    '2 × 48" × 84": Door gasket 231.75 in = 19.25 ft',
  ])
})
