import { describe, expect, it } from 'vitest'
import { openTestStore } from '../testing/open-test-store.ts'
import { createQuote, findQuote, type QuoteRow, removeExpiredQuotes } from './quote.repository.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 15, minute))
const row = (id: string, minute: number, actorId = 'guest:one') =>
  ({
    id,
    actorId,
    input: { cart: [{ comments: ['a "quoted" ½'] }] },
    quote: { quoteId: id },
    expiresAt: at(minute),
  }) as unknown as QuoteRow

describe('stored quotes', () => {
  it('are found by the one they were made for, as they were stored', async () => {
    await using store = await openTestStore()
    await store.transaction((tx) => createQuote(tx, row('q1', 20)))
    expect(await findQuote(store.read, 'guest:one', 'q1')).toEqual(row('q1', 20))
    expect(await findQuote(store.read, 'guest:two', 'q1')).toBeNull()
    expect(await findQuote(store.read, 'guest:one', 'q2')).toBeNull()
  })

  it('are forgotten once they have expired, and no sooner', async () => {
    await using store = await openTestStore()
    for (const quote of [row('early', 10), row('edge', 20), row('late', 30)]) {
      await store.transaction((tx) => createQuote(tx, quote))
    }
    await store.transaction((tx) => removeExpiredQuotes(tx, at(20)))
    expect(await findQuote(store.read, 'guest:one', 'early')).toBeNull()
    expect(await findQuote(store.read, 'guest:one', 'edge')).not.toBeNull()
    expect(await findQuote(store.read, 'guest:one', 'late')).not.toBeNull()
  })
})
