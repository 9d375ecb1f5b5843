import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { startServerProcess } from '@mullion/config/server-process'
import { full } from '@mullion/config/test-speed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBuyer } from '../apps/server/src/testing/buyer.ts'
import { root } from './lib/run.ts'

const run = promisify(execFile)
// Outside of the repository, so that nothing of its workspace can be found.
const outside = mkdtempSync(join(tmpdir(), 'mullion-package-'))
afterAll(() => rmSync(outside, { recursive: true, force: true }))
const installed = join(outside, 'installed')
const data = join(outside, 'data')
const settings = {
  // The pinned Node first; npm's own may be older.
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  HOME: outside,
  DATA_DIR: data,
  PORT: '0',
  NODE_ENV: 'production',
  SITE_URL: 'https://parts.example',
  AUTH_SECRET: 'thirty-two or more different characters',
  SANDBOX_PAYMENTS_ALLOWED: 'true',
  LOG_LEVEL: 'warn',
  NODE_COMPILE_CACHE: join(outside, 'compiled'),
}

/** Runs a command of the package in the folder where it was put. */
const command = (...args: string[]) =>
  run(process.execPath, [join(installed, 'bin/mullion-server.js'), ...args], { cwd: data, env: settings })

beforeAll(async () => {
  // Compressing and installing the archive takes most of the time.
  const options = ['--to', outside, ...(full ? [] : ['--no-archive'])]
  await run(process.execPath, ['--conditions=mullion-source', 'scripts/package.ts', ...options], {
    cwd: root,
  })
  // Somewhere else than where it was made.
  renameSync(join(outside, 'mullion-server'), installed)
  mkdirSync(data)
}, 300_000)

describe('the package of the server, in an empty folder', { timeout: 120_000 }, () => {
  it('imports parts, serves a page that it rendered, takes an order, and stops when asked', async () => {
    writeFileSync(
      join(data, 'parts.csv'),
      'part_number,part_name,part_price,part_units,part_lbs,part_tags,part_tags_doors\n0100-01,STRAP HINGE,8.46,EA,2,Hinges,Swing\n',
    )
    await command('parts', 'import', join(data, 'parts.csv'))
    const server = await startServerProcess({
      script: join(installed, 'bin/mullion-server.js'),
      args: ['start'],
      cwd: data,
      env: { ...Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined])), ...settings },
    })
    try {
      const { url } = server
      await expect.poll(async () => (await fetch(`${url}/?s=hinge`)).text()).toContain('STRAP HINGE')
      expect(await (await fetch(`${url}/api/docs/swagger-ui.css`)).text()).toContain('.swagger-ui')
      const [part] = await (await fetch(`${url}/api/partsMas/search?searchQuery=hinge`)).json()
      const { placeOrder } = await createBuyer(url).prepare(part.id)
      expect(await placeOrder('a-packaged-order-00001')).toMatchObject({
        orderNumber: expect.stringMatching(/^W/),
      })
    } finally {
      await server.stop()
    }
    expect(await server.ended).toEqual([0, null])
  })

  it('brings the driver of PostgreSQL', async () => {
    const env = { ...settings, DATABASE_URL: 'postgres://parts@127.0.0.1:1/parts' }
    const started = run(process.execPath, [join(installed, 'bin/mullion-server.js'), 'start'], {
      cwd: data,
      env,
    })
    await expect(started).rejects.toMatchObject({ stderr: expect.stringContaining('cannot be reached') })
  })

  it.runIf(full)('is an archive that npm installs offline, with both commands', async () => {
    const [archive = ''] = readdirSync(outside).filter((name) => name.endsWith('.tgz'))
    const prefix = join(outside, 'global')
    await run('npm', ['install', '--global', '--offline', '--prefix', prefix, join(outside, archive)])
    for (const name of ['mullion', 'mullion-server']) {
      const { stdout } = await run(join(prefix, 'bin', name), ['--help'], { cwd: data, env: settings })
      expect(stdout).toContain(`Usage: ${name}`)
    }
  })
})
