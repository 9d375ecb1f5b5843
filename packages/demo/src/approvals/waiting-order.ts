/** An order over its buyer's limit, which waits for the admins of the company. */
export const demoWaitingOrder = {
  customerNumber: 'ARC1001',
  /** What the buyer may order without approval. */
  orderLimitCents: 50_000,
  monthLimitCents: 250_000,
  minutesAgo: 80,
  poNumber: 'PO-2231',
  cart: [
    { partId: 1297, quantity: 8, comments: ['Replace the worn ones at the dock'] },
    { partId: 876, quantity: 24, comments: [] },
  ],
} as const
