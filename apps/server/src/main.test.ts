import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { fileToStart } from '@mullion/config/server-bundle'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const main = 'apps/server/src/main.ts'
const repository = fileURLToPath(new URL('../../..', import.meta.url))
let folder: string
let dir: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mullion-main-'))
  dir = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function start(settings: NodeJS.ProcessEnv, file?: string) {
  const database = { DATABASE_URL: `sqlite:${join(dir, 'mullion.db')}`, DATA_DIR: dir }
  const env = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'warn', PORT: '0', ...database, ...settings }
  const child = spawn(process.execPath, [file ?? (await fileToStart(main))], {
    cwd: repository,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, ended: once(child, 'exit'), errors: text(child.stderr) }
}

async function failure(settings: NodeJS.ProcessEnv): Promise<[code: number | null, output: string]> {
  const { child, ended, errors } = await start(settings)
  child.stdout.resume()
  const [code] = await ended
  return [code, await errors]
}

/** Returns the lines that the server printed until it was ready. */
async function ready({ child }: Awaited<ReturnType<typeof start>>): Promise<string[]> {
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line.includes('ready at')) break
  }
  return lines
}

const groupAndOthers = (path: string) => (statSync(path).mode & 0o077) !== 0

describe('a server that cannot start', { timeout: 60_000 }, () => {
  it('reports in one line that the database is unreachable, without its password', async () => {
    const DATABASE_URL = 'postgres://parts:a-secret@127.0.0.1:1/parts'
    const AUTH_SECRET = 'a secret for tests that is long enough'
    const [code, output] = await failure({ DATABASE_URL, AUTH_SECRET })
    expect(code).toBe(1)
    expect(output).toMatch(/^Mullion could not start\. The database cannot be reached: .*ECONNREFUSED.*\n$/)
    expect(output).not.toContain('a-secret')
  })

  it('reports in one line that its port is taken or its database file is invalid', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const PORT = String(typeof address === 'object' && address ? address.port : '')
    expect(await failure({ PORT })).toEqual([
      1,
      expect.stringMatching(/^Mullion could not start\. .*PORT.*\n$/),
    ])
    other.close()
    const file = join(folder, 'notes.txt')
    writeFileSync(file, 'These are notes, and no database at all. '.repeat(200))
    const [code, output] = await failure({ DATABASE_URL: `sqlite:${file}` })
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^Mullion could not start\. .*DATABASE_URL.*\n$/),
    ])
  })
})

describe('a started server', { timeout: 60_000 }, () => {
  it('makes its data private to its user, even when the files were readable by others', async () => {
    mkdirSync(dir, { mode: 0o755 })
    chmodSync(dir, 0o755)
    for (const name of ['mullion.db', 'sandbox-ledger.db']) {
      writeFileSync(join(dir, name), '')
      chmodSync(join(dir, name), 0o644)
    }
    // From its sources, as `npm start` does.
    const server = await start({}, main)
    await ready(server)
    const databases = readdirSync(dir).filter((name) => name.includes('.db'))
    expect(databases).toEqual(expect.arrayContaining(['mullion.db', 'mullion.db-wal', 'sandbox-ledger.db']))
    expect(['.', ...databases, 'auth-secret'].filter((name) => groupAndOthers(join(dir, name)))).toEqual([])
    server.child.kill('SIGKILL')
    await server.ended
  })

  it('warns of risky production settings, and stops cleanly after its output is closed', async () => {
    const server = await start({
      NODE_ENV: 'production',
      SITE_URL: 'https://parts.example',
      AUTH_SECRET: 'thirty-two or more different characters',
      SANDBOX_PAYMENTS_ALLOWED: 'true',
    })
    const said = await ready(server)
    server.child.stdout.destroy()
    server.child.kill('SIGTERM')
    expect((await server.ended)[0]).toBe(0)
    expect(await server.errors).toBe('')
    expect(said.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)).toMatchObject([
      { msg: expect.stringMatching(/^SMTP_URL: /) },
      { msg: expect.stringMatching(/^STORE_NAME, /) },
    ])
  })
})
