import type { Zone } from '../zones.ts'

/** What every shipment by truck costs before weight and length. */
export const freightBaseCents = 14_500

/** The price of a hundred pounds by zone, fuel included; the business may correct any of them. */
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

/** What a shipment costs more whose longest piece is over a length; the last one that it is over counts. */
export const overLength: readonly { readonly overInches: number; readonly cents: number }[] = [
  { overInches: 96, cents: 8500 },
  { overInches: 144, cents: 16_500 },
  { overInches: 192, cents: 28_500 },
  { overInches: 240, cents: 45_000 },
]

/** A truck takes so many business days more than a parcel by ground. */
export const daysBeyondGround = 2
