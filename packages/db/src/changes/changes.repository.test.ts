import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { beforeCommit } from '../before-commit.ts'
import type { Database } from '../database.ts'
import { engine } from '../dialect/engine.ts'
import { listOrderChanges } from '../orders/order-changes.repository.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { findKnownChanges, recordChange, recordChanges, removeSomeChanges } from './changes.repository.ts'

const at = new Date('2026-11-20T15:00:00Z')
const placed = (rowId: number) => ({ subject: 'order', kind: 'placed', rowId, at }) as const
const place = (db: Database, rowId: number) => db.transaction(async (tx) => recordChange(tx, placed(rowId)))
const server = engine === 'postgres' && process.env.TEST_DATABASE_URL

async function follow(db: Database, after: number) {
  const { last } = await findKnownChanges(db.read)
  return listOrderChanges(db.read, { after, upTo: last, limit: 1000 })
}

describe('the change feed', () => {
  it('has the changes of committed transactions only', async () => {
    await using db = await openTestDatabase()
    await place(db, 1)
    const failing = db.transaction(async (tx) => {
      recordChange(tx, placed(2))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await db.transaction(async (tx) => recordChanges(tx, { ...placed(0), rowIds: [3, 4] }))
    expect((await follow(db, 0)).map(({ rowId }) => rowId)).toEqual([1, 3, 4])
  })

  it.runIf(server)('puts a slow transaction where it commits, not where it began', async () => {
    await using db = await openTestDatabase()
    const slow = db.transaction(async (tx) => {
      recordChange(tx, placed(1))
      await sleep(100)
    })
    await place(db, 2)
    const first = await follow(db, 0)
    expect(first.map(({ rowId }) => rowId)).toEqual([2])
    await slow
    expect((await follow(db, first[0]?.id ?? 0)).map(({ rowId }) => rowId)).toEqual([1])
  })

  it.runIf(server)('lets no transaction pass another that has numbered its changes', async () => {
    await using db = await openTestDatabase()
    const numbered = Promise.withResolvers<void>()
    const slow = db.transaction(async (tx) => {
      recordChange(tx, placed(1))
      beforeCommit(tx, async () => {
        numbered.resolve()
        await sleep(100)
      })
    })
    await numbered.promise
    await place(db, 2)
    expect((await follow(db, 0)).map(({ rowId }) => rowId)).toEqual([1, 2])
    await slow
  })

  it('shows each change once to a program that follows while many are made at once', async () => {
    await using db = await openTestDatabase()
    let open = true
    const seen: number[] = []
    const following = (async () => {
      for (let after = 0, more = true; more; ) {
        more = open
        const page = await follow(db, after)
        seen.push(...page.map(({ rowId }) => rowId))
        after = page.at(-1)?.id ?? after
        await sleep(1)
      }
    })()
    const numbers = Array.from({ length: 400 }, (_, index) => index + 1)
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (const rowId of numbers.filter((number) => number % 8 === writer)) await place(db, rowId)
    })
    await Promise.all(writers)
    open = false
    await following
    expect(seen.toSorted((a, b) => a - b)).toEqual(numbers)
  })

  it('forgets old changes and those beyond its bound, and knows up to where', async () => {
    await using db = await openTestDatabase()
    const later = new Date(at.getTime() + 1000)
    await db.transaction(async (tx) => recordChanges(tx, { ...placed(0), rowIds: [1, 2, 3] }))
    await db.transaction(async (tx) => recordChanges(tx, { ...placed(0), at: later, rowIds: [4, 5, 6, 7] }))
    const remove = (before: Date, keep: number, limit = 100) =>
      db.transaction((tx) => removeSomeChanges(tx, { before, keep, limit }))
    expect(await remove(later, 100, 2)).toBe(2)
    expect(await findKnownChanges(db.read)).toEqual({ first: 2, last: 7 })
    expect(await remove(later, 100)).toBe(1)
    expect(await remove(later, 100)).toBe(0)
    expect(await remove(later, 2)).toBe(2)
    expect((await follow(db, 0)).map(({ rowId }) => rowId)).toEqual([6, 7])
    expect(await remove(new Date(later.getTime() + 1), 100)).toBe(2)
    expect(await findKnownChanges(db.read)).toEqual({ first: 7, last: 7 })
  })
})
