/** What the tax service should know about an order: its sale, or that the sale was taken back. */
export const taxPostingsWanted = ['committed', 'canceled'] as const

/** `failed` means given up: staff have to enter it with the tax service. */
export const taxPostingStates = ['queued', 'done', 'failed'] as const

const minute = 60_000
const hour = 60 * minute

/** Waits between attempts, about five days in all; after the last one the posting is given up. */
export const taxRetriesAfterMs: readonly number[] = [
  ...[minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour],
  ...[24 * hour, 24 * hour, 24 * hour, 24 * hour],
]
