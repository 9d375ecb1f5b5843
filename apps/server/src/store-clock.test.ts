import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStoreClock } from './store-clock.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
const warned: object[] = []
const said: string[] = []
const log = {
  warn(facts: object, message: string) {
    warned.push(facts)
    said.push(message)
  },
}

beforeEach(() => {
  warned.length = 0
  said.length = 0
  vi.useFakeTimers({ now: noon })
})
afterEach(() => vi.useRealTimers())

/** A database server whose clock is as far ahead of this machine's as `aheadMs`, and answers after `takesMs`. */
function databaseThat({ aheadMs = 0, takesMs = 0 }) {
  const facts = { aheadMs, takesMs }
  return {
    facts,
    async now() {
      const theirs = new Date(Date.now() + facts.aheadMs)
      if (facts.takesMs > 0) vi.advanceTimersByTime(facts.takesMs)
      return theirs
    },
  }
}

it.each([
  ['ahead', -120_000],
  ['behind', 120_000],
])(
  'a server whose clock is two minutes %s uses the time of the database, and says so once',
  async (_, aheadMs) => {
    const clock = await openStoreClock(databaseThat({ aheadMs }), log)
    expect(clock().getTime() - noon).toBe(aheadMs)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(warned).toEqual([{ seconds: aheadMs / -1000 }])
    clock.stop()
  },
)

it('a server whose clock is put right while it runs goes by its own again', async () => {
  const database = databaseThat({ aheadMs: 120_000 })
  const clock = await openStoreClock(database, log)
  database.facts.aheadMs = 100
  await vi.advanceTimersByTimeAsync(10_000)
  expect(clock().getTime()).toBe(Date.now())
  expect(said.at(-1)).toMatch(/agrees .* again/)
  clock.stop()
})

it('a server whose first answers are slow goes by the quickest of them', async () => {
  const database = databaseThat({ aheadMs: 120_000, takesMs: 900 })
  const clock = await openStoreClock(database, log)
  expect(Math.abs(clock().getTime() - Date.now() - 120_000)).toBeLessThan(900)
  expect(said).toHaveLength(1)
  clock.stop()
})

it('an answer that took long, such as that of a paused server, changes no clock', async () => {
  const database = databaseThat({})
  const clock = await openStoreClock(database, log)
  Object.assign(database.facts, { aheadMs: 50_000, takesMs: 600 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(clock().getTime()).toBe(Date.now())
  expect(warned).toEqual([])
  clock.stop()
})
