import * as z from 'zod/mini'

const error = 'An id must be a whole number from 1 to 2,000,000,000.'

/** Id of a stored row: a whole number from 1, within every database's integer range. */
export const rowId = z.int({ error }).check(z.positive({ error }), z.maximum(2_000_000_000, { error }))
