import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { root, start } from './lib/run.ts'

const dir = mkdtempSync(join(tmpdir(), 'mullion-settings-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const program = 'apps/server/src/commands/main.ts'
const doorColumns = 'serialNumber,Type,doorType,Direction,Bottom,coolingType,netWidth,netHeight,Gaskets'

async function outcomeOf(child: ChildProcess) {
  const code = new Promise<number | null>((resolve) => void child.on('exit', resolve))
  const said = await Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')))
  return { code: await code, said: said.join('') }
}

/** A checkout with its own scripts and settings; nothing is installed into it. */
function checkoutWith(settings: string) {
  const checkout = mkdtempSync(join(dir, 'checkout-'))
  const modules = join(checkout, 'node_modules')
  for (const folder of [modules, join(checkout, 'scripts')]) mkdirSync(folder)
  writeFileSync(join(checkout, 'package-lock.json'), '{}')
  writeFileSync(join(modules, '.mullion-setup'), createHash('sha256').update('{}').digest('hex'))
  symlinkSync(join(root, 'node_modules/node'), join(modules, 'node'))
  copyFileSync(join(root, 'scripts/setup.mjs'), join(checkout, 'scripts/setup.mjs'))
  writeFileSync(join(checkout, '.env'), settings)
  const env = { DATABASE_URL: undefined, DATA_DIR: dir, STORE_NAME: undefined, INIT_CWD: dir }
  return {
    scriptFile(name: string) {
      mkdirSync(join(checkout, dirname(name)), { recursive: true })
      return join(checkout, name)
    },
    run: (...args: string[]) =>
      outcomeOf(start('node', [join(checkout, 'scripts/setup.mjs'), ...args], { stdio: 'pipe', env })),
  }
}

describe('the settings in .env', { timeout: 60_000 }, () => {
  it('determine which store an import writes to', async () => {
    const file = join(dir, 'of-env.db')
    const checkout = checkoutWith(`DATABASE_URL=sqlite:${file}\n`)
    symlinkSync(join(root, program), checkout.scriptFile(program))
    writeFileSync(join(dir, 'doors.csv'), `${doorColumns}\n15-0001,VL,vl,,High Sill,Cooler,60,72,Bulb\n`)
    const stored = await checkout.run(program, 'doors', 'import', 'doors.csv')
    expect(stored).toMatchObject({ code: 0, said: expect.stringContaining('new doors: 1') })
    expect(stored.said).toContain(`into sqlite:${file}`)
  })

  it('are loaded before the first module, which picks the database engine', async () => {
    const checkout = checkoutWith('DATABASE_URL=pglite:memory\n')
    const engine = JSON.stringify(join(root, 'packages/db/src/dialect/engine.ts'))
    const script = `import { engine } from ${engine}\nconsole.log(engine)`
    writeFileSync(checkout.scriptFile(program), script)
    expect(await checkout.run(program)).toEqual({ code: 0, said: 'postgres\n' })
  })

  it('name the engine by a file that holds the address, too', async () => {
    writeFileSync(join(dir, 'database-url'), 'pglite:memory\n', { mode: 0o600 })
    const checkout = checkoutWith(`DATABASE_URL_FILE=${join(dir, 'database-url')}\n`)
    const files = ['packages/db/src/dialect/engine.ts', 'apps/server/src/env.ts']
    const [engine, env] = files.map((file) => JSON.stringify(join(root, file)))
    const script = `import { engine } from ${engine}\nimport { readEnv } from ${env}
      console.log(engine, readEnv(process.env).DATABASE_URL)`
    writeFileSync(checkout.scriptFile(program), script)
    expect(await checkout.run(program)).toEqual({ code: 0, said: 'postgres pglite:memory\n' })
  })

  it.each([
    ['scripts/start.ts', 'Ours'],
    ['scripts/dev.ts', 'Ours'],
    [program, 'Ours'],
    ['scripts/test.ts', 'not set'],
    ['scripts/check.ts', 'not set'],
    ['scripts/bench.ts', 'not set'],
    ['scripts/crash-test.ts', 'not set'],
    ['apps/cli/src/main.ts', 'not set'],
  ])('reach scripts that run a store, but not those that test: %s', async (name, storeName) => {
    const checkout = checkoutWith('STORE_NAME=Ours\n')
    writeFileSync(checkout.scriptFile(name), `console.log(process.env.STORE_NAME ?? 'not set')`)
    expect(await checkout.run(name)).toEqual({ code: 0, said: `${storeName}\n` })
  })
})
