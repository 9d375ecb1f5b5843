import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { startTestServer } from '@mullion/config/server-process'
import { freightNeededText } from '@mullion/domain/price-quotes/quoted-lines'
import { runProgram } from '@mullion/terminal/program'
import { createTerminal } from '@mullion/terminal/terminal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureOf } from './failure.ts'
import { createMullion } from './mullion.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'mullion-cli-'))
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer()
}, 120_000)
afterAll(async () => {
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
})

interface Run {
  readonly stdin?: string
  readonly env?: Record<string, string | undefined>
}

const environment = (env: Run['env']) => ({
  ...process.env,
  MULLION_CONFIG_DIR: join(dir, 'config'),
  INIT_CWD: dir,
  ...env,
})

/** Runs the program as a script does, in a process of its own: nothing is a terminal. */
async function runProcess(args: readonly string[], { stdin = '', env = {} }: Run = {}) {
  const child = spawn(process.execPath, ['--conditions=mullion-source', main, ...args], {
    env: {
      ...environment(env),
      // Later starts read what the first one compiled.
      NODE_COMPILE_CACHE: join(tmpdir(), 'mullion-compiled'),
    },
  })
  child.stdin.end(stdin)
  const ended = once(child, 'exit')
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, out, err }
}

/** Runs the program in this process, because starting one takes longer than most commands do. */
async function run(args: readonly string[], { stdin = '', env = {} }: Run = {}) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const printed = Promise.all([text(stdout), text(stderr)])
  const terminal = createTerminal({ stdin: Readable.from([stdin]), stdout, stderr, env: environment(env) })
  const program = createMullion(terminal, new AbortController().signal)
  const code = await runProgram(program, args, { terminal, failureOf })
  for (const stream of [stdout, stderr]) stream.end()
  const [out, err] = await printed
  return { code, out, err }
}

/** The settings to run the program with one of the tokens of the test server. */
const tokenOf = (name: string) => ({
  env: { MULLION_URL: server.url, MULLION_TOKEN: server.tokens[name] },
})
const as = (name: string, ...args: string[]) => run(args, tokenOf(name))
const boss = (...args: string[]) => as('super', ...args)
const jsonOf = ({ out }: { readonly out: string }) => JSON.parse(out)

function fileOf(name: string, ...lines: string[]): string {
  writeFileSync(join(dir, name), `${lines.join('\n')}\n`)
  return name
}
const priceOf = async (number: string) => jsonOf(await boss('parts', 'show', number, '--json')).priceCents

describe('signing in', { timeout: 60_000 }, () => {
  it('checks the token, stores it for its user alone, and forgets it', async () => {
    expect(await run(['whoami'])).toMatchObject({ code: 3, err: expect.stringContaining('mullion login') })
    const login = (stdin: string) => run(['login', '--url', server.url], { stdin })
    expect(await runProcess(['login', '--url', server.url])).toMatchObject({ code: 2 })
    expect(await login(`mul_${'A'.repeat(43)}`)).toMatchObject({ code: 3 })
    const { code, out, err } = await login(`${server.tokens.buyer}\n`)
    expect([code, out]).toEqual([0, ''])
    expect(err).toContain('buyer@arctic.example')
    expect(err).not.toContain(server.tokens.buyer)
    const file = join(dir, 'config/login.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ url: server.url, token: server.tokens.buyer })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(jsonOf(await run(['whoami', '--json']))).toMatchObject({
      url: server.url,
      user: { email: 'buyer@arctic.example', company: 'Arctic Door Service' },
    })
    // A token is only sent to the store that it is for.
    expect(await run(['whoami', '--url', 'http://localhost:1'])).toMatchObject({ code: 3 })
    await run(['logout'])
    expect(await run(['whoami'])).toMatchObject({ code: 3 })
  })

  it('says what to do where its folder cannot be written', async () => {
    const env = { MULLION_CONFIG_DIR: join(dir, fileOf('plain.txt', 'no folder'), 'mullion') }
    const stdin = server.tokens.buyer ?? ''
    expect(await run(['login', '--url', server.url], { stdin, env })).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /plain\.txt\/mullion: ENOTDIR\.\n.*account of a person[\s\S]*MULLION_CONFIG_DIR/,
      ),
    })
  })

  it('is not needed when the environment has the token, which wins', async () => {
    await run(['login', '--url', server.url], { stdin: server.tokens.buyer ?? '' })
    expect((await boss('whoami')).out).toContain('super@house.example')
    await run(['logout'])
  })

  it('shows what the token may do, and nothing of other tokens', async () => {
    const token = jsonOf(await as('limited', 'tokens', '--json'))
    expect(token).toMatchObject({ name: 'limited', abilities: ['browse'], allowed: ['browse'] })
    expect((await run(['tokens', '--help'])).out).toContain('A token cannot make, list or revoke tokens')
  })
})

