import type { PartFacts } from '@mullion/db/testing/part-row'
import type { Door } from '@mullion/domain/doors/door'
import type { DoorFacts } from '@mullion/domain/testing/doors'

const gasket = { unit: 'FT' as const, lengthInches: 12, heightInches: 1, depthInches: 1, weightPounds: 0.2 }

/** The parts that door calculations return: priced from $1.00 a foot up, and the heater pan at $95.50. */
export const calculatorParts: readonly (PartFacts & { readonly id: number })[] = [
  { id: 51, priceCents: 740, ...gasket },
  { id: 76, priceCents: 265, ...gasket, heightInches: 0.2, depthInches: 0.2 },
  { id: 96, priceCents: 575, ...gasket },
  { id: 97, priceCents: 510, ...gasket },
  { id: 101, priceCents: 630, ...gasket },
  { id: 102, priceCents: 320, ...gasket },
  { id: 186, number: '0201-BL', priceCents: 385, ...gasket },
  { id: 187, number: '0202-BL', priceCents: 420, ...gasket },
  { id: 188, number: '0210-BL', priceCents: 960, ...gasket },
  { id: 198, priceCents: 445, ...gasket },
  {
    id: 205,
    priceCents: 9550,
    lengthInches: 36,
    heightInches: 4,
    depthInches: 1,
    weightPounds: 5.2,
  },
  { id: 276, priceCents: 895, ...gasket },
]

/** A Traditional door, 36 by 84 inches with a sweep bottom, changed as given. */
export function doorOf(facts: Partial<Door> = {}): Door {
  return {
    doorType: 'swing',
    build: 'Traditional',
    double: false,
    bottom: 'Sweep Bottom',
    hinge: null,
    powerOperated: false,
    gasketing: null,
    widthInches: 36,
    heightInches: 84,
    ...facts,
  }
}

/** Door 15-0123 of the register, and the same door with magnetic gaskets as 15-0124. */
export const registeredDoors: readonly DoorFacts[] = [
  { serialNumber: '15-0123' },
  { serialNumber: '15-0124', gaskets: 'Welded Magnetic' },
]
