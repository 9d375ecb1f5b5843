import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { full, times } from '@mullion/config/test-speed'
import { engine } from '@mullion/db/dialect/engine'
import { describe, expect, it } from 'vitest'
import {
  type Crash,
  crashSteps,
  outcomes,
  prepareDatabase,
  runCrashes,
  salesOf,
  soundOutcomes,
} from './testing/crash-trials.ts'
import { openEbizchargeGateway } from './testing/ebizcharge-crashes.ts'

const stepsByCard = crashSteps.filter(({ buyer }) => buyer === 'card' || buyer === 'split')
/** In a short run, the steps at which the store and the gateway know different things. */
const shortSteps = stepsByCard.filter(({ step }) => step === 'authorised' || step === 'held_ordered')
const atSteps = full ? Array.from({ length: 23 }, () => stepsByCard).flat() : shortSteps
/** The longest that Place Order takes, with several calls to the gateway. */
const maxOrderMs = 150
const atAnyMoment: Crash[] = Array.from({ length: full ? 247 : 0 }, () => ({
  afterMs: Math.random() * maxOrderMs,
}))

/** Runs crashes on one store; returns how each payment ended in store, order and the gateway's own record. */
async function trial(crashes: readonly Crash[]): Promise<string[]> {
  if (crashes.length === 0) return []
  const dir = mkdtempSync(join(tmpdir(), 'mullion-crash-'))
  const gateway = await openEbizchargeGateway(dir)
  await prepareDatabase(dir)
  await runCrashes(dir, crashes, gateway)
  const ended = await outcomes(dir, { gateway })
  // Nothing at the gateway is unknown to the store.
  expect((await gateway.states(dir)).size).toBe(ended.filter((end) => !end.endsWith('/none')).length)
  const { ours, theirs } = await salesOf(dir, gateway)
  expect(theirs).toEqual(ours)
  await gateway.close()
  rmSync(dir, { recursive: true, force: true })
  return ended
}

const tally = (ended: readonly string[]) =>
  [...Map.groupBy(ended, (end) => end)].map(([end, all]) => `${all.length} ${end}`).join(', ')

describe.runIf(engine === 'sqlite')('a server with EBizCharge that is killed while cards are charged', () => {
  it(
    'loses and doubles nothing by the record of EBizCharge, and has every sale once at the tax service',
    async () => {
      const [ended, anywhere] = await Promise.all([trial(atSteps), trial(atAnyMoment)])
      // In a long run, an attempt that never reached the gateway has been given up by the end.
      const settled = (end: string | undefined) =>
        end?.replace('authorising/none/none', 'abandoned/none/none')
      expect(ended.map(settled)).toEqual(atSteps.map(({ end }) => settled(end)))
      expect(anywhere.filter((end) => !soundOutcomes.includes(end))).toEqual([])
      console.info(`Kills: ${atSteps.length} at steps: ${tally(ended)}.`)
      console.info(`${atAnyMoment.length} at any moment: ${tally(anywhere)}.`)
    },
    times(240_000, 7_200_000),
  )
})
