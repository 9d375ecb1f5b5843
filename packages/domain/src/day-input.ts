import * as z from 'zod/mini'

/**
 * A day such as `2026-11-25`. The date field of a page is empty until its date is complete; only programs can send anything
 * else.
 */
export const dayInput = z.iso.date({
  error: ({ input }) => (input === '' ? 'Enter a date.' : 'Write the date as 2026-11-25.'),
  abort: true,
})

/** A day of this century: a date field takes a year of two digits as well, and 26 is the year 26. */
export const dayOfCentury = dayInput.check(
  z.refine((day) => day.startsWith('20'), { error: 'Enter the year with four digits, such as 2026.' }),
)
