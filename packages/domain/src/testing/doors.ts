import fc from 'fast-check'
import {
  bottoms,
  canBeDouble,
  canBePowered,
  type Door,
  type DoorBuild,
  type DoorType,
  doorBuilds,
  doorTypes,
  gasketings,
  gasketingsOf,
  hasBottom,
  hinges,
} from '../doors/door.ts'
import type { RegisteredDoor } from '../doors/registered-door.ts'

export const builds: readonly DoorBuild[] = Object.values(doorBuilds).flat()

const typeOfBuild = new Map<DoorBuild, DoorType>(
  doorTypes.flatMap((type) => doorBuilds[type].map((build): [DoorBuild, DoorType] => [build, type])),
)

/** A valid door of a build for an opening, width first: single, manual, with a sweep bottom where the build has one. */
export function doorOf(
  build: DoorBuild,
  [widthInches, heightInches]: readonly [width: number, height: number],
  change: Partial<Door> = {},
): Door {
  return {
    doorType: typeOfBuild.get(build) ?? 'swing',
    build,
    double: false,
    bottom: hasBottom({ build }) ? 'Sweep Bottom' : null,
    hinge: null,
    powerOperated: false,
    gasketing: gasketingsOf({ build })[0] ?? null,
    widthInches,
    heightInches,
    ...change,
  }
}

/**
 * Builds a door from text such as `Traditional 36x84, High Sill, double`, also `power operated` and special gaskets.
 */
export function doorNamed(text: string): Door {
  const [first = '', ...said] = text.split(', ')
  const build = builds.find((each) => first.startsWith(`${each} `)) ?? 'Traditional'
  const [width = 0, height = 0] = first.slice(build.length).split('x').map(Number)
  const known = doorOf(build, [width, height])
  return {
    ...known,
    double: said.includes('double'),
    powerOperated: said.includes('power operated'),
    bottom: bottoms.find((each) => said.includes(each)) ?? known.bottom,
    hinge: hinges.find((each) => said.includes(each)) ?? null,
    gasketing: gasketings.find((each) => said.includes(each)) ?? known.gasketing,
  }
}

const opening = fc.oneof(
  fc.integer({ min: 1, max: 9600 }).map((sixteenths) => sixteenths / 16),
  fc.integer({ min: 1, max: 60_000 }).map((hundredths) => hundredths / 100),
)

export function anyDoor(build: fc.Arbitrary<DoorBuild> = fc.constantFrom(...builds)): fc.Arbitrary<Door> {
  return build.chain((each) => {
    const doorType = typeOfBuild.get(each) ?? 'swing'
    return fc.record({
      doorType: fc.constant(doorType),
      build: fc.constant(each),
      double: canBeDouble({ doorType }) ? fc.boolean() : fc.constant(false),
      bottom: hasBottom({ build: each }) ? fc.constantFrom(...bottoms) : fc.constant(null),
      hinge: each === 'Traditional' ? fc.constantFrom(null, ...hinges) : fc.constant(null),
      powerOperated: canBePowered({ doorType }) ? fc.boolean() : fc.constant(false),
      gasketing: fc.constantFrom(...gasketingsOf({ build: each })),
      widthInches: opening,
      heightInches: opening,
    })
  })
}

export type DoorFacts = Partial<RegisteredDoor> & Pick<RegisteredDoor, 'serialNumber'>

/** A registered door: Traditional, single, sweep bottom, 36 x 84 in, unless overridden. */
export function registeredDoor(facts: DoorFacts): RegisteredDoor {
  return {
    doorType: 'swing',
    build: 'Traditional',
    direction: 'LH',
    bottom: 'Sweep Bottom',
    coolingType: 'Cooler',
    widthInches: 36,
    heightInches: 84,
    gaskets: 'Bulb',
    powerOperated: false,
    ...facts,
  }
}
