/** What parcel carriers accept of one box, and how many boxes they rate as one shipment; beyond is freight. */
export const parcelLimits = {
  lengthInches: 107,
  weightPounds: 150,
  /** The longest side plus twice the sum of the other two. */
  lengthAndGirthInches: 165,
  boxes: 200,
} as const

/** The stock carton; its weight limit is of the goods in it. */
export const standardBox = {
  sidesInches: [16, 16, 8],
  cubicInches: 2048,
  weightPounds: 50,
} as const

/** Cardboard below this folds under its own load. */
export const longBoxLeastSideInches = 4

/** What an empty box and its filling weigh. */
export const tarePounds = 1

/** Cubic inches that carriers bill as a pound. */
export const dimensionalDivisor = 139

/** How much more room coiled goods take than their own volume. */
export const coilLooseness = 1.5

/** Goods by length or area are cut apart in quarter steps. */
export const coilStepFeet = 0.25

/** Stands in for each measure that the catalogue lacks, so that a quote errs on the safe side. */
export const assumedSize = { lengthInches: 12, heightInches: 8, depthInches: 4, weightPounds: 2 } as const
