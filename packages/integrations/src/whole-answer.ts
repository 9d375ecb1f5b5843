import * as z from 'zod'

/** An outside service answered with something else than it should. */
export class UnreadableAnswer extends Error {}

/** An answer that is whole and of its kind; throws `UnreadableAnswer` for half of one, and for anything else. */
export async function wholeAnswer<Answer>(call: Promise<unknown>, kind: z.ZodType<Answer>): Promise<Answer> {
  const read = kind.safeParse(await call)
  if (!read.success) throw new UnreadableAnswer('The answer cannot be read.', { cause: read.error })
  return read.data
}

/** An amount of money in a service's answer. */
export const answeredCents = z.int().nonnegative()
