import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { times } from '@mullion/config/test-speed'
import { engine } from '@mullion/db/dialect/engine'
import { describe, expect, it } from 'vitest'
import {
  type Crash,
  countDocuments,
  crashSteps,
  outcomes,
  prepareDatabase,
  runCrashes,
  soundOutcomes,
} from './testing/crash-trials.ts'

const timesEach = times(1, 50)

async function trial(crashes: readonly Crash[]) {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-crash-'))
  await prepareDatabase(dir)
  await runCrashes(dir, crashes)
  const ended = await outcomes(dir)
  const documents = await countDocuments(dir)
  rmSync(dir, { recursive: true, force: true })
  return { ended, documents }
}

describe.runIf(engine === 'sqlite')('a server killed at any step of placing an order', () => {
  it(
    'leaves a paid order, a voided payment, or nothing, for every kind of buyer',
    async () => {
      const crashes = Array.from({ length: timesEach }, () => crashSteps).flat()
      const half = crashes.length / 2
      const trials = await Promise.all([trial(crashes.slice(0, half)), trial(crashes.slice(half))])
      const ended = trials.flatMap((each) => each.ended)

      const labels = crashes.map(({ buyer, step }) => `${buyer}, ${step}`)
      // In a long run, an attempt that never reached the gateway has been given up by the end.
      const isUnsent = (end: string | undefined) =>
        end === 'authorising/none/none' || end === 'abandoned/none/none'
      const faults = crashes.flatMap(({ end }, at) =>
        end === ended[at] || (isUnsent(end) && isUnsent(ended[at])) ? [] : `${labels[at]}: ${ended[at]}`,
      )
      expect(faults).toEqual([])
      expect(ended).toHaveLength(crashes.length)
      for (const { end } of crashes) expect(soundOutcomes).toContain(end)
      const onTerms = crashes.filter(({ buyer }) => buyer === 'terms' || buyer === 'staff')
      expect(trials.flatMap(({ documents }) => documents.free)).toEqual([0, 0])
      expect(trials.reduce((sum, { documents }) => sum + documents.ordered, 0)).toBe(onTerms.length)
      const counts = Map.groupBy(ended, (end) => end)
      const tally = [...counts].map(([end, all]) => `${all.length} ${end}`).join(', ')
      console.info(
        `Kills: ${timesEach} at each of ${crashSteps.length} steps, ${crashes.length} in all: ${tally}`,
      )
    },
    times(240_000, 7_200_000),
  )
})
