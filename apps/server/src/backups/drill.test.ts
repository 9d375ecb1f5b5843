import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServerProcess } from '@mullion/config/server-process'
import { times } from '@mullion/config/test-speed'
import { engine } from '@mullion/db/dialect/engine'
import { createSealer, newBackupKey } from '@mullion/integrations/backups/sealer'
import { createVault } from '@mullion/integrations/backups/vault'
import { createDiskStore } from '@mullion/integrations/object-store/disk'
import { describe, expect, it } from 'vitest'
import { createBuyer } from '../testing/buyer.ts'
import { outcomes, prepareDatabase, soundOutcomes } from '../testing/crash-trials.ts'
import { openEbizchargeGateway } from '../testing/ebizcharge-crashes.ts'
import { ranCommand } from '../testing/ran-command.ts'
import { findRestorable } from './restore.ts'

const orders = times(4, 60)
const captured = 'captured/captured/captured'

async function openDrill() {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-drill-'))
  const [data, to] = [join(dir, 'data'), join(dir, 'to')]
  mkdirSync(data)
  const gateway = await openEbizchargeGateway(dir)
  await prepareDatabase(data)
  const key = await newBackupKey()
  const vault = createVault({
    store: createDiskStore({ dir: to, isPrivate: true }),
    sealer: await createSealer(key),
  })
  const env = { BACKUP_TO: to, BACKUP_KEY: key, BACKUP_LOG_SECONDS: '1' }
  const running: ServerProcess[] = []
  const serve = async (folder: string): Promise<ServerProcess> => {
    const server = await startServerProcess({
      script: 'apps/server/src/testing/crashing-server.ts',
      env: {
        ...gateway.env,
        ...env,
        DATABASE_URL: `sqlite:${join(folder, 'mullion.db')}`,
        DATA_DIR: folder,
        PORT: '0',
        NODE_ENV: 'test',
        CRASH_AT: 'never',
        // An unfinished payment is looked up once the lease of the lost server is over, in the next second.
        PAYMENT_LEASE_MS: '20000',
        PAYMENT_REPAIR_MS: '1000',
      },
    })
    running.push(server)
    return server
  }
  return {
    ...{ dir, data, gateway, vault, serve },
    restore: (folder: string, ...args: string[]) =>
      ranCommand({ ...env, DATA_DIR: data, DATABASE_URL: `sqlite:${join(data, 'mullion.db')}` }, [
        ...['backup', 'restore', '--into', folder],
        ...args,
      ]),
    ends: (folder: string) => outcomes(folder, { gateway }),
    async [Symbol.asyncDispose]() {
      for (const server of running) await server.stop('SIGKILL')
      await gateway.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const restorableUntil = async ({ vault }: Awaited<ReturnType<typeof openDrill>>) =>
  (await findRestorable(vault, new Date()))?.moment.getTime() ?? 0

async function place(url: string, key: string): Promise<number> {
  const { placeOrder } = await createBuyer(url).prepare()
  await placeOrder(key)
  return Date.now()
}

/** Places orders one after the other; returns when each was answered. */
async function placeAll(url: string, name: string, count: number): Promise<number[]> {
  const answered: number[] = []
  for (let at = 0; at < count; at += 1)
    answered.push(await place(url, `drill-${name}-${String(at).padStart(8, '0')}`))
  return answered
}

describe.runIf(engine === 'sqlite')('a machine that is lost with its disk', () => {
  it(
    'is restored to a moment and to its end: every order that was sent is there, and the gateway agrees',
    async () => {
      await using drill = await openDrill()
      const server = await drill.serve(drill.data)
      await expect.poll(() => restorableUntil(drill), { timeout: 60_000 }).toBeGreaterThan(0)
      const early = await placeAll(server.url, 'early', orders)
      await expect.poll(() => restorableUntil(drill), { timeout: 60_000 }).toBeGreaterThan(early.at(-1) ?? 0)
      const at = new Date().toISOString()
      const late = await placeAll(server.url, 'late', orders)
      await server.stop('SIGKILL')
      const lostAt = Date.now()
      rmSync(drill.data, { recursive: true })

      const [toMoment, toEnd] = [join(drill.dir, 'moment'), join(drill.dir, 'end')]
      expect((await drill.restore(toMoment, '--at', at)).code).toBe(0)
      const restored = await drill.restore(toEnd)
      expect(restored).toMatchObject({ code: 0, found: { replaced: null } })
      expect(await drill.ends(toMoment)).toEqual(early.map(() => captured))

      const until = new Date(restored.found.moment).getTime()
      const all = [...early, ...late]
      const sent = all.filter((answeredAt) => answeredAt < until).length
      const again = await drill.serve(toEnd)
      await expect
        .poll(async () => (await drill.ends(toEnd)).filter((end) => !soundOutcomes.includes(end)), {
          timeout: 60_000,
        })
        .toEqual([])
      await place(again.url, 'drill-again-00000000')
      const ends = (await drill.ends(toEnd)).filter((end) => end === captured)
      await again.stop('SIGKILL')
      expect(ends.length - 1).toBeGreaterThanOrEqual(sent)
      const charged = [...(await drill.gateway.states(drill.dir)).values()]
      expect(charged.filter(({ state }) => state !== 'captured' && state !== 'voided')).toEqual([])
      const lost = all.length - (ends.length - 1)
      console.info(
        `${all.length} orders, ${ends.length - 1} restored, ${lost} lost; the log ended ${lostAt - until} ms before the machine; ` +
          `restored in ${(restored.found.ms / 60_000).toFixed(3)} minutes.`,
      )
    },
    times(240_000, 1_200_000),
  )
})
