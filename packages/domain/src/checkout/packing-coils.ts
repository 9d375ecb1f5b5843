import {
  coilLooseness,
  coilStepFeet,
  longBoxLeastSideInches,
  parcelLimits,
  standardBox,
} from '../parcel-limits.ts'
import type { Coil, Load, Piece } from './packing-goods.ts'
import { atMost, lengthAndGirth, longestFirst, ownBox, timesInto, tolerance } from './packing-measure.ts'

function coilVolumePerFoot(coil: Coil): number {
  return coilLooseness * 12 * coil.wideInches * coil.thinInches
}

/** True if a coil can be wound or laid into a standard box, whatever its length. */
export function coilsIntoStandardBox(coil: Coil): boolean {
  const [long, , low] = standardBox.sidesInches
  return (
    atMost(coil.wideInches, long) &&
    atMost(coil.thinInches, low) &&
    atMost(coilStepFeet * coil.poundsPerFoot, standardBox.weightPounds) &&
    atMost(coilStepFeet * coilVolumePerFoot(coil), standardBox.cubicInches)
  )
}

/** Splits feet into lots of at most `most`, in quarter feet; the last lot is the remainder. */
function lots(feet: number, most: number): { feet: number; count: number }[] {
  const each = Math.max(1, timesInto(most, coilStepFeet)) * coilStepFeet
  const full = timesInto(feet, each)
  const rest = feet - full * each
  return [
    { feet: each, count: full },
    { feet: rest, count: 1 },
  ].filter((lot) => lot.count > 0 && lot.feet > tolerance)
}

/** Splits a coil into loads: whole if it fits one standard box, otherwise full boxes and a remainder. */
export function loadsOf(coil: Coil): Load[] {
  const volume = coilVolumePerFoot(coil)
  const most = Math.min(standardBox.cubicInches / volume, standardBox.weightPounds / coil.poundsPerFoot)
  return lots(coil.feet, most).map(({ feet, count }) => ({
    cubicInches: feet * volume,
    pounds: feet * coil.poundsPerFoot,
    count,
  }))
}

/**
 * Turns a coil that is too wide for a standard box into rolls, each as long as the coil is wide, with square
 * ends. A roll that would get too large is split.
 */
export function rollsOf(coil: Coil): Piece[] {
  const volume = coilVolumePerFoot(coil)
  const most = Math.min(
    parcelLimits.weightPounds / coil.poundsPerFoot,
    (coil.wideInches * largestRollEnd(coil.wideInches) ** 2) / volume,
  )
  return lots(coil.feet, most).map(({ feet, count }) => {
    const end = Math.sqrt((feet * volume) / coil.wideInches)
    const sides = longestFirst(coil.wideInches, end, end)
    return { partId: coil.partId, sides, pounds: feet * coil.poundsPerFoot, count }
  })
}

function largestRollEnd(wideInches: number): number {
  for (let end: number = parcelLimits.lengthInches; end > longBoxLeastSideInches; end--) {
    const sides = ownBox(longestFirst(wideInches, end, end))
    if (lengthAndGirth(sides) <= parcelLimits.lengthAndGirthInches) return end
  }
  return longBoxLeastSideInches
}
