import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startTestServer } from '@mullion/config/server-process'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from './lib/run.ts'

const run = promisify(execFile)
// Outside of the repository, so that nothing of its workspace can be found.
const outside = mkdtempSync(join(tmpdir(), 'mullion-outside-'))
afterAll(() => rmSync(outside, { recursive: true, force: true }))

describe('the package of the command, on another machine', { timeout: 300_000 }, () => {
  it('is one file without dependencies, which works with a store by its address and a token', async () => {
    const { stdout: packed } = await run(
      'npm',
      ['pack', '-w', '@mullion/cli', '--pack-destination', outside, '--json'],
      { cwd: root },
    )
    const [filename = ''] = /[\w.-]+\.tgz/.exec(packed) ?? []
    const prefix = join(outside, 'global')
    // It needs nothing from a registry.
    await run('npm', ['install', '--global', '--offline', '--prefix', prefix, join(outside, filename)])
    const server = await startTestServer()
    try {
      const { stdout } = await run(join(prefix, 'bin/mullion'), ['parts', 'search', 'hinge'], {
        cwd: outside,
        env: { ...process.env, MULLION_URL: server.url, MULLION_TOKEN: server.tokens.buyer },
      })
      expect(stdout).toContain('0200-01\tHNG CAM LIFT\tEA\t$8.46')
    } finally {
      await server.stop()
    }
  })
})
