import { describe, expect, it } from 'vitest'
import { messageWithoutValues, placeOf } from './error-groups.ts'

describe('the message of a group of errors', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'lines')",
      'Cannot read properties of undefined (reading lines)',
    ],
    ['cart.lines is not iterable', 'cart.lines is not iterable'],
    ['UNIQUE constraint failed: users.email', 'UNIQUE constraint failed: users.email'],
    [
      'duplicate key value violates unique constraint "users_email"',
      'duplicate key value violates unique constraint users_email',
    ],
    ['invalid input syntax for type integer: "Pat Miller"', 'invalid input syntax for type integer: …'],
    [
      "ENOENT: no such file or directory, open '/srv/po/pat.pdf'",
      'ENOENT: no such file or directory, open …',
    ],
    ['connect ECONNREFUSED 192.0.2.7:5432', 'connect …'],
    ['4000100011112224 is no card', '… is no card'],
    ['No user pat@example.com in order W100012', 'No user … in order …'],
    ['The customer Pat Miller was not found', 'The customer … was not found'],
    ['Invalid time zone specified: pat', 'Invalid time zone specified: …'],
    ['Unexpected token J, "J. Miller, 12 Elm" is not valid JSON', 'Unexpected token … is not valid …'],
    ['Failed query: select 1\nparams: pat@example.com', 'Failed query: …'],
    ['', ''],
  ])('%s becomes %s', (message, shown) => {
    expect(messageWithoutValues(message)).toBe(shown)
  })

  it('is bounded, and the same whichever ids were in it', () => {
    expect(messageWithoutValues('word '.repeat(500)).length).toBe(160)
    const of = (id: number) => messageWithoutValues(`Part ${id} has no price`)
    expect(of(1)).toBe(of(2))
  })
})

describe('the place of an error', () => {
  const stack = (...frames: string[]) =>
    ['TypeError: x', ...frames.map((each) => `    at ${each}`)].join('\n')

  it.each([
    [
      'the first of our own code, without its line',
      stack(
        'Array.map (<anonymous>)',
        'parse (file:///srv/mullion/node_modules/zod/v4/core.js:3:1)',
        'node:internal/process:9:1',
        'async Object.place (file:///srv/mullion/packages/api/src/checkout/place-order.ts:10:5)',
        'async run (file:///srv/mullion/packages/api/src/orders/orders.ts:1:1)',
      ),
      'place, packages/api/src/checkout/place-order.ts',
    ],
    [
      'not code that every statement passes through',
      stack(
        'run (/srv/packages/db/src/dialect/open-sqlite.ts:9:9)',
        '/srv/packages/db/src/orders/order.repository.ts:1:1',
      ),
      'packages/db/src/orders/order.repository.ts',
    ],
    [
      'that passage, if there is nothing else',
      stack('run (/srv/packages/db/src/dialect/open-sqlite.ts:9:9)'),
      'run, packages/db/src/dialect/open-sqlite.ts',
    ],
    [
      'a packaged file, without the hash in its name',
      stack('quote (file:///opt/mullion-server/bin/start-B1x_9aQz.js:1:2)'),
      'quote, start.js',
    ],
    ['unknown in code of others', stack('parse (/srv/node_modules/zod/v4/core.js:3:1)'), null],
    ['unknown without a stack', '', null],
  ])('is %s', (_title, text, place) => {
    expect(placeOf(text)).toBe(place)
  })
})
