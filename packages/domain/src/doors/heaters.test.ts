import { describe, expect, it } from 'vitest'
import { doorNamed } from '../testing/doors.ts'
import { calculate } from './calculate.ts'
import { premadeWires } from './heater-constants.ts'
import { chooseWire, wireOf } from './heaters.ts'

/** A door, the inches of its frame heater computed by hand, then its feet, ohms, watts and amps. */
type Row = readonly [door: string, inches: number, figures: string]

const heaterOf = (door: string) => calculate(doorNamed(door), 'heater')
const partsOf = (door: string) =>
  heaterOf(door).parts.map(({ use, partId, quantity }) => `${use} ${partId} = ${quantity}`)

function check(rows: readonly Row[]) {
  it.each(rows)('%s: %d in, %s', (door, inches, figures) => {
    const [frame] = heaterOf(door).parts
    expect(frame).toMatchObject({ use: 'heaterWire', partId: 76, inches })
    expect(frame?.comments).toEqual([
      `Heater wire ${inches} in = ${frame?.quantity} ft, ${figures.replace(/^\S+ ft, /, '')}, leads 18 in each`,
    ])
    expect(`${frame?.quantity} ft`).toBe(figures.split(', ')[0])
  })
}

describe("the heaters in the manufacturer's worked examples", () => {
  check([
    ['Traditional 36x84, Sweep Bottom', 207.75, '17.25 ft, 4.5 ohm/ft, 10.75 W/ft, 185.5 W, 1.55 A'],
    ['ESS-1 30x60, Sweep Bottom', 152.5, '12.75 ft, 10 ohm/ft, 8.86 W/ft, 112.9 W, 0.94 A'],
    ['Single Panel 36x48, Sweep Bottom', 142, '11.75 ft, 14 ohm/ft, 7.45 W/ft, 87.5 W, 0.73 A'],
    ['Biparting 96x120, Sweep Bottom', 346, '28.75 ft, 2 ohm/ft, 8.71 W/ft, 250.4 W, 2.09 A'],
    ['VL 24x36, High Sill', 138, '11.5 ft, 16 ohm/ft, 6.81 W/ft, 78.3 W, 0.65 A'],
  ])
})

