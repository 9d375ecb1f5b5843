import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { times } from '@mullion/config/test-speed'
import { engine } from '@mullion/db/dialect/engine'
import { describe, expect, it } from 'vitest'
import { crashSteps, outcomes, prepareStore, runCrashes, soundOutcomes } from './testing/crash-trials.ts'

const timesEach = times(1, 50)

/** Payment, order and ledger after the restart, by the step that the server was killed at. */
const expected = {
  attempt_created: 'abandoned/none/none',
  attempt_stored: 'authorising/none/none',
  authorised: 'voided/none/voided',
  order_stored: 'captured/captured/captured',
  captured: 'captured/captured/captured',
} as const

describe.runIf(engine === 'sqlite')('a server killed between authorise and capture', () => {
  it(
    'leaves a paid order or a voided payment after each step, never both and never neither',
    async () => {
      const dir = mkdtempSync(join(tmpdir(), 'mullion-crash-'))
      await prepareStore(dir)
      const steps = Array.from({ length: timesEach }, () => crashSteps).flat()
      await runCrashes(
        dir,
        steps.map((step) => ({ step })),
      )
      const ended = await outcomes(dir)
      rmSync(dir, { recursive: true, force: true })

      expect(ended.map((outcome, at) => `${steps[at]}: ${outcome}`)).toEqual(
        steps.map((step) => `${step}: ${expected[step]}`),
      )
      for (const outcome of Object.values(expected)) expect(soundOutcomes).toContain(outcome)
    },
    times(120_000, 2_400_000),
  )
})
