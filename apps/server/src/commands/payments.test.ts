import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engine } from '@mullion/db/dialect/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { killedWhileOrdering, outcomes, prepareDatabase } from '../testing/crash-trials.ts'
import { ranCommand } from '../testing/ran-command.ts'

const dir = mkdtempSync(join(tmpdir(), 'mullion-open-payments-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const env = {
  NODE_ENV: 'test',
  DATA_DIR: dir,
  DATABASE_URL: `sqlite:${join(dir, 'mullion.db')}`,
  // What a killed process had is free at once.
  PAYMENT_LEASE_MS: '1',
}
const open = () => ranCommand(env, ['payments', 'open'])

describe.runIf(engine === 'sqlite')('payments that a killed server left open', () => {
  it('are listed and repaired without a server: captured with an order, voided without one', async () => {
    await prepareDatabase(dir)
    expect(await open()).toMatchObject({ code: 0, found: [] })

    await killedWhileOrdering(dir, 'order_stored')
    expect(await outcomes(dir)).toEqual(['authorised/authorised/authorised'])
    expect(await open()).toMatchObject({
      code: 0,
      found: [
        { state: 'authorised', orderNumber: expect.stringMatching(/^W/), amountCents: expect.any(Number) },
      ],
    })
    expect(await ranCommand(env, ['payments', 'repair'])).toMatchObject({
      code: 0,
      found: [{ was: 'authorised', state: 'captured', orderNumber: expect.stringMatching(/^W/) }],
    })
    expect(await outcomes(dir)).toEqual(['captured/captured/captured'])

    await killedWhileOrdering(dir, 'authorised')
    expect(await ranCommand(env, ['payments', 'repair'])).toMatchObject({
      code: 0,
      found: [{ was: 'authorising', state: 'voided', orderNumber: null }],
    })
    expect(await outcomes(dir)).toEqual(['captured/captured/captured', 'voided/none/voided'])
    expect(await open()).toMatchObject({ code: 0, found: [] })
  }, 120_000)

  it('stay open, with exit code 1 and what to do, while the gateway may still get them', async () => {
    await killedWhileOrdering(dir, 'attempt_stored')
    expect(await ranCommand(env, ['payments', 'repair'])).toMatchObject({
      code: 1,
      found: [{ was: 'authorising', state: 'authorising' }],
      err: expect.stringContaining('Run this again'),
    })
  }, 60_000)
})