describe('exit codes', { timeout: 60_000 }, () => {
  it.each<[string, number, string[]]>([
    ['an unknown command', 2, ['party']],
    ['a missing argument', 2, ['parts', 'show']],
    ['a number that is none', 2, ['parts', 'search', 'gasket', '--limit', 'x']],
    ['a missing file', 4, ['prices', 'import', 'none.csv']],
    ['a part that does not exist', 4, ['parts', 'show', '9999-99']],
    ['an order that does not exist', 4, ['orders', 'show', 'W999999']],
    ['a rule of the server', 1, ['report', 'sales', '--from', '2026-11-20', '--to', '2026-11-01']],
    ['help', 0, ['--help']],
    ['the version', 0, ['--version']],
  ])('tell scripts about %s', async (_, code, args) => {
    expect(await boss(...args)).toMatchObject({ code })
  })

  it('tell a missing permission from a missing sign-in and a missing server', async () => {
    expect(await as('limited', 'orders', 'list')).toMatchObject({ code: 5 })
    const env = { MULLION_URL: server.url, MULLION_TOKEN: `mul_${'A'.repeat(43)}` }
    expect(await run(['orders', 'list'], { env })).toMatchObject({ code: 3 })
    const away = { ...env, MULLION_URL: 'http://localhost:1' }
    expect(await run(['whoami'], { env: away })).toMatchObject({ code: 6, out: '' })
  })
})

