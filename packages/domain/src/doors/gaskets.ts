import { gasketParts } from '../calculated-part-ids.ts'
import { cleanInches, hasHighSill, hasSweep, hasSweepBottom } from './calculated-part.ts'
import type { Door } from './door.ts'
import {
  type GasketUse,
  leafOverlapInches,
  panelHighSillInches,
  panelOverlapInches,
  sectionHeightInches,
  sweepReturnInches,
  swingOverlap,
  traffic,
} from './gasket-constants.ts'

/** A run of gasket on a door, in inches before rounding to quarter feet; 0 or less means none. */
export interface GasketRun {
  readonly use: GasketUse
  readonly partId: number
  readonly inches: number
  readonly pieces: number
  readonly fullLengths?: true
}

/** False for a vertical lift whose bottom has no formula; it gets no gaskets. */
export function hasKnownBottom({ build, bottom }: Pick<Door, 'build' | 'bottom'>): boolean {
  return build !== 'VL' || bottom === 'Sweep Bottom' || bottom === 'High Sill'
}

/** Returns a door's gasket runs by the manufacturer's formulas, in inches; empty if `hasKnownBottom` is false. */
export function gasketRuns(door: Door): readonly GasketRun[] {
  switch (door.build) {
    case 'Traditional':
    case 'ESS-1':
    case 'ESS-2':
      return swingRuns(door, door.build)
    case 'Single Panel':
      return slideRuns(door)
    case 'Biparting':
      return bipartingRuns(door)
    case 'VL':
      return verticalRuns(door)
    case 'Sectional':
      return sectionalRuns(door)
    case 'Coldswing':
      return coldswingRuns(door)
    case 'Saniswing':
      return saniswingRuns(door)
  }
}

function swingLeaves({ double, widthInches }: Door) {
  return double
    ? { leaves: 2, width: widthInches / 2 + leafOverlapInches }
    : { leaves: 1, width: widthInches }
}

function swingRuns(door: Door, build: keyof typeof swingOverlap): GasketRun[] {
  const { leaves, width } = swingLeaves(door)
  const over = swingOverlap[build]
  // ESS-2, the transition door, is always built the same way: open at the bottom, with a sweep.
  const highSill = build !== 'ESS-2' && hasHighSill(door)
  const sweep = build === 'ESS-2' || hasSweep(door)
  const magnetic = door.gasketing === 'Magnetic'
  const across = (width + over.width) * (highSill ? 2 : 1)
  const up = 2 * (door.heightInches + (highSill ? over.highSillHeight : over.height))
  // A welded ring has no ends to turn under.
  const returns = build !== 'ESS-2' && hasSweepBottom(door) && !magnetic ? sweepReturnInches : 0
  const runs: GasketRun[] = [
    {
      use: 'doorGasket',
      partId: swingPart(build, magnetic),
      inches: (across + up + returns) * leaves,
      pieces: leaves,
    },
  ]
  if (sweep) {
    runs.push({
      use: 'sweepGasket',
      partId: gasketParts.swingSweep,
      inches: (width + over.width) * leaves,
      pieces: leaves,
    })
  }
  return runs
}

function swingPart(build: keyof typeof swingOverlap, magnetic: boolean): number {
  if (build !== 'Traditional') return gasketParts.essDoor
  return magnetic ? gasketParts.magneticDoor : gasketParts.traditionalDoor
}

function panelOf(door: Door) {
  const overlap = door.powerOperated ? panelOverlapInches.power : panelOverlapInches.manual
  const sill = hasHighSill(door) && door.build !== 'Sectional' ? panelHighSillInches : 0
  return {
    overlap,
    width: door.widthInches + 2 * overlap,
    height: door.heightInches + overlap + sill,
  }
}

