/**
 * Parcel carriers' limits per box, and how many boxes they rate as one shipment; anything over ships by
 * freight.
 */
export const parcelLimits = {
  lengthInches: 107,
  weightPounds: 150,
  /** Longest side plus twice the sum of the other two. */
  lengthAndGirthInches: 165,
  boxes: 200,
} as const

/** The stock carton; its weight limit applies to the goods inside. */
export const standardBox = {
  sidesInches: [16, 16, 8],
  cubicInches: 2048,
  weightPounds: 50,
} as const

/** Narrower cardboard folds under its own load. */
export const longBoxLeastSideInches = 4

export const tarePounds = 1

/** Cubic inches that carriers bill as one pound. */
export const dimensionalDivisor = 139

/**
 * Carriers bill a box longer than this as at least so many pounds, longest first; a heavy one costs extra, except where
 * its length costs more already.
 */
export const longBoxSteps = [
  { aboveInches: 96, least: 90, heavyCosts: false },
  { aboveInches: 48, least: 40, heavyCosts: true },
] as const

/** A box with more goods than this is heavy. */
export const handledPounds = 50

/** Coiled goods take this many times their own volume. */
export const coilLooseness = 1.5

/** Goods by length or area are cut in steps of a quarter foot. */
export const coilStepFeet = 0.25

/** Replaces each size missing from the catalog; deliberately generous, so quotes err on the safe side. */
export const assumedSize = { lengthInches: 12, heightInches: 8, depthInches: 4, weightPounds: 2 } as const
