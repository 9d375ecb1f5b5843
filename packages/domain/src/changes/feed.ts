import * as z from 'zod/mini'
import { AppError, invalidInput } from '../error.ts'

export const maxFeedPage = 500

/** Which page of a feed: what came after a cursor, or everything from the beginning. */
export const feedInput = z.strictObject({
  after: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(maxFeedPage)), 100),
})
export type FeedInput = z.output<typeof feedInput>

/** A page of a feed. Ask for the next one with `next`, at once if there is `more`, else a while later. */
export interface FeedPage<C> {
  readonly changes: readonly C[]
  readonly next: string
  readonly more: boolean
}

/** A cursor that no feed gave out, or that belongs to another one. */
export function cursorInvalid(): AppError {
  return invalidInput('changes.cursor_invalid', { after: 'This is not a cursor of this feed.' })
}

/** The changes after the cursor are no longer known. */
export function cursorTooOld(): AppError {
  const message = 'The cursor is too old: start again without one.'
  return new AppError('conflict', 'changes.cursor_too_old', message, { fields: { after: message } })
}
