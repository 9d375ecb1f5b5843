import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'

export type DoorFacts = Partial<RegisteredDoor> & Pick<RegisteredDoor, 'serialNumber'>

/** A registered door: Traditional, single, sweep bottom, 36 x 84 in, unless overridden. */
export function doorRow(facts: DoorFacts): RegisteredDoor {
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