describe('the frame heater', () => {
  check([
    // 14400 / 20.75 / 20.75 is 33.445: 9.56 W/ft at 3.5 ohms is closer to the target of 10 than 13.38 at 2.5
    // ohms.
    ['Traditional 36x84, High Sill', 2 * 38.75 + 2 * 86, '20.75 ft, 3.5 ohm/ft, 9.56 W/ft, 198.3 W, 1.65 A'],
    [
      'Traditional 36x84, High Sill w/Sweep',
      2 * 38.75 + 2 * 86,
      '20.75 ft, 3.5 ohm/ft, 9.56 W/ft, 198.3 W, 1.65 A',
    ],
    // Runs around the full opening, even with two leaves: 29.087 / 2.5 is 1.63 off the target, 29.087 / 3.5
    // is 1.69 off.
    [
      'Traditional 72x96, Sweep Bottom, double',
      74.75 + 2 * 96.5,
      '22.25 ft, 2.5 ohm/ft, 11.63 W/ft, 258.9 W, 2.16 A',
    ],
    // 7.5 and 12.5 W/ft are equally far from 10: the cooler wire wins.
    ['Traditional 36.25x28, Sweep Bottom', 39 + 57, '8 ft, 30 ohm/ft, 7.50 W/ft, 60.0 W, 0.50 A'],
    // At 14 ft and longer the target is 8 W/ft: (120 V / 20 ft)² / 4.5 ohm/ft is exactly that.
    ['ESS-1 36x80, High Sill', 2 * 38 + 2 * 81.5, '20 ft, 4.5 ohm/ft, 8.00 W/ft, 160.0 W, 1.33 A'],
    // 12 ft, target 9 W/ft: 100 / 10 is 1 off, 100 / 14 is 1.86 off; a target of 8 W/ft would pick 14.
    ['ESS-1 30x55.75, Sweep Bottom', 32 + 112, '12 ft, 10 ohm/ft, 10.00 W/ft, 120.0 W, 1.00 A'],
    // 9 ft, target 9 W/ft: 177.778 / 18 is 0.88 off, 177.778 / 16 is 2.11 off.
    ['ESS-1 26x39.75, Sweep Bottom', 28 + 80, '9 ft, 18 ohm/ft, 9.88 W/ft, 88.9 W, 0.74 A'],
    // 15.5 ft, target 8 W/ft: 59.938 / 10 is 2.01 off, 59.938 / 5.5 is 2.90 off; a target of 9 W/ft would
    // pick 5.5.
    ['ESS-1 40x71.75, Sweep Bottom', 42 + 144, '15.5 ft, 10 ohm/ft, 5.99 W/ft, 92.9 W, 0.77 A'],
    // 11.5 ft at a target of 7 W/ft picks 16 ohms; 12.5 ft at 8 W/ft picks 10, where 7 would pick 14.
    ['Biparting 33x47.5, Sweep Bottom', 38 + 100, '11.5 ft, 16 ohm/ft, 6.81 W/ft, 78.3 W, 0.65 A'],
    ['Single Panel 45x47.5, Sweep Bottom', 50 + 100, '12.5 ft, 10 ohm/ft, 9.22 W/ft, 115.2 W, 0.96 A'],
    ['VL 24x36, Sweep Bottom', 29 + 77, '8.75 ft, 30 ohm/ft, 6.27 W/ft, 54.9 W, 0.46 A'],
    // 14400 / 11.5 / 11.5 is 108.885: a sectional door's target is 8 W/ft at any length.
    ['Sectional 33x47.5', 38 + 100, '11.5 ft, 14 ohm/ft, 7.78 W/ft, 89.4 W, 0.75 A'],
    ['Sectional 33x47.5, High Sill', 38 + 100, '11.5 ft, 14 ohm/ft, 7.78 W/ft, 89.4 W, 0.75 A'],
  ])

  it('is the same for a manual and a power-operated door', () => {
    expect(heaterOf('Single Panel 72x96, power operated')).toEqual(heaterOf('Single Panel 72x96'))
    expect(heaterOf('VL 72x96, power operated')).toEqual(heaterOf('VL 72x96'))
    expect(heaterOf('Sectional 72x96, power operated')).toEqual(heaterOf('Sectional 72x96'))
  })

  it.each(['ESS-2 36x84', 'Coldswing 36x84', 'Saniswing 36x84', 'Saniswing 36x84, Full Gasketing'])(
    'is left out for a door without a heater: %s',
    (door) => {
      expect(heaterOf(door)).toEqual({ parts: [], notes: [], unknownBottom: false })
    },
  )
})

describe('the heater pan', () => {
  it.each([
    ['Traditional 36x84, Sweep Bottom', true],
    ['Traditional 72x84, Sweep Bottom, double', true],
    ['Traditional 36x84, High Sill', false],
    ['Traditional 36x84, High Sill w/Sweep', false],
    ['ESS-1 36x84, Sweep Bottom', true],
    ['ESS-1 36x84, High Sill w/Sweep', false],
    ['Single Panel 36x84, Sweep Bottom', false],
    ['Biparting 36x84, Sweep Bottom', false],
    ['VL 36x84, Sweep Bottom', false],
  ])('is only for swing doors with a sweep bottom: %s, %s', (door, pan) => {
    expect(partsOf(door).includes('heaterPan 205 = 1')).toBe(pan)
    expect(partsOf(door)).toHaveLength(pan ? 2 : 1)
  })
})

