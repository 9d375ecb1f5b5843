import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { times } from '@mullion/config/test-speed'
import { engine } from '@mullion/db/dialect/engine'
import { describe, expect, it } from 'vitest'
import { crashSteps, outcomes, prepareStore, runCrashes, soundOutcomes } from './testing/crash-trials.ts'

const timesEach = times(1, 50)

describe.runIf(engine === 'sqlite')('a server killed between authorise and capture', () => {
  it.each(crashSteps)(
    'leaves a paid order or a voided payment after %s, never both and never neither',
    async (step) => {
      const dir = mkdtempSync(join(tmpdir(), 'mullion-crash-'))
      await prepareStore(dir)
      await runCrashes(
        dir,
        Array.from({ length: timesEach }, () => ({ step })),
      )
      const ended = await outcomes(dir)
      rmSync(dir, { recursive: true, force: true })

      const expected = {
        attempt_stored: 'authorising/none/none',
        authorised: 'voided/none/voided',
        order_stored: 'captured/captured/captured',
        captured: 'captured/captured/captured',
      }[step]
      expect(ended).toEqual(Array.from({ length: timesEach }, () => expected))
      expect(soundOutcomes).toContain(expected)
    },
    times(120_000, 1_800_000),
  )
})
