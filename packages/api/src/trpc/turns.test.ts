import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** Simulates work in SQLite: blocks the event loop for a while, then resolves. */
function busy(ms: number, done: () => void = () => undefined) {
  return async () => {
    const end = performance.now() + ms
    while (performance.now() < end);
    await Promise.resolve()
    done()
  }
}

/** Counts the event loop rounds that passed while the work ran. */
async function roundsDuring(work: () => Promise<unknown>): Promise<number> {
  let rounds = 0
  let over = false
  const watch = (async () => {
    for (; !over; rounds += 1) await new Promise((resolve) => setImmediate(resolve))
  })()
  await work()
  over = true
  await watch
  return rounds
}

describe('turns', () => {
  it('yield to the event loop between the calls of a batch', async () => {
    const turns = createTurns({ sliceMs: 5 })
    const calls = Array.from({ length: 20 }, () => busy(10))
    expect(await roundsDuring(() => Promise.all(calls.map((call) => call())))).toBeLessThan(3)
    expect(await roundsDuring(() => Promise.all(calls.map((call) => turns.run('a', call))))).toBeGreaterThan(
      9,
    )
  })

  it('alternate between IP addresses', async () => {
    const turns = createTurns({ sliceMs: 1 })
    const ended: string[] = []
    const call = (key: string) =>
      turns.run(
        key,
        busy(3, () => void ended.push(key)),
      )
    const many = Array.from({ length: 6 }, () => call('many'))
    const few = call('few')
    await Promise.all([...many, few])
    expect(ended.indexOf('few')).toBeLessThanOrEqual(2)
  })

  it('yield to the event loop and other IP addresses during a long call with many lookups', async () => {
    const turns = createTurns({ sliceMs: 5 })
    const look = busy(5)
    const long = (key: string) =>
      turns.run(key, async () => {
        for (let at = 0; at < 20; at += 1) {
          await turns.rest(key)
          await look()
        }
      })
    const ended: string[] = []
    const rounds = await roundsDuring(async () => {
      const longCalls = ['many', 'many', 'other'].map((key) => long(key).then(() => ended.push(key)))
      await turns.run('few', look)
      ended.push('few')
      await Promise.all(longCalls)
    })
    expect(ended[0]).toBe('few')
    expect(rounds).toBeGreaterThan(30)
  })

  it('are not held up by a call waiting for something else', async () => {
    const turns = createTurns()
    const gateway = Promise.withResolvers<string>()
    const slow = turns.run('a', () => gateway.promise)
    await Promise.all([turns.run('a', busy(1)), turns.run('b', busy(1))])
    gateway.resolve('answered')
    expect(await slow).toBe('answered')
  })

  it('pass on a call’s result or error', async () => {
    const turns = createTurns({ sliceMs: 1 })
    const [answer, failure] = await Promise.allSettled([
      turns.run('a', async () => 7),
      turns.run('a', () => Promise.reject(new Error('No.'))),
    ])
    expect(answer).toMatchObject({ value: 7 })
    expect(failure).toMatchObject({ reason: { message: 'No.' } })
  })

  it('are refused to an IP address with too many waiting calls, and to everyone when the queue is full', async () => {
    const turns = createTurns({ sliceMs: 1, maxFromOne: 2, maxWaiting: 3 })
    const outcomes = await Promise.allSettled(
      ['a', 'a', 'a', 'a', 'b', 'c'].map((key) => turns.run(key, busy(1))),
    )
    const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'done'))
    expect(codes).toEqual(['done', 'done', 'done', 'limits.too_many_at_once', 'done', 'store.unavailable'])
  })

  it('drop calls that waited too long without starting them', async () => {
    const turns = createTurns({ sliceMs: 1, maxWaitMs: 20 })
    let started = 0
    const calls = Array.from({ length: 5 }, () =>
      turns.run(
        'a',
        busy(15, () => void started++),
      ),
    )
    const outcomes = await Promise.allSettled(calls)
    const late = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(late.length).toBeGreaterThan(0)
    expect(started).toBe(5 - late.length)
    expect(late[0]).toMatchObject({ reason: { code: 'store.unavailable' } })
  })
})
