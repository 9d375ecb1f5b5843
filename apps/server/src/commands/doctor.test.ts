import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { engine } from '@mullion/db/dialect/engine'
import { runProgram } from '@mullion/terminal/program'
import { createTerminal } from '@mullion/terminal/terminal'
import { afterAll, describe, expect, it } from 'vitest'
import { createMullionServer, failureOf } from './mullion-server.ts'

const dir = mkdtempSync(join(tmpdir(), 'mullion-doctor-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

async function ran(args: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  const said: [string[], string[]] = [[], []]
  const stream = (lines: string[]) =>
    new Writable({
      write(piece, _, next) {
        lines.push(String(piece))
        next()
      },
    })
  const env = { DATA_DIR: dir, DATABASE_URL: `sqlite:${join(dir, 'store.db')}`, ...settings }
  const streams = { stdin: Readable.from([]), stdout: stream(said[0]), stderr: stream(said[1]), env }
  const terminal = createTerminal(streams)
  const code = await runProgram(createMullionServer(terminal), args, { terminal, failureOf })
  return { code, out: said[0].join(''), err: said[1].join('') }
}

describe.runIf(engine === 'sqlite')('mullion-server doctor', () => {
  it('prints a line for everything that works, and exits with 0', async () => {
    const { code, out, err } = await ran(['doctor'])
    expect([code, err]).toEqual([0, '✓ Everything works.\n'])
    expect(out).toMatch(/^✓ Settings /)
    expect(out).toMatch(/^✓ Payments +Built-in sandbox\.$/m)
  })

  it('prints what does not work with what to do, and exits with 1', async () => {
    const secret = 'a-password-nobody-may-see'
    const wrong = {
      SMTP_URL: `smtp://store:${secret}@127.0.0.1:1`,
      DATABASE_URL: `postgres://parts:${secret}@127.0.0.1:1/parts`,
      AUTH_SECRET: 'a secret for tests that is long enough',
    }
    const { code, out, err } = await ran(['doctor', '--json'], wrong)
    const { ok, checks } = JSON.parse(out)
    expect([code, ok]).toEqual([1, false])
    const failed = checks.filter((each: { ok: boolean }) => !each.ok)
    expect(failed).toMatchObject([
      { name: 'Database', advice: expect.stringContaining('DATABASE_URL') },
      { name: 'SMTP, mail', advice: expect.stringContaining('SMTP_URL') },
      { name: 'Webhooks' },
    ])
    expect(out + err).not.toContain(secret)
  })

  it('lists every setting that is not valid, and checks nothing else', async () => {
    const { code, out, err } = await ran(['doctor'], { PORT: 'many', UPS_CLIENT_ID: 'store' })
    expect([code, err]).toEqual([1, '✗ 2 of 2 checks failed.\n'])
    expect(out).toContain('docs/deployment.md explains each one')
    expect(out).toMatch(
      /✗ Settings {2}PORT: .*\n.*\n✗ Settings {2}UPS_CLIENT_SECRET, UPS_ACCOUNT_NUMBER: not set\./,
    )
  })

  it('refuses a recipient that is no email address', async () => {
    expect(await ran(['doctor', '--mail-to', 'pat'])).toMatchObject({ code: 2, out: '' })
  })
})