function slideRuns(door: Door): GasketRun[] {
  const { width, height } = panelOf(door)
  const across = width * (hasHighSill(door) ? 2 : 1)
  const returns = hasSweepBottom(door) ? sweepReturnInches : 0
  const runs: GasketRun[] = [
    { use: 'doorGasket', partId: gasketParts.panelDoor, inches: across + 2 * height + returns, pieces: 1 },
    { use: 'edgeGasket', partId: gasketParts.edge, inches: height, pieces: 1 },
  ]
  if (hasSweep(door))
    runs.push({ use: 'sweepGasket', partId: gasketParts.slideSweep, inches: width, pieces: 1 })
  return runs
}

function bipartingRuns(door: Door): GasketRun[] {
  const { overlap, height } = panelOf(door)
  const leaf = door.widthInches / 2 + leafOverlapInches + overlap
  const across = leaf * (hasHighSill(door) ? 2 : 1)
  const returns = hasSweepBottom(door) ? sweepReturnInches : 0
  const runs: GasketRun[] = [
    { use: 'doorGasket', partId: gasketParts.panelDoor, inches: 2 * (across + height) + returns, pieces: 2 },
    { use: 'midGasket', partId: gasketParts.meeting, inches: 2 * height, pieces: 2 },
  ]
  if (hasSweep(door))
    runs.push({ use: 'sweepGasket', partId: gasketParts.slideSweep, inches: 2 * leaf, pieces: 2 })
  return runs
}

function verticalRuns(door: Door): GasketRun[] {
  if (!hasKnownBottom(door)) return []
  const { width, height } = panelOf(door)
  if (hasHighSill(door)) {
    return [{ use: 'doorGasket', partId: gasketParts.panelDoor, inches: 2 * width + 2 * height, pieces: 1 }]
  }
  return [
    {
      use: 'doorGasket',
      partId: gasketParts.panelDoor,
      inches: width + 2 * height + sweepReturnInches,
      pieces: 1,
    },
    { use: 'bottomGasket', partId: gasketParts.panelBottom, inches: width, pieces: 1 },
  ]
}

export function sectionCount({ heightInches }: Pick<Door, 'heightInches'>): number {
  return Math.ceil(heightInches / sectionHeightInches)
}

function sectionalRuns(door: Door): GasketRun[] {
  const { width, height } = panelOf(door)
  const joints = sectionCount(door) - 1
  return [
    { use: 'doorGasket', partId: gasketParts.panelDoor, inches: width + 2 * height, pieces: 1 },
    { use: 'sectionGasket', partId: gasketParts.section, inches: joints * width, pieces: joints },
    { use: 'bottomGasket', partId: gasketParts.panelBottom, inches: width, pieces: 1 },
  ]
}

/** Width of a traffic door leaf and length of the gasket around it, in inches. */
function trafficLeaf({ double, widthInches, heightInches }: Door) {
  const width = double
    ? widthInches / 2 - traffic.leafNarrowerInches
    : widthInches - traffic.singleNarrowerInches
  return { leaves: double ? 2 : 1, width, around: width + 2 * (heightInches - traffic.shorterInches) }
}

function coldswingRuns(door: Door): GasketRun[] {
  const { leaves, around } = trafficLeaf(door)
  const lengths = Math.max(0, Math.ceil(cleanInches(around) / traffic.coldswingLengthInches))
  const pieces = lengths * leaves
  const inches = traffic.coldswingLengthInches * pieces
  return [{ use: 'doorGasket', partId: gasketParts.traffic, inches, pieces, fullLengths: true }]
}

function saniswingRuns(door: Door): GasketRun[] {
  const { leaves, width, around } = trafficLeaf(door)
  if (door.gasketing === 'Fingersafe') {
    const pieces = 2 * leaves
    const inches = Math.max(0, door.heightInches - traffic.fingersafeFreeInches) * pieces
    return [{ use: 'edgeGasket', partId: gasketParts.edge, inches, pieces }]
  }
  return [
    { use: 'doorGasket', partId: gasketParts.traffic, inches: around * leaves, pieces: leaves },
    { use: 'bottomGasket', partId: gasketParts.traffic, inches: width * leaves, pieces: leaves },
  ]
}
