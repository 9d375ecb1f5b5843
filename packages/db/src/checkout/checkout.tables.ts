import type { StoredQuote } from '@mullion/domain/checkout/quote'
import { kit } from '../dialect/current.ts'

/** Quotes, without their parts, which the buyer sends again with the order. */
export const quotes = kit.table(
  'quotes',
  {
    id: kit.key(),
    actorId: kit.text().notNull(),
    /** Hash of the input that the quote was computed from. */
    input: kit.json<string>().notNull(),
    quote: kit.json<StoredQuote>().notNull(),
    expiresAt: kit.instant().notNull(),
  },
  (quote) => [
    kit.index('quotes_expires_at').on(quote.expiresAt),
    kit.index('quotes_actor_id').on(quote.actorId, quote.expiresAt),
  ],
)
