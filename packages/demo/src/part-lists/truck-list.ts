import type { NewListLine } from '@mullion/domain/part-lists/part-list'

const line = (partId: number, keep: number): NewListLine => ({
  ...{ partId, quantity: keep, keep, comments: [], configurations: [] },
})

/** A list that its owner shares with the company: the stock of a service truck, and when to refill it. */
export const demoTruckList = {
  login: 'owner@arctic.example',
  name: 'Truck 2',
  daysAgo: 40,
  lines: [line(475, 6), line(876, 20), line(614, 2), line(493, 8)],
} as const
