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
  /** Days after the load at which the first order is due. */
  dueInDays: 21,
  poNumber: 'BLANKET-2026',
} as const satisfies {
  readonly parts: readonly (readonly [number: string, quantity: number])[]
  readonly [other: string]: unknown
}
