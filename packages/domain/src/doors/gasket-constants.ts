import type { PartUse } from './calculated-part.ts'

// These are the manufacturer's own sizing figures; every calculation uses them from here.

/** How far gaskets of swing doors run past the opening, in inches: in width, and at each end of the height. */
export const swingOverlap = {
  Traditional: { width: 2.75, height: 0.5, highSillHeight: 2 },
  'ESS-1': { width: 2, height: 0.25, highSillHeight: 1.5 },
  'ESS-2': { width: 2, height: 0.25, highSillHeight: 0.25 },
} as const

/** Each leaf of a double door covers half the opening plus this many inches. */
export const leafOverlapInches = 0.75
/** Extra door gasket for a sweep bottom, in inches, for the ends that turn under. */
export const sweepReturnInches = 12

/** How far the panel of a slide, vertical lift or sectional door overlaps the opening at each edge, in inches. */
export const panelOverlapInches = { manual: 2.5, power: 3 } as const
/** Extra panel height of slide and vertical lift doors with a high sill, in inches. */
export const panelHighSillInches = 1.5

/** Maximum section height of a sectional door, in inches. */
export const sectionHeightInches = 24

/**
 * Traffic doors, in inches: how much narrower than the opening the leaf is, and how much shorter its gasket
 * is.
 */
export const traffic = {
  singleNarrowerInches: 1,
  leafNarrowerInches: 0.75,
  shorterInches: 3,
  /** Coldswing gasket comes in 5.5-foot lengths and is not cut. */
  coldswingLengthInches: 66,
  /** Fingersafe edges do not cover the lowest 3 feet. */
  fingersafeFreeInches: 36,
} as const

export type GasketUse = Exclude<PartUse, 'heaterWire' | 'panelWires' | 'heaterPan'>
