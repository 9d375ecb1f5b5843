import { maxFeedPage } from '@mullion/domain/changes/feed'
import * as z from 'zod'
import { json, numberInText } from '../rest-call.ts'

/** The query of a feed. */
export const feedQuery = z.object({
  after: z
    .string()
    .optional()
    .meta({ description: '`next` of the page before. Without it, the feed starts with all that exists.' }),
  limit: z
    .string()
    .optional()
    .meta({ override: { type: 'integer', minimum: 1, maximum: maxFeedPage, default: 100 } }),
})

/** Returns a feed's query as the procedures take it. */
export function feedInputOf({ after, limit }: z.output<typeof feedQuery>) {
  return {
    ...(after !== undefined && { after }),
    ...(limit !== undefined && { limit: numberInText.parse(limit) }),
  }
}

/** A page of a feed. */
export const feedAnswer = <C extends z.ZodType>(change: C, id: string) =>
  json(
    z
      .object({
        changes: z.array(change),
        next: z
          .string()
          .meta({ description: 'Send it as `after` for the next page. Its text means nothing.' }),
        more: z.boolean().meta({ description: 'True if the next page can be asked for at once.' }),
      })
      .meta({ id }),
  )

/** How a feed works, for the reference. */
export const feedText = (subject: string) => `
The first pages list ${subject} that exist, the following ones what happened since, in the order in which it was stored. Nothing is
left out and nothing comes twice, however slow a transaction was: store \`next\` after each page, and ask again with it, at once
if there is \`more\`, else a while later. Changes are known for 90 days; after that the answer is 409
\`changes.cursor_too_old\`: start again without a cursor.`
