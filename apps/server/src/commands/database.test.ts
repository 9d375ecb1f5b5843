import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Readable, Writable } from 'node:stream'
import { engine } from '@mullion/db/dialect/engine'
import { runProgram } from '@mullion/terminal/program'
import { createTerminal } from '@mullion/terminal/terminal'
import { afterAll, describe, expect, it } from 'vitest'
import { createMullionServer, failureOf } from './mullion-server.ts'

const dir = mkdtempSync(join(tmpdir(), 'mullion-db-command-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const fileOf = (name: string) => join(dir, `${name}.db`)

async function ran(name: string, ...args: string[]) {
  const said: [string[], string[]] = [[], []]
  const stream = (lines: string[]) =>
    new Writable({
      write(piece, _, next) {
        lines.push(String(piece))
        next()
      },
    })
  const env = { DATA_DIR: dir, DATABASE_URL: `sqlite:${fileOf(name)}` }
  const streams = { stdin: Readable.from([]), stdout: stream(said[0]), stderr: stream(said[1]), env }
  const terminal = createTerminal(streams)
  const code = await runProgram(createMullionServer(terminal), ['--json', 'db', ...args], {
    terminal,
    failureOf,
  })
  return { code, found: JSON.parse(said[0].join('') || 'null'), err: said[1].join('') }
}

describe.runIf(engine === 'sqlite')('mullion-server db', () => {
  it('creates nothing when it only looks', async () => {
    expect(await ran('none', 'status')).toMatchObject({ code: 0, found: { exists: false } })
    expect(await ran('none', 'migrate', '--dry-run')).toMatchObject({ code: 0, found: { dryRun: true } })
    expect(existsSync(fileOf('none'))).toBe(false)
  })

  it('applies what is missing and says each step, once', async () => {
    const first = await ran('store', 'migrate')
    expect(first).toMatchObject({ code: 0, err: expect.stringMatching(/^1 of \d+: 0000_start\n2 of /) })
    const { migrations } = first.found
    expect(migrations.length).toBeGreaterThan(20)
    expect((await ran('store', 'migrate')).found.migrations).toEqual([])
    expect((await ran('store', 'status')).found).toMatchObject({
      engine: expect.stringContaining('SQLite'),
      migrations: { applied: migrations.length, pending: [], unknown: 0 },
    })
  })

  it('copies to an empty, migrated database, and says what it compared', async () => {
    await ran('from', 'migrate')
    const to = `sqlite:${fileOf('to')}`
    expect((await ran('from', 'copy', '--to', to)).code).toBe(4)
    await ran('to', 'migrate')
    expect((await ran('from', 'copy')).code).toBe(2)
    expect(await ran('from', 'copy', '--to', to, '--dry-run')).toMatchObject({
      code: 0,
      found: { dryRun: true },
    })
    const copied = await ran('from', 'copy', '--to', to)
    expect(copied.found.tables).toContainEqual({
      table: 'orders',
      rows: 0,
      cents: {},
      checksum: '0'.repeat(32),
    })
  })

  it('refuses a database that a newer version has upgraded', async () => {
    await ran('newer', 'migrate')
    const database = new DatabaseSync(fileOf('newer'))
    database.exec(`insert into __drizzle_migrations (hash, created_at) values ('later', 99999999999999)`)
    database.close()
    expect((await ran('newer', 'status')).code).toBe(1)
    const again = await ran('newer', 'migrate')
    expect(again).toMatchObject({ code: 1, found: null, err: expect.stringContaining('newer version') })
  })
})
