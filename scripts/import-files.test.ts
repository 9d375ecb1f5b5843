import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import type { Command } from './lib/command.ts'
import { doorFile, type FileImport, importFile, partFile } from './lib/import-file.ts'
import { root, start } from './lib/run.ts'
import { seedDatabase } from './lib/seed-database.ts'

const dir = mkdtempSync(join(tmpdir(), 'mullion-import-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function fileOf(name: string, ...rows: string[]): string {
  const file = join(dir, name)
  writeFileSync(file, `${rows.join('\n')}\n`)
  return file
}

async function ran(
  run: (command: Command) => Promise<number>,
  { args, env }: { readonly args: readonly string[]; readonly env: Command['env'] },
) {
  const lines: string[] = []
  const write = (line: string) => void lines.push(`${line}\n`)
  return { code: await run({ args, env, say: write, complain: write }), said: lines.join('') }
}

function runImport(file: FileImport, ...args: string[]) {
  const env = { DATA_DIR: dir, DATABASE_URL: `sqlite:${join(dir, 'store.db')}`, INIT_CWD: dir }
  return ran((command) => importFile(file, command), { args, env })
}

async function outcomeOf(child: ChildProcess) {
  const code = new Promise<number | null>((resolve) => void child.on('exit', resolve))
  const said = await Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')))
  return { code: await code, said: said.join('') }
}

const doorColumns = 'serialNumber,Type,doorType,Direction,Bottom,coolingType,netWidth,netHeight,Gaskets'
const lift = '15-0001,VL,vl,,High Sill,Cooler,60,72,Bulb'
const parts = (...rows: string[]) => ['part_number,part_name,part_units,part_tags,part_tags_doors', ...rows]

describe('importing a file', { timeout: 60_000 }, () => {
  it('validates a doors file in a dry run, then imports it', async () => {
    fileOf('doors.csv', doorColumns, lift)
    const tried = await runImport(doorFile, 'doors.csv', '--dry-run')
    expect(tried).toMatchObject({
      code: 0,
      said: expect.stringContaining('Rows: 1; new doors: 1; known doors: 0; problems: 0.'),
    })
    expect(tried.said).toContain('Nothing was stored')
    const stored = await runImport(doorFile, 'doors.csv')
    expect(stored).toMatchObject({ code: 0, said: expect.stringContaining('new doors: 1') })
    expect(stored.said).toContain('Stored.')
    expect(stored.said).toContain(
      'no column powerOperated: 0 known doors keep their operators, 1 new door is manual.',
    )
    expect((await runImport(doorFile, 'doors.csv', '--dry-run')).said).toContain(
      'new doors: 0; known doors: 1',
    )
  })

  it.each([[], ['--dry-run']])('lists every bad row and stores none: %j', async (...args) => {
    const file = fileOf('bad.csv', doorColumns, lift.replace('60', 'wide').replace('15', '19'), lift, lift)
    const { code, said } = await runImport(doorFile, file, ...args)
    expect(code).toBe(1)
    expect(said).toMatch(/^row 2, netWidth: Enter inches/m)
    expect(said).toMatch(/^row 4, serialNumber: Door 15-0001 is already in row 3\.$/m)
    expect(said).toContain('Rows: 3; ')
    expect(said).toContain('problems: 2.')
    expect(said).toContain('Refused')
  })

  it('counts all bad rows of a file and lists the first thousand', async () => {
    const rows = Array.from({ length: 1_200 }, (_, at) => `${1_000 + at}-01,Hinge,EACH,Hinges,Swing`)
    fileOf('many-bad-parts.csv', ...parts(...rows))
    const { code, said } = await runImport(partFile, 'many-bad-parts.csv')
    expect(code).toBe(1)
    expect(said.match(/^row /gm)).toHaveLength(1_000)
    expect(said).toContain('problems: 1,200, first 1,000 shown.')
  })

  it('imports parts the same way', async () => {
    fileOf('parts.csv', ...parts('0105-02,Hinge,EA,Hinges,Swing'))
    expect(await runImport(partFile, 'parts.csv')).toMatchObject({
      code: 0,
      said: expect.stringContaining('new parts: 1'),
    })
    fileOf('bad-parts.csv', ...parts('0105-03,Hinge,EACH,Hinges,Swing'))
    expect(await runImport(partFile, 'bad-parts.csv')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^row 2, part_units: /m),
    })
  })

  it.each<[string, string[], RegExp]>([
    ['without a file', [], /Enter a file: npm run import-doors/],
    ['with an unknown option', ['doors.csv', '--dry'], /Enter a file/],
    ['with a missing file', ['none.csv'], /no such file/],
    ['with a file of another kind', [fileOf('other.csv', 'a,b', '1,2')], /Missing columns: serialNumber/],
  ])('reports what is wrong %s', async (_, args, message) => {
    expect(await runImport(doorFile, ...args)).toMatchObject({
      code: 1,
      said: expect.stringMatching(message),
    })
  })
})

