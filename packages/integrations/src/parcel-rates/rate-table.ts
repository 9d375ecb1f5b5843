import type { UpsService } from '@mullion/domain/checkout/shipping-service'
import type { Zone } from '../zones.ts'

export type ByZone<Value> = Readonly<Record<Zone, Value>>

/** Price of a box: a base, and an amount per billable pound. */
export interface Rate {
  readonly baseCents: number
  readonly perPoundCents: number
}

type Row = readonly [base: number, perPound: number]

function rates(rows: ByZone<Row>): ByZone<Rate> {
  const entries = Object.entries(rows).map(([zone, [baseCents, perPoundCents]]) => [
    zone,
    { baseCents, perPoundCents },
  ])
  return Object.fromEntries(entries)
}

/** The store's own prices in cents, base and per pound, fuel included; the business may adjust any of them. */
export const rateTable: Readonly<Record<UpsService, ByZone<Rate>>> = {
  '03': rates({
    2: [1100, 30],
    3: [1130, 36],
    4: [1170, 43],
    5: [1210, 52],
    6: [1260, 66],
    7: [1320, 80],
    8: [1380, 98],
    hawaii: [3900, 210],
    alaska: [4100, 225],
    territory: [4300, 240],
  }),
  '12': rates({
    2: [1450, 50],
    3: [1520, 62],
    4: [1620, 80],
    5: [1740, 102],
    6: [1900, 130],
    7: [2060, 160],
    8: [2240, 190],
    hawaii: [4500, 260],
    alaska: [4700, 275],
    territory: [4900, 290],
  }),
  '02': rates({
    2: [1900, 75],
    3: [2050, 95],
    4: [2250, 125],
    5: [2500, 165],
    6: [2800, 215],
    7: [3050, 265],
    8: [3300, 310],
    hawaii: [5200, 380],
    alaska: [5400, 400],
    territory: [5600, 420],
  }),
  '13': rates({
    2: [3200, 110],
    3: [3800, 150],
    4: [4700, 220],
    5: [5500, 290],
    6: [6200, 360],
    7: [6800, 420],
    8: [7400, 480],
    hawaii: [8600, 540],
    alaska: [8900, 560],
    territory: [9200, 580],
  }),
  '01': rates({
    2: [3500, 120],
    3: [4150, 165],
    4: [5100, 240],
    5: [5950, 315],
    6: [6700, 390],
    7: [7350, 450],
    8: [8000, 515],
    hawaii: [9200, 575],
    alaska: [9500, 595],
    territory: [9800, 615],
  }),
  '14': rates({
    2: [7000, 130],
    3: [7700, 175],
    4: [8700, 250],
    5: [9600, 325],
    6: [10400, 400],
    7: [11100, 460],
    8: [11800, 525],
    hawaii: [13200, 590],
    alaska: [13500, 610],
    territory: [13800, 630],
  }),
}

/** A surcharge for a box that is hard to handle, and its minimum billable weight. */
export interface Surcharge {
  readonly minBillablePounds: number
  readonly cents: ByZone<number>
}

function byBand([near, middle, far, farthest]: readonly [number, number, number, number]): ByZone<number> {
  return {
    2: near,
    3: middle,
    4: middle,
    5: far,
    6: far,
    7: farthest,
    8: farthest,
    hawaii: farthest,
    alaska: farthest,
    territory: farthest,
  }
}

/** Thresholds for surcharges: the longest side in inches, and pounds of goods in the box. */
export const surchargeLimits = { handlingInches: 48, handlingPounds: 50, largeInches: 96 } as const

export const surcharges = {
  handlingByLength: { minBillablePounds: 40, cents: byBand([2950, 3300, 3650, 4075]) },
  handlingByWeight: { minBillablePounds: 0, cents: byBand([4600, 5000, 5450, 5875]) },
  largePackage: { minBillablePounds: 90, cents: byBand([25500, 28000, 30500, 33000]) },
} as const satisfies Record<string, Surcharge>
