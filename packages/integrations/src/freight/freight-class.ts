/** NMFC freight classes by density, in pounds per cubic foot, in force since July 19, 2025; the last one with `from` at most the density applies. */
const classes: readonly { readonly from: number; readonly freightClass: number }[] = [
  { from: 0, freightClass: 400 },
  { from: 1, freightClass: 300 },
  { from: 2, freightClass: 250 },
  { from: 4, freightClass: 175 },
  { from: 6, freightClass: 125 },
  { from: 8, freightClass: 100 },
  { from: 10, freightClass: 92.5 },
  { from: 12, freightClass: 85 },
  { from: 15, freightClass: 70 },
  { from: 22.5, freightClass: 65 },
  { from: 30, freightClass: 60 },
  { from: 35, freightClass: 55 },
  { from: 50, freightClass: 50 },
]

export interface HandlingUnit {
  readonly lengthInches: number
  readonly widthInches: number
  readonly heightInches: number
  readonly weightPounds: number
}

const pallet = { lengthInches: 48, widthInches: 40, heightInches: 48 }
const crateSideInches = 12

/** Returns the one pallet or crate that a shipment travels on: a crate for what is longer than a pallet. */
export function handlingUnitOf(shipment: {
  readonly weightPounds: number
  readonly longestInches: number
}): HandlingUnit {
  const weightPounds = Math.max(1, Math.ceil(shipment.weightPounds - 1e-9))
  const lengthInches = Math.ceil(shipment.longestInches)
  if (lengthInches <= pallet.lengthInches) return { ...pallet, weightPounds }
  return { lengthInches, widthInches: crateSideInches, heightInches: crateSideInches, weightPounds }
}

export function cubicFeetOf({ lengthInches, widthInches, heightInches }: HandlingUnit): number {
  return (lengthInches * widthInches * heightInches) / 1728
}

export function freightClassOf(unit: HandlingUnit): number {
  const density = unit.weightPounds / cubicFeetOf(unit)
  return classes.findLast(({ from }) => density >= from)?.freightClass ?? 400
}
