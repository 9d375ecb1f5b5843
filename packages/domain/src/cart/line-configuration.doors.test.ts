import { describe, expect, it } from 'vitest'
import type { PartRequirements, Unit } from '../catalog/part.ts'
import type { PartUse } from '../doors/calculated-part.ts'
import { notMagneticText } from '../doors/registered-door.ts'
import { doorNamed } from '../testing/doors.ts'
import { nothingRequired } from '../testing/parts.ts'
import { doorsDecide } from './configuration-rule.ts'
import type { Configuration } from './configuration-schema.ts'
import { configurationProblem, describeConfiguration, requiredConfiguration } from './line-configuration.ts'

const partOf = (id: number, unit: Unit = 'FT', needs: Partial<PartRequirements> = {}) => ({
  id,
  unit,
  requirements: { ...nothingRequired, ...needs },
})
const gasket = partOf(186)
const jointGasket = partOf(102)
const magnetic = partOf(188)
const wire = partOf(76)
const pan = partOf(205, 'EA')

type Use = [door: string, use: PartUse, count?: number, serial?: string]
const doors = (...list: Use[]): Configuration => ({
  kind: 'door',
  doors: list.map(([door, use, count = 1, serial]) => ({
    serialNumber: serial ?? null,
    door: doorNamed(door),
    use,
    count,
  })),
})
const lineOf = (quantity: number, ...configurations: Configuration[]) => ({ quantity, configurations })
const swing: Use = ['Traditional 36x84', 'doorGasket']
const twoSwing: Use = ['Traditional 36x84', 'doorGasket', 2]
const lookedUp: Use = ['Traditional 36x84', 'doorGasket', 1, '15-0123']
const unproven: Use = ['Traditional 36x84, Magnetic', 'doorGasket']
const welded: Use = ['Traditional 36x84, Magnetic', 'doorGasket', 1, '15-0123']

type Part = ReturnType<typeof partOf>
type Line = ReturnType<typeof lineOf>