describe('output for other programs', { timeout: 60_000 }, () => {
  it('has no colors, no heading and tabs between columns', async () => {
    const { out } = await runProcess(['parts', 'search', 'gasket'], tokenOf('super'))
    expect(out).toBe('0100-01\tGSKT SWING DR\tEA\t$12.34\n0100-02\tGSKT SLD DR\tEA\t$20.00\n')
    const { out: help, err } = await runProcess(['party', '--help'], tokenOf('super'))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colors begin with it
    expect(`${help}${err}`).not.toMatch(/\u001b/)
  })

  it('is one JSON value with --json, before or after the command', async () => {
    for (const args of [
      ['--json', 'orders', 'list', '--scope', 'all'],
      ['orders', 'list', '--scope', 'all', '--json'],
    ]) {
      const orders = jsonOf(await boss(...args))
      expect(orders).toHaveLength(3)
      expect(orders[0]).toMatchObject({ number: 'W100003', poNumber: 'PO-3', grandTotalCents: 4156 })
    }
    const order = jsonOf(await boss('orders', 'show', 'w100001', '--json'))
    expect(order).toMatchObject({ number: 'W100001', lines: [{ quantity: 2 }], shipments: [] })
  })

  it('has errors as JSON on standard error', async () => {
    const { code, out, err } = await runProcess(['parts', 'show', '0100', '--json'], tokenOf('super'))
    expect([code, out]).toEqual([4, ''])
    expect(JSON.parse(err)).toMatchObject({
      error: 'There is no part 0100.',
      hint: 'Did you mean 0100-01, 0100-02?',
    })
  })

  it('teaches the search words, lists and removes them', async () => {
    const add = await boss('words', 'add', 'zeppelin strop', 'hinge')
    expect([add.code, add.err]).toEqual([0, expect.stringContaining('now means')])
    expect(jsonOf(await boss('words', 'list', '--json'))).toMatchObject([
      { typed: 'zeppelin strop', kind: 'synonym' },
    ])
    expect(await boss('words', 'remove', 'Zeppelin strop')).toMatchObject({ code: 0 })
    expect(await boss('words', 'remove', 'zeppelin strop')).toMatchObject({ code: 4 })
    expect(await as('buyer', 'words', 'list')).toMatchObject({ code: 5 })
  })

  it('has the audit log, for those who may read it', async () => {
    const entries = jsonOf(await boss('audit', '--action', 'token_created', '--limit', '2', '--json'))
    expect(entries).toMatchObject([{ action: 'token_created' }, { action: 'token_created' }])
    expect(await as('buyer', 'audit')).toMatchObject({ code: 5 })
    expect(await boss('audit', '--action', 'dancing')).toMatchObject({ code: 1 })
  })

  it('has what differs between a day of payments and the gateway', async () => {
    const day = '2026-11-19'
    const compared = await boss('payments', 'reconcile', '--day', day, '--json')
    expect(jsonOf(compared)).toMatchObject({ day, state: 'compared', open: [] })
    expect(jsonOf(await boss('payments', 'differences', '--json'))).toEqual([])
    expect(await boss('payments', 'resolve', '99', '--note', 'Gone.')).toMatchObject({
      code: 4,
      err: expect.stringContaining('There is no difference 99.'),
    })
    expect(await boss('payments', 'reconcile', '--day', '2026-13-01')).toMatchObject({ code: 1 })
    expect(await as('limited', 'payments', 'differences')).toMatchObject({ code: 5 })
  })

  it('has the figures of a range', async () => {
    const range = ['--from', '2026-11-01', '--to', '2026-11-20']
    expect(jsonOf(await boss('report', 'sales', ...range, '--json'))).toMatchObject({
      overview: { totalOrders: expect.any(Number) },
      trend: expect.any(Array),
    })
  })
})

describe('importing a file', { timeout: 60_000 }, () => {
  it('shows what would change in a dry run and changes nothing, then imports it and takes it back', async () => {
    const file = fileOf('prices.csv', 'part_number,part_price', '0100-01,15.00', '0200-01,9.95')
    const tried = jsonOf(await boss('prices', 'import', file, '--dry-run', '--json'))
    expect(tried).toMatchObject({ rows: 2, changed: 1, changes: [{ row: 2, label: '0100-01' }] })
    expect(await priceOf('0100-01')).toBe(1234)
    expect(await boss('prices', 'import', '--undo', '--yes')).toMatchObject({ code: 4 })
    const done = await boss('prices', 'import', file, '--json')
    expect([done.code, jsonOf(done)]).toMatchObject([0, { state: 'applied', changed: 1 }])
    expect(await priceOf('0100-01')).toBe(1500)
    expect(await boss('prices', 'import', '--undo')).toMatchObject({ code: 2 })
    expect(await boss('prices', 'import', '--undo', '--yes')).toMatchObject({ code: 0 })
    expect(await priceOf('0100-01')).toBe(1234)
  })

  it('lists the rows with problems and changes nothing', async () => {
    const file = fileOf('bad.csv', 'part_number,part_price', '0100-01,15.x', '0900-01,9.95')
    const { code, out, err } = await boss('prices', 'import', file)
    expect(code).toBe(1)
    expect(out.split('\n').map((line) => line.split('\t').slice(0, 2))).toEqual([
      ['2', 'part_price'],
      ['3', 'part_number'],
      [''],
    ])
    expect(err).toContain('Refused. Nothing was changed.')
  })

  it('reads what an export wrote, for the catalog and for companies', async () => {
    for (const kind of ['parts', 'companies']) {
      const file = join(dir, `${kind}.csv`)
      expect(await boss(kind, 'export', file)).toMatchObject({ code: 0, out: '' })
      // Reading a stream leaves out the byte order mark.
      expect(`\ufeff${(await boss(kind, 'export')).out}`).toBe(readFileSync(file, 'utf8'))
      const again = jsonOf(await boss(kind, 'import', file, '--dry-run', '--json'))
      expect(again).toMatchObject({ kind, changed: 0, created: 0, problemCount: 0 })
    }
  })
})

