import { full, times } from '@mullion/config/test-speed'
import { engine } from '@mullion/db/dialect/engine'
import { describe, expect, it } from 'vitest'
import { runTrial } from './testing/servers-trial/run-trial.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''
const minutes = times(0, 60)

describe.runIf(engine === 'postgres' && serverUrl)(
  'servers that share only the database and the storage',
  () => {
    it(
      'lose and double nothing while they are killed and paused, connections cut and the storage is away',
      async () => {
        const storageAwayMs = times(1000, 60_000)
        const servers = times(2, 3)
        const { counts, wrong } = await runTrial({
          minutes,
          servers,
          serverUrl,
          storageAwayMs,
          say: () => undefined,
        })
        for (const { what, count, lost, doubled } of counts) {
          expect({ what, lost, doubled }).toEqual({ what, lost: [], doubled: [] })
          if (['orders', 'payments', 'mails', 'webhooks'].includes(what))
            expect([what, count > 0]).toEqual([what, true])
        }
        expect(wrong).toEqual([])
      },
      full ? (minutes + 15) * 60_000 : 300_000,
    )
  },
)
