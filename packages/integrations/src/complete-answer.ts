import * as z from 'zod'

/** An outside service sent an answer that does not match its schema. */
export class UnreadableAnswer extends Error {}

/** Returns a complete, valid answer; throws `UnreadableAnswer` for half of one, and for anything else. */
export async function completeAnswer<Answer>(
  call: Promise<unknown>,
  kind: z.ZodType<Answer>,
): Promise<Answer> {
  const read = kind.safeParse(await call)
  if (!read.success) throw new UnreadableAnswer('The answer cannot be read.', { cause: read.error })
  return read.data
}

/** Schema for an amount of money in a service's answer. */
export const answeredCents = z.int().nonnegative()