describe('what cannot be undone', { timeout: 60_000 }, () => {
  const company = ['--company', '2']
  const emails = async () =>
    jsonOf(await boss('users', 'list', ...company, '--json')).map(({ email }: { email: string }) => email)

  it('needs --yes where nobody can be asked, and a dry run never does it', async () => {
    const create = ['users', 'create', 'new@arctic.example', '--first', 'Nia', '--last', 'New', ...company]
    expect(await boss(...create, '--dry-run')).toMatchObject({ code: 0 })
    expect(await emails()).not.toContain('new@arctic.example')
    const { user } = jsonOf(await boss(...create, '--json'))
    const disable = ['users', 'disable', String(user.id)]
    expect(await boss(...disable)).toMatchObject({ code: 2, err: expect.stringContaining('Add --yes') })
    expect(await boss(...disable, '--dry-run')).toMatchObject({ code: 0 })
    expect(await emails()).toContain('new@arctic.example')
    expect(await boss(...disable, '--yes')).toMatchObject({ code: 0 })
    expect(await emails()).not.toContain('new@arctic.example')
  })

  it('replaces pictures of parts that exist, and of no others', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    writeFileSync(join(dir, '0200-01.png'), png)
    const version = async () => jsonOf(await boss('parts', 'show', '0200-01', '--json')).imageVersion
    expect(await boss('parts', 'images', '0200-01.png', '--dry-run')).toMatchObject({ code: 0 })
    expect(await boss('parts', 'images', '0200-01.png')).toMatchObject({ code: 2 })
    expect(await version()).toBe(0)
    expect(await boss('parts', 'images', '.', '--yes')).toMatchObject({ code: 0 })
    expect(await version()).toBe(1)
    writeFileSync(join(dir, '9999-99.png'), png)
    expect(await boss('parts', 'images', '.', '--yes')).toMatchObject({
      code: 4,
      err: expect.stringContaining('9999-99'),
    })
  })

  it('marks orders processed', async () => {
    const processed = async () => jsonOf(await boss('orders', 'show', 'W100003', '--json')).processed
    const process = ['orders', 'process', 'W100003']
    expect(await boss(...process)).toMatchObject({ code: 2 })
    expect(await boss(...process, '--dry-run')).toMatchObject({ code: 0 })
    expect(await processed()).toBe(false)
    // Only a dry run: what is canceled cannot be processed.
    const cancel = ['orders', 'cancel', 'W100003']
    expect(await boss(...cancel)).toMatchObject({ code: 2 })
    expect(jsonOf(await boss(...cancel, '--dry-run', '--json'))).toMatchObject({
      whole: true,
      canceled: false,
    })
    expect(jsonOf(await boss('credits', 'list', '--json'))).toEqual([])
    expect(jsonOf(await boss(...process, '--yes', '--json'))).toEqual([
      { number: 'W100003', processed: true, changed: true },
    ])
    expect(await processed()).toBe(true)
    expect(jsonOf(await boss(...process, '--json'))).toMatchObject([{ changed: false }])
  })

  it('ships an order and writes the file for accounting, each once it is confirmed', async () => {
    const status = async () => jsonOf(await boss('orders', 'show', 'W100001', '--json')).status
    const ship = [
      'orders',
      'ship',
      'W100001',
      '--carrier',
      'UPS',
      '--tracking',
      '1Z1',
      '--date',
      '2026-11-20',
    ]
    expect(await boss('orders', 'export', '--dry-run')).toMatchObject({ code: 0 })
    expect(await boss('orders', 'export')).toMatchObject({ code: 2 })
    expect(await boss(...ship)).toMatchObject({ code: 2 })
    expect(await boss(...ship, '--dry-run')).toMatchObject({ code: 0 })
    expect(await status()).toBe('Pending')
    const exported = jsonOf(await boss('orders', 'export', '--yes', '--json', '--output', 'orders.csv'))
    expect(exported.orders[0]).toMatchObject({ number: 'W100001' })
    expect(exported.file.orderCount).toBe(exported.orders.length)
    expect(readFileSync(join(dir, 'orders.csv'), 'utf8')).toMatch(/^OrderNumber,.*\r?\nW100001,/)
    expect(
      await boss('orders', 'export', '--again', String(exported.file.id), '--output', '-'),
    ).toMatchObject({
      out: readFileSync(join(dir, 'orders.csv'), 'utf8'),
    })
    expect(await boss('orders', 'export', '--undo')).toMatchObject({ code: 2 })
    expect(await boss('orders', 'export', '--undo', '--yes')).toMatchObject({ code: 0 })
    expect(await status()).toBe('Pending')
    expect(await boss('orders', 'export', '--undo', '--yes')).toMatchObject({ code: 4 })
    expect(await boss('orders', 'export', '--yes', '--output', 'orders.csv')).toMatchObject({ code: 0 })
    expect(await boss(...ship, '--yes')).toMatchObject({ code: 0 })
    expect(await status()).toBe('Shipped')
    expect(await boss('orders', 'export', '--yes')).toMatchObject({
      code: 0,
      err: expect.stringContaining('No pending orders'),
    })
  })

  it('says that a line is back-ordered, and ships a part of it', async () => {
    const line = ['orders', 'line', 'W100002', '1', '--back-ordered', '2026-12-04']
    expect(await boss(...line)).toMatchObject({ code: 2 })
    expect(await boss(...line, '--dry-run')).toMatchObject({ code: 0 })
    expect(jsonOf(await boss(...line, '--yes', '--json'))).toMatchObject({
      progress: { state: 'back_ordered', backOrderedTo: '2026-12-04' },
    })
    const ship = ['orders', 'ship', 'W100002', '--carrier', 'UPS', '--tracking', '1Z8, 1Z9']
    expect(await boss(...ship, '--lines', 'one')).toMatchObject({ code: 2 })
    const shipped = jsonOf(await boss(...ship, '--date', '2026-11-20', '--lines', '1=1', '--yes', '--json'))
    expect(shipped.shipment).toMatchObject({
      ...{ parcels: [{ trackingNumber: '1Z8' }, { trackingNumber: '1Z9' }] },
      lines: [{ lineNo: 1, quantity: 1 }],
    })
    expect((await boss('orders', 'show', 'W100002')).out).toContain('back-ordered to Dec 4, 2026')
    const documents = jsonOf(await boss('orders', 'documents', 'W100002', '--json'))
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['acknowledgement', 'packing_list', 'invoice'],
    ])
  })
})