describe('the panels of a sectional door', () => {
  const lead = 'leads 18 in each'
  it.each([
    ['35.9x96', null, null],
    [
      '36x96',
      4 * 3,
      `4 panel heater wires, premade 36 in each, 320 ohm/ft, 5.00 W/ft, 15.0 W, 0.13 A, ${lead}`,
    ],
    ['47.9x24', 1 * 3, `1 panel heater wire, premade 36 in, 320 ohm/ft, 5.00 W/ft, 15.0 W, 0.13 A, ${lead}`],
    [
      '48x24.0625',
      2 * 4,
      `2 panel heater wires, premade 48 in each, 180 ohm/ft, 5.00 W/ft, 20.0 W, 0.17 A, ${lead}`,
    ],
    [
      '96x120',
      5 * 8,
      `5 panel heater wires, premade 96 in each, 45 ohm/ft, 5.00 W/ft, 40.0 W, 0.33 A, ${lead}`,
    ],
    [
      '100x96',
      4 * 8,
      `4 panel heater wires, premade 96 in each, 45 ohm/ft, 5.00 W/ft, 40.0 W, 0.33 A, ${lead}`,
    ],
    [
      '120x96',
      4 * 10,
      `4 panel heater wires, premade 120 in each, 28 ohm/ft, 5.14 W/ft, 51.4 W, 0.43 A, ${lead}`,
    ],
    // Wider than the longest premade wire: 14400 / 10 / 10 / 18 is 8 W/ft.
    [
      '120.5x96',
      4 * 10,
      `4 panel heater wires, cut 10 ft each, 18 ohm/ft, 8.00 W/ft, 80.0 W, 0.67 A, ${lead}`,
    ],
    [
      '130x96',
      4 * 10.75,
      `4 panel heater wires, cut 10.75 ft each, 16 ohm/ft, 7.79 W/ft, 83.7 W, 0.70 A, ${lead}`,
    ],
  ])('take one wire each: %s', (opening, feet, comment) => {
    const panels = heaterOf(`Sectional ${opening}`).parts.find(({ use }) => use === 'panelWires')
    expect([panels?.partId ?? null, panels?.quantity ?? null]).toEqual([feet && 76, feet])
    expect(panels?.comments ?? null).toEqual(comment && [comment])
  })

  it('are heated equally by every premade wire', () => {
    for (const { lengthInches, ohmsPerFoot } of premadeWires) {
      expect(wireOf(lengthInches / 12, ohmsPerFoot).wattsPerFoot).toBeCloseTo(5, 0)
    }
  })
})

describe('a heater wire', () => {
  const gauges = [0.75, 1, 1.5, 2, 2.5, 3.5, 4.5, 5.5, 10, 14, 16, 18, 30, 45, 65, 99]
  const quarters = Array.from({ length: 7300 }, (_, at) => (at + 1) / 4)
  const offBy = (feet: number, ohms: number, target: number) =>
    Math.abs(14400 / (ohms * feet) / feet - target)

  it.each([7, 8, 9, 10])(
    'is the closest to %d W/ft at every length, and the cooler one in a tie',
    (target) => {
      const closest = (feet: number) => {
        const least = Math.min(...gauges.map((ohms) => offBy(feet, ohms, target)))
        return gauges.filter((ohms) => offBy(feet, ohms, target) < least + 1e-8)
      }
      const wrong = quarters.filter(
        (feet) => chooseWire(feet, target).ohmsPerFoot !== Math.max(...closest(feet)),
      )
      expect(wrong).toEqual([])
      expect(quarters.filter((feet) => closest(feet).length > 1)).toEqual(target === 10 ? [8] : [])
    },
  )
})

describe('a run that requires asking the factory', () => {
  const ask = /^This heater wire is unusually (short|long)\. Please contact us at the factory/
  it.each([
    ['Traditional 12.25x14.5', 3.75, true],
    ['Traditional 12.25x16', 4, false],
    ['VL 262x200', 56, false],
    ['VL 265x200', 56.25, true],
    ['Traditional 0.1x0.1', 0.25, true],
    ['Sectional 600x600', 150.75, true],
  ])('is under 4 or over 56 ft: %s', (door, feet, unusual) => {
    const { parts, notes } = heaterOf(door)
    expect(parts[0]?.quantity).toBe(feet)
    const [, length] = ask.exec(notes[0] ?? '') ?? []
    expect(length).toBe(unusual ? (feet < 4 ? 'short' : 'long') : undefined)
  })
})
