const firstMs = 60_000
const mostMs = 3_600_000

/** Returns how long to wait after a failure that followed as many others: a minute, then twice as long, up to an hour. */
export const retryDelayMs = (earlierFailures: number) => Math.min(mostMs, firstMs * 2 ** earlierFailures)
