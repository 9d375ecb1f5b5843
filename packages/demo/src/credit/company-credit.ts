export interface DemoCredit {
  readonly customerNumber: string
  /** How far the limit is above what the company owes after its payments; negative for below. */
  readonly roomCents: number
  /** Orders at least this many days old are paid. */
  readonly paidDays: number
}

/** Companies with a credit limit: one with room left, and one whose next order waits for staff. */
export const demoCredits: readonly DemoCredit[] = [
  { customerNumber: 'ARC1001', roomCents: 10_000_000, paidDays: 45 },
  { customerNumber: 'GRE1138', roomCents: 45_000, paidDays: 60 },
]

/** The order that is over the limit: thresholds for a new cold store. */
export const demoHeldOrder = {
  customerNumber: 'GRE1138',
  minutesAgo: 55,
  poNumber: 'GDS-8841',
  cart: [{ partId: 1012, quantity: 20, comments: [] }],
} as const
