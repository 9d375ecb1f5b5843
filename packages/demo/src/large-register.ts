import type { Bottom, DoorBuild, DoorType } from '@mullion/domain/doors/door'
import type { DoorDirection, RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { anyOf, between, byShare, type Random, seeded } from './random.ts'

const [firstYear, lastYear] = [12, 26]
const years = lastYear - firstYear + 1
/** First door number of each year; lower ones belong to the worked examples. */
const firstNumber = 1000
/** Range of demonstration door numbers in each year. */
export const demoNumbers = { first: firstNumber, last: 1359 } as const

/** A build of door, with its frequency per hundred doors. */
interface Make {
  readonly share: number
  readonly doorType: DoorType
  readonly build: DoorBuild
  readonly directions: readonly (DoorDirection | null)[]
  readonly bottoms: readonly (Bottom | null)[]
  readonly gaskets: readonly string[]
  readonly widths: readonly number[]
  readonly heights: readonly number[]
  /** Number of doors per hundred that are power operated. */
  readonly powered: number
}

const swingSides = byShare<DoorDirection>([
  [4, 'LH'],
  [4, 'RH'],
  [2, 'Double'],
])
const trafficSides = byShare<DoorDirection>([
  [1, 'LH'],
  [1, 'RH'],
  [3, 'Double'],
])
const usualBottoms = byShare<Bottom>([
  [6, 'Sweep Bottom'],
  [3, 'High Sill'],
  [2, 'High Sill w/Sweep'],
])
const liftBottoms = byShare<Bottom>([
  [3, 'Sweep Bottom'],
  [1, 'High Sill'],
])

const swing = {
  doorType: 'swing',
  directions: swingSides,
  widths: [30, 34, 36, 42, 48, 60],
  heights: [76, 78, 84, 90, 96],
  powered: 0,
} as const
const slide = {
  doorType: 'slide',
  bottoms: usualBottoms,
  gaskets: ['Bulb'],
  heights: [84, 96, 108, 120, 144],
  powered: 45,
} as const
const lift = {
  directions: [null],
  gaskets: ['Bulb'],
  heights: [72, 84, 96, 108, 120, 144],
} as const
const traffic = {
  doorType: 'traffic',
  directions: trafficSides,
  bottoms: [null],
  widths: [36, 42, 48],
  heights: [84, 90, 96, 120],
  powered: 0,
} as const

const makes = byShare(
  (
    [
      {
        ...swing,
        share: 34,
        build: 'Traditional',
        bottoms: usualBottoms,
        gaskets: ['Bulb', 'Bulb', 'Dart', 'Welded Magnetic'],
      },
      { ...swing, share: 12, build: 'ESS-1', bottoms: usualBottoms, gaskets: ['Compression'] },
      { ...swing, share: 8, build: 'ESS-2', bottoms: [null], gaskets: ['Compression'] },
      {
        ...slide,
        share: 16,
        build: 'Single Panel',
        directions: ['LH', 'RH'],
        widths: [48, 60, 72, 84, 96],
      },
      { ...slide, share: 8, build: 'Biparting', directions: ['Biparting'], widths: [72, 96, 108, 120, 144] },
      {
        ...lift,
        share: 6,
        doorType: 'vl',
        build: 'VL',
        bottoms: liftBottoms,
        widths: [36, 48, 60, 72, 96],
        powered: 40,
      },
      {
        ...lift,
        share: 6,
        doorType: 'so',
        build: 'Sectional',
        bottoms: [null],
        widths: [84, 96, 108, 120],
        powered: 60,
      },
      { ...traffic, share: 6, build: 'Coldswing', gaskets: ['Blade'] },
      { ...traffic, share: 4, build: 'Saniswing', gaskets: ['Fingersafe', 'Full Gasketing'] },
    ] as const satisfies readonly Make[]
  ).map((make: Make) => [make.share, make] as const),
)

/** One opening in three is not a whole number of inches. */
function openingOf(random: Random, usual: readonly number[]): number {
  const inches = anyOf(random, usual) + between(random, -2, 2)
  return random() < 1 / 3 ? inches + between(random, 1, 7) / 8 : inches
}

function doorOf(random: Random, serialNumber: string): RegisteredDoor {
  const make = anyOf(random, makes)
  const direction = anyOf(random, make.directions)
  return {
    serialNumber,
    doorType: make.doorType,
    build: make.build,
    direction,
    bottom: anyOf(random, make.bottoms),
    coolingType: random() < 0.6 ? 'Cooler' : 'Freezer',
    widthInches: openingOf(random, make.widths) * (direction === 'Double' ? 2 : 1),
    heightInches: openingOf(random, make.heights),
    gaskets: anyOf(random, make.gaskets),
    powerOperated: random() * 100 < make.powered,
  }
}

/** Yields `count` doors of all kinds by serial number, spread evenly over the years; the same on every run. */
export function* largeRegister(count: number): Generator<RegisteredDoor> {
  const random = seeded(188)
  const perYear = Math.ceil(count / years)
  if (firstNumber + perYear > 10_000) throw new Error('There are not so many serial numbers.')
  for (let at = 0; at < count; at++) {
    const year = firstYear + Math.floor(at / perYear)
    yield doorOf(random, `${year}-${firstNumber + (at % perYear)}`)
  }
}
