import type { ReturnReason } from '@mullion/domain/returns/return-policy'

export interface DemoReturn {
  readonly reason: ReturnReason
  readonly note: string
  readonly quantity: number
  /** Days since the order shipped, was asked back, arrived and was credited; null for what has not happened. */
  readonly shippedDaysAgo: number
  readonly askedDaysAgo: number
  readonly receivedDaysAgo: number | null
  readonly creditedDaysAgo: number | null
}

/** Customer number of the company that returns parts. */
export const demoReturner = 'ARC1001'

/** Returns: one that waits for an answer, one that has arrived, and one that was credited. */
export const demoReturns: readonly DemoReturn[] = [
  {
    ...{ reason: 'not_needed', quantity: 1, note: 'Ordered for a job that was called off.' },
    ...{ shippedDaysAgo: 24, askedDaysAgo: 19, receivedDaysAgo: 14, creditedDaysAgo: 13 },
  },
  {
    ...{ reason: 'does_not_fit', quantity: 1, note: 'The holes are an inch too wide for our door.' },
    ...{ shippedDaysAgo: 17, askedDaysAgo: 9, receivedDaysAgo: 1, creditedDaysAgo: null },
  },
  {
    ...{ reason: 'damaged', quantity: 1, note: 'The box was torn open, and one corner is bent.' },
    ...{ shippedDaysAgo: 8, askedDaysAgo: 1, receivedDaysAgo: null, creditedDaysAgo: null },
  },
]
