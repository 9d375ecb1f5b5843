import type { PartUse } from './calculated-part.ts'

// All figures here are the manufacturer's, who sizes his gaskets by them; change one here and it changes everywhere.

/** How far gaskets of swing doors run past the opening, in inches: in width, and at each end of the height. */
export const swingOverlap = {
  Traditional: { width: 2.75, height: 0.5, highSillHeight: 2 },
  'ESS-1': { width: 2, height: 0.25, highSillHeight: 1.5 },
  'ESS-2': { width: 2, height: 0.25, highSillHeight: 0.25 },
} as const

/** Each leaf of a pair covers half the opening and this much more, in inches. */
export const leafOverlapInches = 0.75
/** A sweep bottom takes this much more door gasket, in inches, for the ends that turn under. */
export const sweepReturnInches = 12

/** How far the panel of a slide, vertical lift or sectional door overlaps the opening at each edge, in inches. */
export const panelOverlapInches = { manual: 2.5, power: 3 } as const
/** A high sill makes the panel of slide and vertical lift doors this much taller, in inches. */
export const panelHighSillInches = 1.5

/** Sections of a sectional door are this tall at most, in inches. */
export const sectionHeightInches = 24

/** Traffic doors, in inches: what the leaf is narrower and its gasket shorter than the opening. */
export const traffic = {
  singleNarrowerInches: 1,
  leafNarrowerInches: 0.75,
  shorterInches: 3,
  /** Coldswing gasket comes in whole lengths of 5.5 feet. */
  coldswingLengthInches: 66,
  /** Fingersafe edges leave the lowest 3 feet free. */
  fingersafeFreeInches: 36,
} as const

/** Part ids of gaskets by where they go; 96 closes the bottom of slide, vertical lift and sectional doors alike. */
export const gasketParts = {
  traditionalDoor: 186,
  essDoor: 198,
  magneticDoor: 188,
  panelDoor: 101,
  traffic: 276,
  swingSweep: 187,
  slideSweep: 96,
  edge: 97,
  meeting: 51,
  section: 102,
  panelBottom: 96,
} as const

/** The uses that are gaskets, all but those of a heater. */
export type GasketUse = Exclude<PartUse, 'heaterWire' | 'panelWires' | 'heaterPan'>
