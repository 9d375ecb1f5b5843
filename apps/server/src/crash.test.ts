import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { times } from '@mullion/config/test-speed'
import { engine } from '@mullion/db/dialect/engine'
import { describe, expect, it } from 'vitest'
import {
  countDocuments,
  crashSteps,
  outcomes,
  prepareDatabase,
  runCrashes,
  soundOutcomes,
} from './testing/crash-trials.ts'

const timesEach = times(1, 50)

describe.runIf(engine === 'sqlite')('a server killed at a step of placing', () => {
  it(
    'leaves a paid order, a voided payment or nothing, whoever orders and at whichever step',
    async () => {
      const dir = mkdtempSync(join(tmpdir(), 'mullion-crash-'))
      await prepareDatabase(dir)
      const crashes = Array.from({ length: timesEach }, () => crashSteps).flat()
      await runCrashes(dir, crashes)
      const ended = await outcomes(dir)
      const documents = await countDocuments(dir)
      rmSync(dir, { recursive: true, force: true })

      const told = crashes.map(({ buyer, step }) => `${buyer}, ${step}`)
      expect(ended.map((end, at) => `${told[at]}: ${end}`)).toEqual(
        crashes.map(({ end }, at) => `${told[at]}: ${end}`),
      )
      for (const { end } of crashes) expect(soundOutcomes).toContain(end)
      const onTerms = crashes.filter(({ buyer }) => buyer === 'terms' || buyer === 'staff')
      expect(documents).toEqual({ ordered: onTerms.length, free: 0 })
      const counts = Map.groupBy(ended, (end) => end)
      const tally = [...counts].map(([end, all]) => `${all.length} ${end}`).join(', ')
      console.info(
        `Kills: ${timesEach} at each of ${crashSteps.length} steps, ${crashes.length} in all: ${tally}`,
      )
    },
    times(240_000, 7_200_000),
  )
})