describe('seeding demo parts', { timeout: 60_000 }, () => {
  const seed = (store: string, settings: NodeJS.ProcessEnv, ...args: string[]) => {
    const env = { DATA_DIR: dir, DATABASE_URL: `sqlite:${join(dir, store)}`, ...settings }
    return ran(seedDatabase, { args: ['--parts', '3', ...args], env })
  }
  const ownStore = { MULLION_DEMO: 'false' }
  const production = {
    ...ownStore,
    NODE_ENV: 'production',
    SANDBOX_PAYMENTS_ALLOWED: 'true',
    AUTH_SECRET: 'a secret of thirty-two characters or more',
    SITE_URL: 'https://parts.example',
  }
  const shown = { ...production, MULLION_DEMO: 'true', MULLION_DEMO_ANYWHERE: 'true' }

  it('can be repeated in a demo store', async () => {
    expect(await seed('demo.db', {})).toMatchObject({ code: 0, said: expect.stringContaining('3 parts') })
    expect(await seed('demo.db', {})).toMatchObject({ code: 0, said: expect.stringContaining('3 updated') })
  })

  it.each<[string, NodeJS.ProcessEnv]>([
    ['own', ownStore],
    ['production', production],
    ['shown', shown],
  ])('requires --anyway to be repeated in any other store: %s', async (name, settings) => {
    const empty = await seed(`${name}.db`, settings)
    expect(empty).toMatchObject({ code: 0, said: expect.stringContaining('3 parts created') })
    const refused = await seed(`${name}.db`, settings)
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining(`${name}.db has parts and is not a demonstration`),
    })
    expect(refused.said).toContain('Nothing was loaded. To load them anyway, add --anyway.')
    expect(await seed(`${name}.db`, settings, '--anyway')).toMatchObject({
      code: 0,
      said: expect.stringContaining('3 updated'),
    })
  })
})

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
    scriptFile: (name: string) => join(checkout, `scripts/${name}.ts`),
    run: (...args: string[]) =>
      outcomeOf(start('node', [join(checkout, 'scripts/setup.mjs'), ...args], { stdio: 'pipe', env })),
  }
}

describe('the settings in .env', { timeout: 60_000 }, () => {
  it('determine which store an import writes to', async () => {
    const file = join(dir, 'of-env.db')
    const checkout = checkoutWith(`DATABASE_URL=sqlite:${file}\n`)
    symlinkSync(join(root, 'scripts/import-doors.ts'), checkout.scriptFile('import-doors'))
    fileOf('doors-of-env.csv', doorColumns, lift)
    const stored = await checkout.run('scripts/import-doors.ts', 'doors-of-env.csv')
    expect(stored).toMatchObject({ code: 0, said: expect.stringContaining('new doors: 1') })
    expect(stored.said).toContain(`into sqlite:${file}`)
  })

  it('are loaded before the first module, which picks the database engine', async () => {
    const checkout = checkoutWith('DATABASE_URL=pglite:memory\n')
    const engine = JSON.stringify(join(root, 'packages/db/src/dialect/engine.ts'))
    const script = `import { engine } from ${engine}\nconsole.log(engine)`
    writeFileSync(checkout.scriptFile('seed'), script)
    expect(await checkout.run('scripts/seed.ts')).toEqual({ code: 0, said: 'postgres\n' })
  })

  it.each([
    ['start', 'Ours'],
    ['dev', 'Ours'],
    ['seed', 'Ours'],
    ['import-parts', 'Ours'],
    ['create-admin', 'Ours'],
    ['test', 'not set'],
    ['check', 'not set'],
    ['bench', 'not set'],
    ['crash-test', 'not set'],
  ])('reach scripts that run a store, but not those that test: %s', async (name, storeName) => {
    const checkout = checkoutWith('STORE_NAME=Ours\n')
    writeFileSync(checkout.scriptFile(name), `console.log(process.env.STORE_NAME ?? 'not set')`)
    expect(await checkout.run(`scripts/${name}.ts`)).toEqual({ code: 0, said: `${storeName}\n` })
  })
})