/** Sends JSON as the super admin. */
async function post(path: string, body: object) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${server.tokens.super}` },
    body: JSON.stringify(body),
  })
  return answer.json()
}

describe('returns', { timeout: 60_000 }, () => {
  const returns = (...args: string[]) => boss('returns', ...args)
  /** Asks to return what of an order shipped in the test above. */
  async function asked(requestKey: string): Promise<string> {
    const { id: orderId } = jsonOf(await boss('orders', 'show', 'W100002', '--json'))
    const lines = [{ lineNo: 1, quantity: 1, reason: 'damaged' }]
    const { number } = (await post('/api/v1/returns', { requestKey, orderId, lines })) as { number: string }
    return number
  }

  it('are listed, refused with a reason, approved and received', async () => {
    const first = await asked('return-request-01')
    expect(jsonOf(await returns('list', '--json'))).toMatchObject([{ number: first, state: 'requested' }])
    expect(await returns('refuse', first)).toMatchObject({ code: 2 })
    const refused = jsonOf(await returns('refuse', first, '--reason', 'It was fine when it left.', '--json'))
    expect(refused).toMatchObject({
      state: 'refused',
      lines: [{ decision: 'refused', answer: 'It was fine when it left.' }],
    })
    expect(await returns('refuse', first, '--reason', 'Again.')).toMatchObject({ code: 1 })
    const second = await asked('return-request-02')
    expect(jsonOf(await returns('approve', second, '--json'))).toMatchObject({ state: 'approved' })
    expect(jsonOf(await returns('receive', second, '--json'))).toMatchObject({
      state: 'received',
      lines: [{ receivedQuantity: 1 }],
    })
    expect((await returns('show', second)).out).toContain('damaged')
    expect((await returns('list', '--all')).out).toContain(first)
    expect(await returns('show', 'RMA9')).toMatchObject({ code: 4 })
    expect(await as('dealer', 'returns', 'list')).toMatchObject({ code: 5 })
  })
})

describe('procurement systems', { timeout: 60_000 }, () => {
  const procurement = (...args: string[]) => boss('procurement', ...args)

  it('are listed with their visits, and get a new secret', async () => {
    const names = { name: 'Arctic Buying', senderDomain: 'NetworkID', senderIdentity: 'AN01' }
    await post('/trpc/punchout.buyers.create', { ...names, userEmail: 'buyer@arctic.example' })
    expect(jsonOf(await procurement('list', '--json'))).toMatchObject([names])
    const [first, second] = [
      jsonOf(await procurement('secret', 'arctic buying', '--json')),
      jsonOf(await procurement('secret', 'Arctic Buying', '--json')),
    ]
    expect(first.secret).not.toBe(second.secret)
    expect(await procurement('secret', 'Nobody')).toMatchObject({ code: 4 })
    expect(jsonOf(await procurement('visits', '--json'))).toEqual([])
    expect((await procurement('end', '9')).code).not.toBe(0)
    expect(await as('dealer', 'procurement', 'list')).toMatchObject({ code: 5 })
  })
})

describe('completion', { timeout: 60_000 }, () => {
  it('has a script for bash and for zsh, which asks the program; names of files are left to the shell', async () => {
    const asked = [
      ['completion', 'bash'],
      ['completion', 'zsh'],
      ['complete', '--', 'orders', ''],
      ['complete', '--', 'parts', 'import', ''],
      ['complete', '--', 'parts', 'import', '--dry'],
    ]
    const ran = await Promise.all(asked.map((args) => runProcess(args)))
    const [bash = '', zsh = '', orders = '', files, options] = ran.map(({ out }) => out)
    expect(bash).toContain('complete -o default -F __mullion_complete mullion')
    expect(zsh).toContain('mullion')
    const suggested = orders.split('\n').map((line) => line.split('\t')[0])
    expect(suggested).toEqual(expect.arrayContaining(['list', 'show', 'export', 'ship']))
    expect(files).toBe(':0\n')
    expect(options).toMatch(/^--dry-run\t.*\n:4\n$/)
  })
})

describe('approvals', { timeout: 60_000 }, () => {
  const approver = (...args: string[]) => as('approver', 'approvals', ...args)

  it('are listed, shown, approved at a confirmed total and rejected', async () => {
    const [first, second] = jsonOf(await approver('list', '--json'))
    expect([first, second]).toMatchObject([{ requester: 'Bea Test', state: 'waiting' }, {}])
    const id = String(first.id)
    expect(jsonOf(await approver('show', id, '--json'))).toMatchObject({ lines: [{ quantity: 2 }] })
    const approve = (...more: string[]) => approver('approve', id, ...more)
    expect(jsonOf(await approve('--dry-run', '--json'))).toMatchObject({ differences: [], placed: null })
    expect(await approve()).toMatchObject({ code: 2 })
    expect(await approve('--total', '1.00', '--yes')).toMatchObject({ code: 1 })
    expect(await as('dealer', 'approvals', 'approve', id, '--yes')).toMatchObject({ code: 5 })
    const dollars = (first.grandTotalCents / 100).toFixed(2)
    expect(await approve('--total', dollars, '--yes')).toMatchObject({
      code: 0,
      err: expect.stringMatching(/Order W\d+ is placed/),
    })
    expect(await approver('reject', String(second.id))).toMatchObject({ code: 2 })
    const rejected = jsonOf(await approver('reject', String(second.id), '--reason', 'We have two.', '--json'))
    expect(rejected).toMatchObject({ state: 'rejected', rejection: 'We have two.' })
    expect(jsonOf(await approver('list', '--json'))).toEqual([])
  })

  it('have limits that the admin of a company sets, or staff', async () => {
    const users = jsonOf(await boss('users', 'list', '--company', '2', '--json'))
    const { id } = users.find(({ email }: { email: string }) => email === 'buyer@arctic.example')
    const limits = (...more: string[]) => ['limits', String(id), ...more]
    const set = limits('--order', '500', '--month', 'none', '--json')
    expect(jsonOf(await approver(...set))).toMatchObject({ orderLimitCents: 50_000, monthLimitCents: null })
    expect(jsonOf(await approver(...limits('--json')))).toMatchObject({ orderLimitCents: 50_000 })
    const staff = ['approvals', ...limits('--order', 'none', '--company', '2', '--json')]
    expect(jsonOf(await boss(...staff))).toMatchObject({ orderLimitCents: null })
    expect(await approver(...limits('--order', 'much'))).toMatchObject({ code: 2 })
    expect(await as('dealer', 'approvals', ...limits())).toMatchObject({ code: 5 })
  })
})

describe('recurring orders', { timeout: 60_000 }, () => {
  const headers = { 'Content-Type': 'application/json' }
  const send = async (path: string, body: object) => {
    const answered = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${server.tokens.dealer}` },
      body: JSON.stringify(body),
    })
    return (await answered.json()) as { id: number }
  }

  it('are listed, shown, paused and ended; staff see them by company', async () => {
    const place = { city: 'Columbus', state: 'OH', postalCode: '43215', country: 'US' }
    const names = { label: 'Dock', nameOrCompany: 'Arctic Door Service', address1: '1 Cold Street' }
    const { id: addressId } = await send('/addresses', { ...names, ...place })
    const { id: listId } = await send('/v1/lists', { name: 'Van', lines: [{ partId: 1, quantity: 2 }] })
    const nextOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const plan = { everyWeeks: 4, nextOn, addressId, poNumber: 'BLANKET-7' }
    const { id } = await send('/v1/recurring-orders', { listId, ...plan })
    const recurring = (...args: string[]) => as('dealer', 'recurring', ...args)
    expect(jsonOf(await recurring('list', '--json'))).toMatchObject([{ id, name: 'Van', everyWeeks: 4 }])
    expect((await recurring('show', String(id))).out).toContain('BLANKET-7')
    expect(jsonOf(await recurring('pause', String(id), '--json'))).toMatchObject({ state: 'paused' })
    expect(await recurring('pause', String(id))).toMatchObject({ code: 1 })
    expect(jsonOf(await recurring('end', String(id), '--json'))).toMatchObject({ state: 'ended' })
    const ofCompany = await boss('recurring', 'list', '--company', '2', '--json')
    expect(jsonOf(ofCompany)).toMatchObject([{ id, state: 'ended', owner: 'Bea Test' }])
    expect(await recurring('show', '9999')).toMatchObject({ code: 4 })
    expect(await recurring('list', '--company', '2')).toMatchObject({ code: 5 })
  })
})

