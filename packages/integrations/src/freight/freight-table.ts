import type { Zone } from '../zones.ts'

/** Base price of every truck shipment, before weight and length. */
export const freightBaseCents = 14_500

/** Price per hundred pounds by zone, fuel included; the business may adjust any of them. */
export const centsPerHundredweight: Readonly<Record<Zone, number>> = {
  2: 1800,
  3: 2200,
  4: 2900,
  5: 3700,
  6: 4600,
  7: 5500,
  8: 6400,
  hawaii: 14_500,
  alaska: 15_500,
  territory: 17_000,
}

/** Surcharges by length of the longest piece; the last row with `overInches` below that length applies. */
export const overLength: readonly { readonly overInches: number; readonly cents: number }[] = [
  { overInches: 96, cents: 8500 },
  { overInches: 144, cents: 16_500 },
  { overInches: 192, cents: 28_500 },
  { overInches: 240, cents: 45_000 },
]

/** Extra business days a truck takes compared with a ground parcel. */
export const daysBeyondGround = 2
