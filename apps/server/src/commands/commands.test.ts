import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { engine } from '@mullion/db/dialect/engine'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { openDatabase } from '@mullion/db/open'
import { importKinds } from '@mullion/domain/imports/import'
import { createDiskStore } from '@mullion/integrations/object-store/disk'
import { openFileStorage } from '@mullion/integrations/object-store/testing/file-storage-server'
import { runProgram } from '@mullion/terminal/program'
import { createTerminal } from '@mullion/terminal/terminal'
import { afterAll, describe, expect, it } from 'vitest'
import { createMullionServer, failureOf } from './mullion-server.ts'

const onSqlite = describe.runIf(engine === 'sqlite')
const dir = mkdtempSync(join(tmpdir(), 'mullion-import-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function fileOf(name: string, ...rows: string[]): string {
  const file = join(dir, name)
  writeFileSync(file, `${rows.join('\n')}\n`)
  return file
}

/** Runs the program in this process, on a separate store; returns its exit code and output. */
async function ran(args: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  const said: string[] = []
  const stream = () =>
    new Writable({
      write(piece, _, next) {
        said.push(String(piece))
        next()
      },
    })
  const env = { DATA_DIR: dir, DATABASE_URL: `sqlite:${join(dir, 'store.db')}`, INIT_CWD: dir, ...settings }
  const terminal = createTerminal({ stdin: Readable.from([]), stdout: stream(), stderr: stream(), env })
  const code = await runProgram(createMullionServer(terminal), args, { terminal, failureOf })
  return { code, said: said.join('') }
}

const runImport = (kind: 'doors' | 'parts', ...args: string[]) => ran([kind, 'import', ...args])

const doorColumns = 'serialNumber,Type,doorType,Direction,Bottom,coolingType,netWidth,netHeight,Gaskets'
const lift = '15-0001,VL,vl,,High Sill,Cooler,60,72,Bulb'
const parts = (...rows: string[]) => ['part_number,part_name,part_units,part_tags,part_tags_doors', ...rows]

onSqlite('asking whether the server is ready', () => {
  it('goes by /readyz as a balancer does, or by /healthz alone, and has a code of its own for no answer', async () => {
    let message: string | null = null
    const server = createServer(({ url }, answer) => {
      answer.statusCode = message && url === '/readyz' ? 503 : 200
      answer.end(JSON.stringify({ message }))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const settings = { PORT: String((server.address() as AddressInfo).port) }
    expect(await ran(['health'], settings)).toMatchObject({
      code: 0,
      said: expect.stringContaining('The server is ready.'),
    })
    message = 'Card payments are unavailable.'
    expect(await ran(['health'], settings)).toMatchObject({
      code: 6,
      said: expect.stringContaining('answers, but is not ready: Card payments are unavailable.'),
    })
    expect(await ran(['health', '--alive'], settings)).toMatchObject({
      code: 0,
      said: expect.stringContaining('The server answers.'),
    })
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
    expect(await ran(['health'], settings)).toMatchObject({
      code: 6,
      said: expect.stringContaining('--wait 120'),
    })
  })

  it('waits for a server that is starting', async () => {
    const server = createServer((_request, answer) => void answer.end('{}')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await new Promise((closed) => server.close(closed))
    const asked = ran(['health', '--wait', '20'], { PORT: String(port) })
    server.listen(port, '127.0.0.1')
    expect(await asked).toMatchObject({ code: 0 })
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
})

onSqlite('erasing a person', { timeout: 60_000 }, () => {
  it('asks first, and needs --yes where nobody can be asked', async () => {
    const email = 'pat@arctic.example'
    const letter = {
      event: 'welcome:1',
      recipients: [email],
      subject: '',
      html: '',
      text: '',
      attachments: [],
    }
    const db = await openDatabase(`sqlite:${join(dir, 'store.db')}`)
    await db.transaction((tx) => queueMail(tx, letter, new Date()))
    await db.close()
    const erase = (...more: string[]) => ran(['person', 'erase', email, ...more])
    expect(await erase()).toMatchObject({ code: 2, said: expect.stringContaining('Add --yes') })
    expect(await erase('--dry-run')).toMatchObject({ code: 0 })
    expect(await ran(['person', 'export', email])).toMatchObject({ code: 0 })
    expect(await erase('--yes')).toMatchObject({
      code: 0,
      said: expect.stringContaining('mail_messages: 1 row anonymized.'),
    })
    expect(await erase('--yes')).toMatchObject({ code: 4 })
  })
})

onSqlite('importing a file', { timeout: 60_000 }, () => {
  it('validates a doors file in a dry run, then imports it', async () => {
    fileOf('doors.csv', doorColumns, lift)
    const tried = await runImport('doors', 'doors.csv', '--dry-run')
    expect(tried).toMatchObject({
      code: 0,
      said: expect.stringContaining('Rows: 1; new doors: 1; known doors: 0; problems: 0.'),
    })
    expect(tried.said).toContain('Nothing was changed')
    const stored = await runImport('doors', 'doors.csv')
    expect(stored).toMatchObject({ code: 0, said: expect.stringContaining('new doors: 1') })
    expect(stored.said).toContain('Stored.')
    expect(stored.said).toContain(
      'no column powerOperated: 0 known doors keep their operators, 1 new door is manual.',
    )
    expect((await runImport('doors', 'doors.csv', '--dry-run')).said).toContain(
      'new doors: 0; known doors: 1',
    )
  })

  it.each([[], ['--dry-run']])('lists every bad row and stores none: %j', async (...args) => {
    const file = fileOf('bad.csv', doorColumns, lift.replace('60', 'wide').replace('15', '19'), lift, lift)
    const { code, said } = await runImport('doors', file, ...args)
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
    const { code, said } = await runImport('parts', 'many-bad-parts.csv')
    expect(code).toBe(1)
    expect(said.match(/^row /gm)).toHaveLength(1_000)
    expect(said).toContain('problems: 1,200, first 1,000 shown.')
  })

  it('imports parts the same way', async () => {
    fileOf('parts.csv', ...parts('0105-02,Hinge,EA,Hinges,Swing'))
    expect(await runImport('parts', 'parts.csv')).toMatchObject({
      code: 0,
      said: expect.stringContaining('new parts: 1'),
    })
    fileOf('bad-parts.csv', ...parts('0105-03,Hinge,EACH,Hinges,Swing'))
    expect(await runImport('parts', 'bad-parts.csv')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^row 2, part_units: /m),
    })
  })

  it.each<[string, string[], number, RegExp]>([
    ['without a file', [], 2, /Name a file, such as doors\.csv/],
    ['with an unknown option', ['doors.csv', '--dry'], 2, /unknown option '--dry'/],
    ['with a missing file', ['none.csv'], 4, /no such file/],
    ['with a file of another kind', [fileOf('other.csv', 'a,b', '1,2')], 1, /Missing columns: serialNumber/],
    ['with a file to undo', ['doors.csv', '--undo'], 2, /Undo takes no file/],
    ['with a dry run of an undo', ['--dry-run', '--undo'], 2, /cannot be used with/],
  ])('reports what is wrong %s', async (_, args, code, message) => {
    expect(await runImport('doors', ...args)).toMatchObject({ code, said: expect.stringMatching(message) })
  })

  it('takes back the last import', async () => {
    const store = { DATABASE_URL: `sqlite:${join(dir, 'undone.db')}` }
    fileOf('first-doors.csv', doorColumns, lift)
    expect(await ran(['doors', 'import', '--undo'], store)).toMatchObject({ code: 4 })
    await ran(['doors', 'import', 'first-doors.csv'], store)
    expect(await ran(['doors', 'import', '--undo'], store)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Undid the last import of doors: 1 undone, 0 unchanged.'),
    })
  })

  it('prints its report as JSON for programs', async () => {
    fileOf('json-doors.csv', doorColumns, lift.replace('15-0001', '16-0001'))
    const { said } = await runImport('doors', 'json-doors.csv', '--dry-run', '--json')
    const [report = ''] = said.split('\n').filter((line) => line.startsWith('{'))
    expect(JSON.parse(report)).toMatchObject({ rows: 1, created: 1, problemCount: 0, stored: false })
  })
})

onSqlite('the help of an import', { timeout: 60_000 }, () => {
  const kinds = [
    ...['companies', 'customers', 'users', 'addresses', 'parts', 'prices'],
    ...['numbers', 'contracts', 'payments', 'doors'],
  ]

  it('shows for each kind a file that is imported as it is', async () => {
    expect([...kinds].sort()).toEqual([...importKinds].sort())
    const store = { DATABASE_URL: `sqlite:${join(dir, 'examples.db')}` }
    for (const kind of kinds) {
      const { said: help } = await ran([kind, 'import', '--help'], store)
      const [, example = ''] = help.split('As a file:\n')
      const file = fileOf(`example-${kind}.csv`, example.trim())
      expect({ kind, ...(await ran([kind, 'import', file], store)) }).toMatchObject({
        code: 0,
        said: expect.stringContaining(kind === 'prices' ? 'known prices: 1' : `new ${kind}: 1`),
      })
    }
  })
})

onSqlite('seeding demo parts', { timeout: 60_000 }, () => {
  const seed = (store: string, settings: NodeJS.ProcessEnv, ...args: string[]) =>
    ran(['seed', '--parts', '3', ...args], { DATABASE_URL: `sqlite:${join(dir, store)}`, ...settings })
  const ownStore = { MULLION_DEMO: 'false' }
  const production = {
    ...ownStore,
    NODE_ENV: 'production',
    SANDBOX_PAYMENTS_ALLOWED: 'true',
    AUTH_SECRET: 'a secret of thirty-two characters or more',
    SITE_URL: 'https://parts.example',
  }
  const { MULLION_DEMO: _, ...installed } = production
  const shown = { ...production, MULLION_DEMO: 'true', MULLION_DEMO_ANYWHERE: 'true' }

  it('can be repeated in a demo store', async () => {
    expect(await seed('demo.db', {})).toMatchObject({ code: 0, said: expect.stringContaining('3 parts') })
    expect(await seed('demo.db', {})).toMatchObject({ code: 0, said: expect.stringContaining('3 updated') })
  })

  it.each<[string, NodeJS.ProcessEnv]>([
    ['own', ownStore],
    ['production', production],
    ['installed', installed],
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

onSqlite('creating the first admin', { timeout: 60_000 }, () => {
  const create = (...args: string[]) =>
    ran(['create-admin', ...args], { DATABASE_URL: `sqlite:${join(dir, 'admin.db')}`, MULLION_DEMO: 'false' })
  const pat = ['pat@store.example', 'Pat', 'Quinn']

  it('prints a temporary password once, and changes nothing in a dry run', async () => {
    expect(await create('pat', 'Pat', 'Quinn')).toMatchObject({
      code: 2,
      said: expect.stringContaining('email'),
    })
    expect(await create(...pat, '--dry-run')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Dry run: pat@store\.example would be the first super admin/),
    })
    const { code, said } = await create(...pat)
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(
        /^pat@store\.example can sign in within seven days with the temporary password \S+\n$/,
      ),
    ])
    for (const again of [pat, [...pat, '--dry-run']]) {
      expect(await create(...again)).toMatchObject({
        code: 1,
        said: expect.stringContaining('This store has a super admin already.'),
      })
    }
  })
})

onSqlite('copying files', { timeout: 60_000 }, () => {
  it('goes to a bucket and back, counts, and names what the database misses', async () => {
    await using storage = await openFileStorage()
    const { url, region, bucket, accessKeyId, secretAccessKey } = storage.settings
    const s3 = {
      S3_URL: url,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
    const images = createDiskStore({ dir: join(dir, 'images'), isPrivate: false })
    await images.put('reference/1204-02.png', { bytes: Buffer.from('a picture'), contentType: 'image/png' })
    const copied = await ran(['files', 'copy', '--to', 's3'], s3)
    expect(copied).toMatchObject({
      code: 0,
      said: expect.stringContaining('images: 1 copied and compared (0.0 MB)'),
    })
    expect(copied.said).not.toContain(secretAccessKey)
    rmSync(join(dir, 'images'), { recursive: true })
    const tried = await ran(['files', 'copy', '--to', 'disk', '--dry-run', '--json'], s3)
    expect(JSON.parse(tried.said.split('\n')[0] ?? '')).toMatchObject({
      dryRun: true,
      areas: [{ area: 'images', copied: 1, missing: 0 }, {}, {}, {}],
    })
    expect((await ran(['files', 'copy', '--to', 'disk'], s3)).code).toBe(0)
    expect(await images.has('reference/1204-02.png')).toBe(true)
  })

  it('needs the settings of S3, and a place that it knows', async () => {
    expect(await ran(['files', 'copy', '--to', 's3'])).toMatchObject({
      code: 2,
      said: expect.stringContaining('S3_URL'),
    })
    expect(await ran(['files', 'copy', '--to', 'moon'])).toMatchObject({ code: 2 })
  })
})
