import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterCall, circuitState, joinedRuns, noRun, outageNews, type VendorRun } from './vendor-health.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 24, 10) + minutes * 60_000)
const runOf = (calls: readonly (readonly [minutes: number, answer: 'ok' | 'no'])[]): VendorRun =>
  calls.reduce((run, [minutes, answer]) => afterCall(run, at(minutes), answer === 'no'), noRun)
const noOutage = { outageSinceAt: null, outageMailedAt: null }

describe('what several servers saw of a vendor', () => {
  const call = fc.record({ minutes: fc.integer({ min: 0, max: 500 }), failed: fc.boolean() })
  const calls = fc.uniqueArray(call, { maxLength: 30, selector: ({ minutes }) => minutes })

  it('is the same in whatever portions and order it is put together', () => {
    fc.assert(
      fc.property(calls, fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 30 }), (made, servers) => {
        const sorted = made.toSorted((a, b) => a.minutes - b.minutes)
        const whole = sorted.reduce((run, { minutes, failed }) => afterCall(run, at(minutes), failed), noRun)
        const parts = [0, 1, 2].map((server) =>
          sorted
            .filter((_, index) => (servers[index] ?? 0) === server)
            .reduce((run, { minutes, failed }) => afterCall(run, at(minutes), failed), noRun),
        )
        const joined = parts.reduce(joinedRuns, noRun)
        expect([joined.lastAnswerAt, joined.lastFailureAt]).toEqual([whole.lastAnswerAt, whole.lastFailureAt])
        expect(joined.failingSinceAt === null).toBe(whole.failingSinceAt === null)
        expect(joined.answeringSinceAt === null).toBe(whole.answeringSinceAt === null)
      }),
    )
  })

  it('is failing since the first failure after the last answer', () => {
    const a = runOf([
      [1, 'ok'],
      [2, 'no'],
      [6, 'no'],
    ])
    const b = runOf([
      [3, 'ok'],
      [5, 'no'],
    ])
    expect(joinedRuns(a, b)).toMatchObject({ failingSinceAt: at(5), answeringSinceAt: null })
  })
})

describe('mail about an outage', () => {
  it.each([
    ['one failed call', runOf([[0, 'no']]), at(60), null],
    [
      'failures for less than five minutes',
      runOf([
        [0, 'no'],
        [4, 'no'],
      ]),
      at(4),
      null,
    ],
    [
      'failures for five minutes',
      runOf([
        [0, 'no'],
        [5, 'no'],
      ]),
      at(5),
      'down',
    ],
    [
      'an answer in between',
      runOf([
        [0, 'no'],
        [3, 'ok'],
        [4, 'no'],
        [6, 'no'],
      ]),
      at(7),
      null,
    ],
  ] as const)('after %s is %#', (_name, run, now, news) => {
    expect(outageNews({ ...run, ...noOutage }, now)).toBe(news)
  })

  const down = { outageSinceAt: at(0), outageMailedAt: at(5) }
  it.each([
    [
      'it still fails',
      runOf([
        [0, 'no'],
        [20, 'no'],
      ]),
      at(21),
      null,
    ],
    [
      'it has answered for less than five minutes',
      runOf([
        [0, 'no'],
        [20, 'ok'],
      ]),
      at(24),
      null,
    ],
    [
      'it has answered for five minutes',
      runOf([
        [0, 'no'],
        [20, 'ok'],
      ]),
      at(25),
      'back',
    ],
    [
      'it failed again in between',
      runOf([
        [0, 'no'],
        [20, 'ok'],
        [23, 'no'],
        [24, 'ok'],
      ]),
      at(26),
      null,
    ],
  ] as const)('that is under way: %s', (_name, run, now, news) => {
    expect(outageNews({ ...run, ...down }, now)).toBe(news)
  })

  it('waits an hour when the vendor comes and goes', () => {
    const run = runOf([
      [0, 'no'],
      [10, 'ok'],
      [20, 'no'],
      [30, 'no'],
    ])
    const over = { outageSinceAt: null, outageMailedAt: at(5) }
    expect([outageNews({ ...run, ...over }, at(64)), outageNews({ ...run, ...over }, at(65))]).toEqual([
      null,
      'down',
    ])
  })
})

it('A circuit is open until its time is over, and half open until the next answer.', () => {
  const open = { openUntilAt: at(1), lastAnswerAt: at(0) }
  expect([
    circuitState({ openUntilAt: null, lastAnswerAt: null }, at(0)),
    circuitState(open, at(0.5)),
    circuitState(open, at(1)),
    circuitState({ ...open, lastAnswerAt: at(2) }, at(2)),
  ]).toEqual(['closed', 'open', 'half_open', 'closed'])
})
