import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { engine } from '@mullion/db/dialect/engine'
import { createSandboxGateway } from '@mullion/integrations/payments/sandbox'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { startServer } from './start.ts'

describe.runIf(engine === 'sqlite')('a server that cannot store its last search tallies', () => {
  it('reports it on stop, and still closes the ledger and the database', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'mullion-stop-'))
    const file = join(dir, 'mullion.db')
    const env = readEnv({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dir, DATABASE_URL: `sqlite:${file}` })
    const server = await startServer(env, createLog('silent'))
    const database = new DatabaseSync(file)
    database.exec('drop table search_tallies')
    database.close()
    const input = encodeURIComponent(JSON.stringify({ text: 'hinge' }))
    await fetch(`${server.url}/trpc/catalog.searchCounts?input=${input}`)

    await expect(server.stop()).rejects.toThrow(/search_tallies/)

    expect(existsSync(`${file}-wal`)).toBe(false)
    const next = createSandboxGateway({
      ledger: join(dir, 'sandbox-ledger.db'),
      clock: () => new Date('2026-11-20T12:00:00Z'),
    })
    await next.close()
    rmSync(dir, { recursive: true, force: true })
  })
})
