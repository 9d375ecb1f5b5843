import * as z from 'zod'

/** An outside service sent an answer that does not match its schema. */
export class UnreadableAnswer extends Error {}

/** Returns the answer if it is complete and valid; otherwise throws `UnreadableAnswer`. */
export async function completeAnswer<Answer>(
  call: Promise<unknown>,
  kind: z.ZodType<Answer>,
): Promise<Answer> {
  const read = kind.safeParse(await call)
  if (!read.success) throw new UnreadableAnswer('The answer cannot be read.', { cause: read.error })
  return read.data
}

/** Schema for an amount of money in a service's answer. */
export const wholeCents = z.int().nonnegative()
