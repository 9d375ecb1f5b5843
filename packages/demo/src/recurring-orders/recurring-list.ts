/** The recurring order of the demonstration: a list that a customer orders every four weeks. */
export const demoRecurringList = {
  email: 'owner@arctic.example',
  name: 'Service van, monthly',
  /** Part numbers, and how many of each. */
  parts: [
    ['0601-CHN', 4],
    ['0906-0CH', 6],
  ],
  everyWeeks: 4,
  /** Days after the demonstration is loaded on which the first draft expires. */
  waitsDays: 14,
  poNumber: 'BLANKET-2026',
} as const satisfies {
  readonly parts: readonly (readonly [number: string, quantity: number])[]
  readonly [other: string]: unknown
}
