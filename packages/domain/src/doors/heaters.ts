import { cleanInches, hasHighSill, hasSweepBottom, quarterFeet } from './calculated-part.ts'
import type { Door } from './door.ts'
import { sectionCount } from './gaskets.ts'
import { heaterOverlap, premadeWires, supplyVolts, wattTargets, wireGauges } from './heater-constants.ts'

export interface HeaterWire {
  readonly feet: number
  readonly ohmsPerFoot: number
  readonly wattsPerFoot: number
  readonly watts: number
  readonly amps: number
}

/** The heater of a door frame, and the panel wires of a sectional door. */
export interface DoorHeater {
  readonly runInches: number
  readonly wire: HeaterWire
  readonly panels: PanelWires | null
  readonly pan: boolean
}

/** Equal wires, one per panel; premade if one of the right length exists. */
export interface PanelWires {
  readonly count: number
  readonly premade: boolean
  readonly wire: HeaterWire
}

/** Returns a door's heater; null for doors without one: traffic doors and ESS-2. */
export function doorHeater(door: Door): DoorHeater | null {
  const runInches = heaterRun(door)
  if (runInches === null) return null
  const feet = quarterFeet(runInches)
  if (feet === 0) return null
  const swing = door.build === 'Traditional' || door.build === 'ESS-1'
  return {
    runInches,
    wire: chooseWire(feet, targetFor(door, feet)),
    panels: door.build === 'Sectional' ? panelWires(door) : null,
    pan: swing && hasSweepBottom(door),
  }
}

/** The frame run in inches over the full opening, even with two leaves; null if there is none. */
function heaterRun(door: Door): number | null {
  if (door.doorType === 'traffic' || door.build === 'ESS-2') return null
  const { build } = door
  const over = heaterOverlap[build === 'Traditional' || build === 'ESS-1' ? build : 'panel']
  const highSill = build !== 'Sectional' && hasHighSill(door)
  const across = (door.widthInches + over.width) * (highSill ? 2 : 1)
  return cleanInches(across + 2 * (door.heightInches + (highSill ? over.highSillHeight : over.height)))
}

function targetFor({ build }: Door, feet: number): number {
  if (build === 'Traditional') return wattTargets.traditional
  if (build === 'Sectional') return wattTargets.other
  const { shorterThanFeet, short, long } = build === 'ESS-1' ? wattTargets.ess : wattTargets.panel
  return feet < shorterThanFeet ? short : long
}

/** Picks the gauge for this many feet whose watts per foot are closest to the target; on a tie, the cooler one. */
export function chooseWire(feet: number, targetWattsPerFoot: number): HeaterWire {
  const distance = (wire: HeaterWire) => Math.abs(wire.wattsPerFoot - targetWattsPerFoot)
  return wireGauges
    .map((ohmsPerFoot) => wireOf(feet, ohmsPerFoot))
    .reduce((best, wire) => (distance(wire) <= distance(best) + 1e-9 ? wire : best))
}

/** Returns a wire's output at 120 volts: power is volts squared over ohms. */
export function wireOf(feet: number, ohmsPerFoot: number): HeaterWire {
  const watts = supplyVolts ** 2 / (ohmsPerFoot * feet)
  return { feet, ohmsPerFoot, watts, wattsPerFoot: watts / feet, amps: watts / supplyVolts }
}

/**
 * A wire for each panel of a sectional door: the longest premade one that fits; panels wider than the longest get cut
 * wire.
 */
function panelWires(door: Door): PanelWires | null {
  const count = sectionCount(door)
  const fitting = premadeWires.filter(({ lengthInches }) => lengthInches <= door.widthInches)
  const longest = premadeWires[premadeWires.length - 1]
  if (longest && door.widthInches > longest.lengthInches) {
    const wire = chooseWire(quarterFeet(door.widthInches), wattTargets.other)
    return { count, premade: false, wire }
  }
  const premade = fitting[fitting.length - 1]
  if (!premade) return null
  return { count, premade: true, wire: wireOf(premade.lengthInches / 12, premade.ohmsPerFoot) }
}
