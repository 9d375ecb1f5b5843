import { formatInches } from '../inches.ts'
import type { Door, DoorType } from './door.ts'

export const doorTypeNames: Readonly<Record<DoorType, string>> = {
  swing: 'Swing',
  slide: 'Slide',
  vl: 'Vertical lift',
  so: 'Sectional overhead',
  traffic: 'Traffic',
}

export const doorBuildNames: Readonly<Record<Door['build'], string>> = {
  Traditional: 'Traditional swing door',
  'ESS-1': 'ESS-1 swing door',
  'ESS-2': 'ESS-2 swing door',
  'Single Panel': 'Single panel slide door',
  Biparting: 'Biparting slide door',
  VL: 'Vertical lift door',
  Sectional: 'Sectional door',
  Coldswing: 'Coldswing traffic door',
  Saniswing: 'Saniswing traffic door',
}

/** One-line description: `Traditional swing door, double, 72" × 96", Sweep Bottom, magnetic gaskets`. */
export function describeDoor(door: Door): string {
  const { build, double, bottom, hinge, powerOperated, gasketing, widthInches, heightInches } = door
  const said = [
    doorBuildNames[build],
    double && 'double',
    `${formatInches(widthInches)} × ${formatInches(heightInches)}`,
    bottom,
    hinge && `hinge ${hinge}`,
    powerOperated && 'power operated',
    gasketing === 'Magnetic' ? 'magnetic gaskets' : gasketing,
  ]
  return said.filter(Boolean).join(', ')
}
