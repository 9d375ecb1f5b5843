import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { full, times } from '@mullion/config/test-speed'
import { engine } from '@mullion/db/dialect/engine'
import { createTestStore } from '@mullion/db/testing/open-test-database'
import { describe, expect, it } from 'vitest'
import { prepareDatabase } from './testing/crash-trials.ts'
import {
  type Canceling,
  type CreditCrash,
  type CreditCrashGateway,
  creditCrashSteps,
  creditFaults,
  openEbizchargeCredits,
  runCreditCrashes,
  sandboxCredits,
} from './testing/credit-crashes.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''
/** The longest that Cancel takes, with several calls to the gateway, in ms. */
const maxCancelMs = 120
const kinds: readonly Canceling[] = ['card order', 'card pieces', 'terms pieces']

/** In a short run, the steps at which the store and the gateway know different things. */
const isBetween = (crash: CreditCrash) => 'step' in crash && crash.step === 'credit_answered'
const shortSteps = creditCrashSteps.filter(isBetween)

/** All steps, again and again in a long run, where as many servers are killed at some moment after Cancel. */
const crashes: readonly CreditCrash[] = [
  ...Array.from({ length: times(1, 12) }, () => creditCrashSteps).flat(),
  ...Array.from({ length: times(0, 84) }, (_, at): CreditCrash => {
    return { what: kinds[at % kinds.length] ?? 'card order', afterMs: Math.random() * maxCancelMs }
  }),
]

async function trial(
  wanted: readonly CreditCrash[],
  openGateway: (dir: string) => Promise<CreditCrashGateway>,
) {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-crash-'))
  const url = await createTestStore(dir)
  const store = { dir, url, gateway: await openGateway(dir) }
  await prepareDatabase(dir, url)
  const canceled = await runCreditCrashes(store, wanted)
  const faults = await creditFaults(store, canceled)
  rmSync(dir, { recursive: true, force: true })
  return { faults, canceled }
}

// In-process PostgreSQL would be killed with its server, which is what other tests do to a database.
describe.runIf(engine === 'sqlite' || serverUrl !== '')('a server killed while an order is canceled', () => {
  it(
    'leaves ledger, order, balance and credit note agreed to the cent, and gives back once',
    async () => {
      const wanted = full || engine === 'sqlite' ? crashes : shortSteps
      const { faults, canceled } = await trial(wanted, async () => sandboxCredits)
      expect(faults).toEqual([])
      expect(canceled).toHaveLength(wanted.length)
      console.info(`Kills while money goes back: ${wanted.length}.`)
    },
    times(240_000, 3_600_000),
  )

  it.runIf(engine === 'sqlite')(
    'gives back once by the record of EBizCharge',
    async () => {
      await using ends = new AsyncDisposableStack()
      const { faults } = await trial(full ? crashes : shortSteps, async (dir) => {
        const gateway = await openEbizchargeCredits(dir)
        ends.defer(() => gateway.close())
        return gateway
      })
      expect(faults).toEqual([])
    },
    times(240_000, 3_600_000),
  )
})