describe('a line configured by doors', () => {
  it.each<[string, Part, Line]>([
    ['a gasket by the foot, without a door', gasket, lineOf(5)],
    ['a gasket for a door', gasket, lineOf(18.25, doors(swing))],
    ['a gasket for a door and extra feet', gasket, lineOf(23.25, doors(swing))],
    ['a gasket for two doors', gasket, lineOf(36.5, doors(twoSwing))],
    [
      'the gasket of section joints for a door',
      jointGasket,
      lineOf(33.75, doors(['Sectional 96x120', 'sectionGasket'])),
    ],
    [
      'wire for two doors',
      wire,
      lineOf(17.25 + 12.75, doors(['Traditional 36x84', 'heaterWire'], ['ESS-1 30x60', 'heaterWire'])),
    ],
    [
      'wire for a frame and its panels',
      wire,
      lineOf(68.75, doors(['Sectional 96x120', 'heaterWire'], ['Sectional 96x120', 'panelWires'])),
    ],
    ['pans', pan, lineOf(3, doors(['ESS-1 36x84', 'heaterPan', 3]))],
    ['a welded gasket with its serial number', magnetic, lineOf(17.25, doors(welded))],
    [
      'a cut gasket and the door it is for',
      partOf(101, 'FT', { precisionCut: true }),
      lineOf(
        20,
        { kind: 'cuts', cuts: [{ lengthInches: 240, wallThicknessInches: null, count: 1 }] },
        doors(['VL 60x72', 'doorGasket']),
      ),
    ],
    [
      'a gasket that needs cuts, for a door instead',
      partOf(186, 'FT', { precisionCut: true }),
      lineOf(18.25, doors(swing)),
    ],
    [
      'a gasket that needs a hand, for a door instead',
      partOf(186, 'FT', { direction: true }),
      lineOf(18.25, doors(swing)),
    ],
    [
      'a gasket that needs a wall thickness, for a door instead',
      partOf(186, 'FT', { wallThickness: true, precisionCut: true }),
      lineOf(18.25, doors(swing)),
    ],
    [
      'a gasket that needs a serial, for a door that has one',
      partOf(186, 'FT', { serial: true }),
      lineOf(18.25, doors(lookedUp)),
    ],
  ])('is valid: %s', (_, part, line) => {
    expect(configurationProblem(part, line)).toBeNull()
  })

  it.each<[string, string, Part, Line]>([
    ['has wire without a door', 'configuration_missing', wire, lineOf(17.25)],
    ['has wire for an empty list of doors', 'configuration_missing', wire, lineOf(17.25, doors())],
    [
      'has wire with a serial instead of a door',
      'configuration_missing',
      wire,
      lineOf(3, { kind: 'serials', serials: ['15-0123'] }),
    ],
    ['has a pan without a door', 'configuration_missing', pan, lineOf(1)],
    ['has a welded gasket by the foot', 'configuration_missing', magnetic, lineOf(17.25)],
    ['has a welded gasket without a serial', 'door_serial_missing', magnetic, lineOf(17.25, doors(unproven))],
    ['lacks one of two serials', 'door_serial_missing', magnetic, lineOf(34.5, doors(welded, unproven))],
    [
      'has a welded gasket for a door without one',
      'door_not_magnetic',
      magnetic,
      lineOf(18.25, doors(lookedUp)),
    ],
    [
      'has the standard gasket for a door with a welded one',
      'door_not_of_part',
      gasket,
      lineOf(18.25, doors(welded)),
    ],
    ['has the gasket of another build', 'door_not_of_part', partOf(198), lineOf(18.25, doors(swing))],
    [
      'has wire for a door without a heater',
      'door_not_of_part',
      wire,
      lineOf(10, doors(['ESS-2 36x84', 'heaterWire'])),
    ],
    [
      'has one door that does not use the part',
      'door_not_of_part',
      gasket,
      lineOf(40, doors(swing, ['ESS-1 36x84', 'doorGasket'])),
    ],
    ['has less gasket than the doors need', 'quantity_not_of_doors', gasket, lineOf(18, doors(swing))],
    [
      'has less wire than the doors need',
      'quantity_not_of_doors',
      wire,
      lineOf(17, doors(['Traditional 36x84', 'heaterWire'])),
    ],
    [
      'has more wire than the doors need',
      'quantity_not_of_doors',
      wire,
      lineOf(17.5, doors(['Traditional 36x84', 'heaterWire'])),
    ],
    [
      'has less of a cut gasket than the doors need',
      'quantity_not_of_doors',
      partOf(186, 'FT', { precisionCut: true }),
      lineOf(18, doors(swing)),
    ],
    ...(['direction', 'precisionCut', 'wallThickness'] as const).map((rule): [string, string, Part, Line] => [
      `has extra feet that need configuring (${rule})`,
      'quantity_not_of_doors',
      partOf(186, 'FT', { [rule]: true }),
      lineOf(500, doors(swing)),
    ]),
    [
      'has extra feet without a serial',
      'quantity_not_of_doors',
      partOf(186, 'FT', { serial: true }),
      lineOf(18.5, doors(lookedUp)),
    ],
    [
      'has a cut gasket for an empty list of doors',
      'configuration_missing',
      partOf(186, 'FT', { precisionCut: true }),
      lineOf(5, doors()),
    ],
    [
      'has a gasket that needs a serial, for a measured door',
      'configuration_missing',
      partOf(186, 'FT', { serial: true }),
      lineOf(18.25, doors(swing)),
    ],
    [
      'has a gasket that needs a voltage',
      'configuration_missing',
      partOf(186, 'FT', { voltage: true }),
      lineOf(18.25, doors(swing)),
    ],
    [
      'has cuts that do not make up the quantity',
      'quantity_not_of_cuts',
      partOf(186, 'FT', { precisionCut: true }),
      lineOf(
        23.25,
        { kind: 'cuts', cuts: [{ lengthInches: 60, wallThicknessInches: null, count: 1 }] },
        doors(swing),
      ),
    ],
    [
      'has more pans than the doors need',
      'quantity_not_of_doors',
      pan,
      lineOf(2, doors(['Traditional 36x84', 'heaterPan'])),
    ],
    [
      'has more welded gasket than the doors need',
      'quantity_not_of_doors',
      magnetic,
      lineOf(17.5, doors(welded)),
    ],
    [
      'has doors for a part that no door uses',
      'configuration_unexpected',
      partOf(12, 'EA'),
      lineOf(1, doors(swing)),
    ],
    [
      'configures its doors twice',
      'configuration_unexpected',
      gasket,
      lineOf(40, doors(swing), doors(swing)),
    ],
    [
      'configures a hand in addition to its door',
      'configuration_unexpected',
      wire,
      lineOf(17.25, doors(['Traditional 36x84', 'heaterWire']), { kind: 'direction', left: 1, right: 0 }),
    ],
    [
      'has a door instead of a hand',
      'configuration_missing',
      partOf(12, 'EA', { direction: true }),
      lineOf(1, doors(swing)),
    ],
  ])('%s: %s', (_, reason, part, line) => {
    expect(configurationProblem(part, line)?.code).toBe(`cart.${reason}`)
  })

  it.each<[Part, Line, string]>([
    [wire, lineOf(17.25), 'This part needs to be calculated for its door. Use the calculator.'],
    [magnetic, lineOf(17.25), 'This part needs the serial number of its door. Look up the door.'],
    [magnetic, lineOf(18.25, doors(lookedUp)), notMagneticText],
    [
      gasket,
      lineOf(18, doors(swing)),
      'These doors need 18.25 ft, more than the quantity of 18. Edit this item.',
    ],
    [
      partOf(186, 'FT', { precisionCut: true }),
      lineOf(500, doors(swing)),
      'These doors need 18.25 ft, not the quantity of 500. Edit this item.',
    ],
    [
      pan,
      lineOf(2, doors(['ESS-1 36x84', 'heaterPan'])),
      'These doors need 1, not the quantity of 2. Edit this item.',
    ],
    [
      partOf(12),
      lineOf(1, doors(swing)),
      'This part doesn’t take the dimensions of a door. Remove it and add it again.',
    ],
  ])('explains the problem: %#', (part, line, text) => {
    expect(configurationProblem(part, line)?.text).toBe(text)
  })

  it('requires what its rule says until doors are configured', () => {
    const cutGasket = partOf(186, 'FT', { precisionCut: true })
    const rule = 'precision cut'
    expect(requiredConfiguration(cutGasket)).toEqual({ rule, kind: 'cuts' })
    expect(requiredConfiguration(cutGasket, [doors()])).toEqual({ rule, kind: 'cuts' })
    expect(requiredConfiguration(cutGasket, [doors(swing)])).toEqual({ rule, kind: 'door' })
    expect(requiredConfiguration(partOf(12, 'FT', { precisionCut: true }), [doors(swing)])?.kind).toBe('cuts')
  })

  it.each([
    [76, true],
    [205, true],
    [188, true],
    [186, false],
    [12, false],
  ])('of part %d is decided by doors alone: %s', (id, decide) => {
    expect(doorsDecide({ id })).toBe(decide)
  })

  it('is described with serial number, door and calculation', () => {
    expect(describeConfiguration(doors(welded))).toEqual([
      '1 × door 15-0123, Traditional swing door, 36" × 84", Sweep Bottom, magnetic gaskets: Door gasket 207.75 in = 17.25 ft',
    ])
  })
})
