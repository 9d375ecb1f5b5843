/** A list that a customer of the demonstration orders every four weeks. */
export const demoRecurringList = {
  email: 'owner@arctic.example',
  name: 'Service van, monthly',
  /** Part numbers, and how many of each. */
  parts: [
    ['0601-CHN', 4],
    ['0906-0CH', 6],
  ],
  everyWeeks: 4,
  /** Days for which the first order waits to be confirmed, from the load on. */
  waitsDays: 14,
  poNumber: 'BLANKET-2026',
} as const satisfies {
  readonly parts: readonly (readonly [number: string, quantity: number])[]
  readonly [other: string]: unknown
}