describe('credit', { timeout: 60_000 }, () => {
  const credit = (...args: string[]) => boss('credit', ...args, '--json')

  it('of a company is limited, paid and shown; no order waits', async () => {
    const owed = async () => {
      const { limitCents, openCents: cents } = jsonOf(await credit('show', 'ARCTIC'))
      return { limitCents, cents }
    }
    const before = await owed()
    await credit('limit', 'ARCTIC', '5000')
    expect(
      await credit('pay', 'ARCTIC', '200.50', '--reference', 'check 17', '--on', '2026-11-20'),
    ).toMatchObject({ code: 0 })
    expect(await owed()).toEqual({ limitCents: 500_000, cents: before.cents - 20_050 })
    expect(
      await credit('pay', 'ARCTIC', '200.50', '--reference', 'check 17', '--on', '2026-11-20'),
    ).not.toMatchObject({ code: 0 })
    // The server knows the day of the store.
    expect(await credit('pay', 'ARCTIC', '1', '--reference', 'cash')).toMatchObject({ code: 0 })
    await credit('limit', 'ARCTIC', 'none')
    expect(await owed()).toMatchObject({ limitCents: null })
    expect(jsonOf(await credit('held'))).toEqual([])
    expect(await credit('release', 'W999999')).not.toMatchObject({ code: 0 })
    expect(await as('dealer', 'credit', 'show', 'ARCTIC')).toMatchObject({ code: 5 })
  })
})

