import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import { countRunning, noteRunning, noteStopped } from '@mullion/db/security/running-servers.repository'
import { createTestDatabase, openTestDatabase } from '@mullion/db/testing/open-test-database'
import { newBackupKey } from '@mullion/integrations/backups/sealer'
import { expect, it, onTestFinished } from 'vitest'
import { ranCommand } from '../testing/ran-command.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

it('the servers that run are those that noted it lately, and have not stopped', async () => {
  await using db = await openTestDatabase()
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 12, minute))
  const note = (id: string, minute: number) => db.transaction((tx) => noteRunning(tx, id, at(minute)))
  for (const [id, minute] of [
    ['killed', 0],
    ['stopped', 9],
    ['one', 9],
    ['other', 10],
  ] as const)
    await note(id, minute)
  await db.transaction((tx) => noteStopped(tx, 'stopped'))
  expect(await countRunning(db.read, at(8))).toBe(2)
  await note('other', 60 * 24 + 5)
  expect(await countRunning(db.read, at(0))).toBe(2)
})

it.runIf(engine === 'postgres' && serverUrl !== '')(
  'restore refuses while servers of the store run on its PostgreSQL, unless told',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'mullion-running-'))
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
    const data = join(dir, 'data')
    const document = join(data, 'po-documents', 'order.pdf')
    mkdirSync(join(data, 'po-documents'), { recursive: true })
    writeFileSync(document, 'as backed up')
    const url = await createTestDatabase(serverUrl)
    const env = {
      ...{ DATA_DIR: data, DATABASE_URL: url, AUTH_SECRET: 'of a store that is restored for a test' },
      ...{ BACKUP_TO: join(dir, 'to'), BACKUP_KEY: await newBackupKey() },
    }
    const ran = (...args: string[]) => ranCommand(env, ['backup', ...args])
    expect((await ran('create')).code).toBe(0)
    expect((await ran('list')).found.backups).toMatchObject([{ databaseBytes: null, files: 1 }])
    writeFileSync(document, 'as of now')
    const db = await openDatabase(url)
    await db.transaction((tx) => noteRunning(tx, 'a server', new Date()))
    await db.close()
    expect(await ran('restore', '--overwrite', '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('A server of this store is running'),
    })
    expect(readFileSync(document, 'utf8')).toBe('as of now')
    expect((await ran('restore', '--overwrite', '--yes', '--while-running')).code).toBe(0)
    expect(readFileSync(document, 'utf8')).toBe('as backed up')
  },
)
