import { dateFormat } from '../date-format.ts'

export interface ExpectedArrival {
  /** Estimated day, such as `2026-11-24`; null if unknown. */
  readonly arrivesOn: string | null
  /** True if a part is made to order, so that the day depends on its lead time. */
  readonly madeToOrder: boolean
}

export const arrivalHeading = 'Estimated arrival'

const dayWords = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const

/** Returns `Tue, Nov 24`, or `After the part is ready` for an order with a part made to order; null if unknown. */
export function arrivalText({ arrivesOn, madeToOrder }: ExpectedArrival): string | null {
  if (madeToOrder) return 'After the part is ready'
  if (arrivesOn === null) return null
  return dateFormat('en-US', dayWords).format(new Date(`${arrivesOn}T00:00:00Z`))
}

/** Returns `Estimated arrival Tue, Nov 24` or `Arrives after the part is ready`; null if unknown. */
export function arrivalSentence(expected: ExpectedArrival): string | null {
  if (expected.madeToOrder) return 'Arrives after the part is ready'
  const text = arrivalText(expected)
  return text && `${arrivalHeading} ${text}`
}
