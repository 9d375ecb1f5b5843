import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import { findFact, replaceFact } from '@mullion/db/security/shared-fact.repository'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { backupProbe } from '../doctor/backup-probe.ts'
import { readEnv } from '../env.ts'
import { ranCommand } from '../testing/ran-command.ts'

const dir = mkdtempSync(join(tmpdir(), 'mullion-backup-command-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const data = join(dir, 'data')
const url = `sqlite:${join(data, 'mullion.db')}`
let key = ''
const ran = (...args: string[]) =>
  ranCommand({ DATA_DIR: data, BACKUP_TO: join(dir, 'to'), BACKUP_KEY: key }, ['backup', ...args])

async function noted(at: string): Promise<string | null> {
  const db = await openDatabase(at)
  return findFact(db.read, 'noted').finally(() => db.close())
}

async function note(value: string): Promise<void> {
  const db = await openDatabase(url)
  await db.transaction((tx) => replaceFact(tx, 'noted', value))
  await db.close()
}

describe.runIf(engine === 'sqlite')('mullion-server backup', () => {
  beforeAll(async () => {
    key = (await ranCommand({}, ['backup', 'key'])).found.key
    await note('before')
  })

  it('makes, lists, verifies and restores, and changes nothing in a dry run', async () => {
    expect(await ran('create', '--dry-run')).toMatchObject({ code: 0, found: { dryRun: true } })
    expect((await ran('list')).found).toEqual({ backups: [], restorableUntil: null })
    expect((await ran('verify')).code).toBe(4)
    const made = await ran('create')
    expect(made).toMatchObject({ code: 0, found: { files: 0 } })
    expect((await ran('list')).found.backups).toMatchObject([{ name: made.found.name }])
    expect(await ran('verify')).toMatchObject({ code: 0, found: { name: made.found.name } })
    const into = join(dir, 'new')
    expect((await ran('restore', '--into', into, '--dry-run')).code).toBe(0)
    expect(existsSync(into)).toBe(false)
    expect((await ran('restore', '--into', into)).code).toBe(0)
    expect(await noted(`sqlite:${join(into, 'mullion.db')}`)).toBe('before')
  })

  it('are said not to have the database of a store on PostgreSQL', async () => {
    const address = {
      DATABASE_URL: 'postgres://parts@127.0.0.1:1/parts',
      AUTH_SECRET: 'a secret for tests that is long enough',
    }
    const settings = { DATA_DIR: data, BACKUP_TO: join(dir, 'to'), BACKUP_KEY: key, ...address }
    expect(await backupProbe(readEnv(settings)).run(new AbortController().signal)).toEqual({
      ok: true,
      detail: expect.stringMatching(/^Of files only: .*The database is not in it/),
    })
  })

  it('writes over nothing without being told, and not while the database is in use', async () => {
    await ran('create')
    await note('after')
    const into = join(dir, 'used')
    await ran('restore', '--into', into)
    expect(await ran('restore', '--into', into)).toMatchObject({
      code: 1,
      err: expect.stringContaining('not empty'),
    })
    expect((await ran('restore')).code).toBe(2)
    expect(await ran('restore', '--overwrite')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--yes'),
    })
    const db = await openDatabase(url)
    expect(await ran('restore', '--overwrite', '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('in use'),
    })
    await db.close()
    expect(await noted(url)).toBe('after')
    const restored = await ran('restore', '--overwrite', '--yes')
    expect(restored).toMatchObject({
      code: 0,
      found: { replaced: expect.stringContaining('before-restore') },
      err: expect.stringContaining('SANDBOX_LEDGER_REPLACED=true'),
    })
    expect(await noted(url)).toBe('before')
    expect(await noted(`sqlite:${restored.found.replaced}`)).toBe('after')
    expect(readdirSync(data).filter((name) => name.endsWith('.restored'))).toEqual([])
  })

  it('replaces nothing if a piece of the backup is missing', async () => {
    const documents = join(data, 'po-documents')
    mkdirSync(documents)
    const store = (texts: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(texts)) writeFileSync(join(documents, name), text)
    }
    store({ 'a.pdf': 'a as backed up' })
    await ran('create')
    const pieces = join(dir, 'to', 'pieces')
    const before = new Set(readdirSync(pieces))
    store({ 'b.pdf': 'b as backed up' })
    await ran('create')
    const added = readdirSync(pieces).filter((name) => !before.has(name))
    const sizeOf = (name: string) => statSync(join(pieces, name)).size
    const [document = ''] = added.toSorted((a, b) => sizeOf(a) - sizeOf(b))
    rmSync(join(pieces, document))
    store({ 'a.pdf': 'a as of now' })
    await note('of now')
    expect(await ran('restore', '--overwrite', '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is missing'),
    })
    expect(readFileSync(join(documents, 'a.pdf'), 'utf8')).toBe('a as of now')
    expect(await noted(url)).toBe('of now')
    expect(readdirSync(data).filter((name) => /restor(ed|ing)$/.test(name))).toEqual([])

    // A verification tells the next backup to send it again.
    expect((await ran('verify')).code).toBe(1)
    expect((await ran('create')).code).toBe(0)
    expect((await ran('verify')).code).toBe(0)
  })

  it('restores the last state of all without a time, also after the clock was ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 })
    await note('while the clock was ahead')
    await ran('create').finally(() => vi.useRealTimers())
    await note('last')
    await ran('create')
    const into = join(dir, 'last')
    expect((await ran('restore', '--into', into)).code).toBe(0)
    expect(await noted(`sqlite:${join(into, 'mullion.db')}`)).toBe('last')
  })

  it('says what is missing', async () => {
    expect(await ranCommand({ DATA_DIR: data }, ['backup', 'list'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('BACKUP_TO'),
    })
    expect((await ranCommand({ DATA_DIR: data, BACKUP_TO: 'x' }, ['backup', 'list'])).err).toContain(
      'BACKUP_KEY',
    )
    expect((await ran('restore', '--at', 'yesterday', '--into', join(dir, 'x'))).code).toBe(2)
    expect((await ran('restore', '--at', '2001-01-01', '--into', join(dir, 'x'))).code).toBe(4)
  })
})
