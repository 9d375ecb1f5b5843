import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
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
  it('can be found only by their owner, unchanged', async () => {
    await using db = await openTestDatabase()
    await db.transaction((tx) => createQuote(tx, row('q1', 20), 10))
    expect(await findQuote(db.read, 'guest:one', 'q1')).toEqual(row('q1', 20))
    expect(await findQuote(db.read, 'guest:two', 'q1')).toBeNull()
    expect(await findQuote(db.read, 'guest:one', 'q2')).toBeNull()
  })

  it('are deleted after they expire, and no sooner', async () => {
    await using db = await openTestDatabase()
    for (const quote of [row('early', 10), row('edge', 20), row('late', 30)]) {
      await db.transaction((tx) => createQuote(tx, quote, 10))
    }
    await db.transaction((tx) => removeExpiredQuotes(tx, at(20)))
    expect(await findQuote(db.read, 'guest:one', 'early')).toBeNull()
    expect(await findQuote(db.read, 'guest:one', 'edge')).not.toBeNull()
    expect(await findQuote(db.read, 'guest:one', 'late')).not.toBeNull()
  })

  it('are limited to a buyer’s latest, without affecting other buyers', async () => {
    await using db = await openTestDatabase()
    const other = row('other', 1, 'guest:two')
    for (const quote of [other, row('first', 10), row('second', 20), row('third', 30)]) {
      await db.transaction((tx) => createQuote(tx, quote, 2))
    }
    const found = await Promise.all(
      ['first', 'second', 'third'].map((id) => findQuote(db.read, 'guest:one', id)),
    )
    expect(found.map((quote) => quote?.id)).toEqual([undefined, 'second', 'third'])
    expect(await findQuote(db.read, 'guest:two', 'other')).toEqual(other)
  })

  it('are never dropped when just created, even if others expire later', async () => {
    await using db = await openTestDatabase()
    for (const quote of [row('base', 20), row('z-choice', 20), row('a-choice', 20)]) {
      await db.transaction((tx) => createQuote(tx, quote, 2))
      expect(await findQuote(db.read, 'guest:one', quote.id)).toEqual(quote)
    }
    expect(await findQuote(db.read, 'guest:one', 'base')).toBeNull()
  })
})
