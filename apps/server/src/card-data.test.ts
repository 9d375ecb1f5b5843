import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '@mullion/config/server-process'
import { engine } from '@mullion/db/dialect/engine'
import { testCards } from '@mullion/integrations/payments/test-cards'
import { describe, expect, it } from 'vitest'
import { createBuyer } from './testing/buyer.ts'
import { prepareStore } from './testing/crash-trials.ts'

/** All bytes that a server has left behind, by file: the database with its log, the gateway's book, mail, secrets. */
function filesBelow(dir: string): { name: string; text: string }[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dir, name)).isFile())
    .map((name) => ({ name, text: readFileSync(join(dir, name), 'latin1') }))
}

/** Approved, declined, and approved for half of the amount. */
const tried: readonly string[] = [
  'approved',
  'approved_discover',
  'approved_half',
  'declined',
  'declined_pick_up',
]

/** A card number as a person, a form or a program may write it. */
const written = (number: string) => [
  number,
  number.replace(/(\d{4})(?=\d)/g, '$1 '),
  number.replace(/(\d{4})(?=\d)/g, '$1-'),
]

describe.runIf(engine === 'sqlite')('what a server leaves behind', () => {
  it('holds no card number and no card code, whatever became of the card', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'mullion-cards-'))
    await prepareStore(dir)
    const server = await startServerProcess({
      script: 'apps/server/src/testing/crashing-server.ts',
      env: { DATABASE_URL: `sqlite:${join(dir, 'mullion.db')}`, DATA_DIR: dir, PORT: '0', NODE_ENV: 'test' },
    })
    const ends: string[] = []
    for (const [at, { number }] of testCards.filter(({ id }) => tried.includes(id)).entries()) {
      const { placeOrder } = await createBuyer(server.url).prepare()
      const card = { cardNumber: written(number)[1] ?? number, cardExpiration: '1230', cardCode: '907' }
      const key = `card-data-key-${String(at).padStart(6, '0')}`
      ends.push(
        await placeOrder(key, card).then(
          () => 'placed',
          (error: Error) => error.message,
        ),
      )
    }
    // What stands in the database's own log is read as well: a server that is killed leaves it there.
    await server.stop('SIGKILL')
    const files = filesBelow(dir)
    rmSync(dir, { recursive: true, force: true })
    expect(ends).toContain('placed')
    expect(files.some(({ text }) => text.includes('W100001'))).toBe(true)
    const numbers = testCards.flatMap(({ number }) => written(number))
    const told = [...numbers, 'cardCode', 'cardNumber']
    expect(
      files.filter(({ text }) => told.some((secret) => text.includes(secret))).map(({ name }) => name),
    ).toEqual([])
  })
})