describe('tax certificates', { timeout: 60_000 }, () => {
  it('that wait are none here, and one that is unknown is not decided', async () => {
    expect(jsonOf(await boss('certificates', 'list', '--json'))).toEqual([])
    expect(await boss('certificates', 'accept', '999')).not.toMatchObject({ code: 0 })
    expect(await boss('certificates', 'refuse', '999')).toMatchObject({ code: 2 })
    expect(await as('dealer', 'certificates', 'list')).toMatchObject({ code: 5 })
  })
})

describe('quotes', { timeout: 60_000 }, () => {
  const quotes = (...args: string[]) => boss('quotes', ...args)

  async function asked(requestKey: string): Promise<string> {
    const otherItems = [{ description: 'Bent bracket', quantity: 2 }]
    const answered = await fetch(`${server.url}/api/v1/price-quotes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${server.tokens.dealer}` },
      body: JSON.stringify({ requestKey, otherItems }),
    })
    const { number } = (await answered.json()) as { number: string }
    return number
  }

  it('are answered with the prices of a file, or refused', async () => {
    const [first, second] = [await asked('bracket-request-1'), await asked('bracket-request-2')]
    expect(jsonOf(await quotes('list', '--json'))).toMatchObject([{ number: first }, { number: second }])
    const lines = [{ lineNo: 1, description: 'Bent bracket', quantity: 2, unitPriceCents: 4025 }]
    const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const prices = fileOf('prices.json', JSON.stringify({ lines, validUntil, freightCents: 1500 }))
    const answer = (...more: string[]) => quotes('answer', first, ...more)
    expect(await answer('--file', prices)).toMatchObject({ code: 2 })
    expect(await answer('--file', fileOf('no.json', 'prices'), '--yes')).toMatchObject({ code: 2 })
    const empty = fileOf('empty.json', JSON.stringify({ lines: [], validUntil, freightCents: null }))
    expect(await answer('--file', empty, '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Price at least one line.'),
    })
    const plain = fileOf('plain.json', JSON.stringify({ lines, validUntil }))
    expect(await answer('--file', plain, '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining(freightNeededText),
    })
    expect(await answer('--file', plain, '--freight', 'much', '--yes')).toMatchObject({ code: 2 })
    expect(await answer('--file', prices, '--freight', '22.50', '--yes')).toMatchObject({
      code: 0,
      err: expect.stringContaining(`${first} is answered with $80.50 and freight of $22.50`),
    })
    expect((await quotes('show', first)).out).toContain('Freight\t$22.50')
    expect(await quotes('refuse', second)).toMatchObject({ code: 2 })
    const refused = await quotes('refuse', second, '--reason', 'We don’t bend brackets.', '--yes', '--json')
    expect(jsonOf(refused)).toMatchObject({ state: 'refused' })
    expect(await quotes('refuse', second, '--reason', 'Again.', '--yes')).toMatchObject({ code: 1 })
    expect(await quotes('refuse', 'Q9', '--reason', 'None.', '--yes')).toMatchObject({ code: 4 })
    expect(await as('dealer', 'quotes', 'list')).toMatchObject({ code: 5 })
    expect(jsonOf(await quotes('list', '--json'))).toEqual([])
  })
})
