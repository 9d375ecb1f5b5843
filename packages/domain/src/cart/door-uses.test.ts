import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculate } from '../doors/calculate.ts'
import { calculatorModes, type PartUse } from '../doors/calculated-part.ts'
import { anyDoor, doorNamed } from '../testing/doors.ts'
import { type DoorUse, describeDoors, doorConfiguration, doorsQuantity, mergeDoors } from './door-uses.ts'

const runs = randomCases(300)

function of(door: string, use: PartUse, change: Partial<DoorUse> = {}): DoorUse {
  return { serialNumber: null, door: doorNamed(door), use, count: 1, ...change }
}

const swing = of('Traditional 36x84', 'doorGasket')
const welded = of('Traditional 36x84, Magnetic', 'doorGasket', { serialNumber: '15-0123' })

describe('the quantity of a part that doors need', () => {
  it.each<[string, number, DoorUse[], number | null]>([
    ['no door', 186, [], 0],
    ['one door', 186, [swing], 18.25],
    ['three equal doors', 186, [{ ...swing, count: 3 }], 54.75],
    ['two different doors', 186, [swing, of('Traditional 72x96, double', 'doorGasket')], 18.25 + 40.75],
    [
      'two uses of one door',
      276,
      [
        of('Saniswing 48x96, Full Gasketing', 'doorGasket'),
        of('Saniswing 48x96, Full Gasketing', 'bottomGasket'),
      ],
      19.5 + 4,
    ],
    [
      'sweep and bottom gaskets of different doors',
      96,
      [of('Single Panel 48x84', 'sweepGasket'), of('VL 60x72', 'bottomGasket')],
      4.5 + 5.5,
    ],
    [
      'wire for two doors',
      76,
      [of('Traditional 36x84', 'heaterWire'), of('ESS-1 30x60', 'heaterWire', { count: 2 })],
      17.25 + 2 * 12.75,
    ],
    [
      'wire for a frame and its panels',
      76,
      [of('Sectional 96x120', 'heaterWire'), of('Sectional 96x120', 'panelWires')],
      28.75 + 40,
    ],
    ['pans', 205, [of('Traditional 36x84', 'heaterPan', { count: 2 })], 2],
    ['the welded gasket', 188, [welded], 17.25],
    ['the standard gasket of a door with a welded one', 186, [welded], null],
    ['the welded gasket of a door without one', 188, [swing], null],
    ['the gasket of another build', 198, [swing], null],
    ['the sweep of a door without one', 187, [of('Traditional 36x84, High Sill', 'sweepGasket')], null],
    ['the sweep gasket as the door gasket', 186, [of('Traditional 36x84', 'sweepGasket')], null],
    ['the heater of a door without one', 76, [of('ESS-2 36x84', 'heaterWire')], null],
    ['a gasket of zero length', 97, [of('Saniswing 36x36', 'edgeGasket')], null],
    ['a door that uses the part and one that does not', 186, [swing, of('ESS-1 36x84', 'doorGasket')], null],
    ['a part that no door uses', 12, [swing], null],
  ])('for %s', (_, partId, doors, quantity) => {
    expect(doorsQuantity(partId, doors)).toBe(quantity)
  })

  it('is what the calculator gives, for any door', () => {
    fc.assert(
      fc.property(
        anyDoor(),
        fc.constantFrom(...calculatorModes),
        fc.integer({ min: 1, max: 50 }),
        (door, mode, count) => {
          for (const { use, partId, quantity } of calculate(door, mode).parts) {
            expect(doorsQuantity(partId, [{ serialNumber: null, door, use, count }])).toBe(quantity * count)
          }
        },
      ),
      runs,
    )
  })
})

describe('equal doors', () => {
  const uses = fc.array(
    fc.record({
      serialNumber: fc.constantFrom(null, '15-0123'),
      door: fc.constantFrom(
        doorNamed('VL 36x84'),
        doorNamed('VL 36x85'),
        doorNamed('VL 48x84, power operated'),
      ),
      use: fc.constantFrom<PartUse[]>('heaterWire'),
      count: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 12 },
  )

  it('are counted at the position of the first, and different ones stay separate', () => {
    const looked = { ...swing, serialNumber: '15-0123' }
    const merged = mergeDoors([
      swing,
      looked,
      { ...swing, count: 2 },
      { ...looked, use: 'sweepGasket' },
      looked,
    ])
    expect(merged).toEqual([
      { ...swing, count: 3 },
      { ...looked, count: 2 },
      { ...looked, use: 'sweepGasket' },
    ])
  })

  it('are recognized in any field order', () => {
    const turned = Object.fromEntries(Object.entries(swing.door).reverse()) as DoorUse['door']
    expect(mergeDoors([swing, { ...swing, door: turned }])).toEqual([{ ...swing, count: 2 }])
  })

  it('need as much together as apart, in any order', () => {
    const shuffled = uses.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    )
    fc.assert(
      fc.property(shuffled, ([doors, other]) => {
        expect(doorsQuantity(76, mergeDoors(doors))).toBe(doorsQuantity(76, doors))
        expect(doorsQuantity(76, other)).toBe(doorsQuantity(76, doors))
        expect(mergeDoors(mergeDoors(doors))).toEqual(mergeDoors(doors))
      }),
      runs,
    )
  })
})

it('doors are described with the calculation of each length', () => {
  const pan = of('ESS-1 48x84', 'heaterPan', { serialNumber: '16-0200' })
  expect(describeDoors([{ ...swing, count: 2 }, welded, pan])).toEqual([
    '2 × Traditional swing door, 36" × 84", Sweep Bottom: Door gasket 219.75 in = 18.25 ft',
    '1 × door 15-0123, Traditional swing door, 36" × 84", Sweep Bottom, magnetic gaskets: Door gasket 207.75 in = 17.25 ft',
    '1 × door 16-0200, ESS-1 swing door, 48" × 84", Sweep Bottom: Heater pan for the sweep bottom',
  ])
})

it('a serial number is trimmed', () => {
  const { doors } = doorConfiguration.parse({
    kind: 'door',
    doors: [{ ...welded, serialNumber: ' 15-0123 ' }],
  })
  expect(doors[0]?.serialNumber).toBe('15-0123')
})
