import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { startTestServer } from '@mullion/config/server-process'
import { full } from '@mullion/config/test-speed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './lib/run.ts'

// TypeScript is a Go program; collecting garbage less often saves a fourth of its processor time.
const compiling = { ...process.env, GOGC: '400' }
const run = promisify(execFile)
// Outside of the repository, so that nothing of its workspace can be found.
const outside = mkdtempSync(join(tmpdir(), 'mullion-outside-'))
afterAll(() => rmSync(outside, { recursive: true, force: true }))

const { devDependencies: versions } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const client = JSON.parse(readFileSync(join(root, 'packages/client/package.json'), 'utf8'))
const write = (name: string, content: string | object) =>
  writeFileSync(join(outside, name), typeof content === 'string' ? content : JSON.stringify(content))

const archive = `mullion-client-${client.version}.tgz`
const tools = { typescript: versions.typescript, '@types/node': versions['@types/node'] }
const project = { name: 'outside', version: '1.0.0', private: true, type: 'module' }

async function install(dependencies: Record<string, string>) {
  write('package.json', {
    ...project,
    dependencies: { '@mullion/client': `file:${archive}`, ...dependencies },
    devDependencies: tools,
  })
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: outside })
}

/** What npm would do: the package, and beside it only what it declares, which this repository has already. */
async function unpack() {
  write('package.json', project)
  const modules = join(outside, 'node_modules')
  const place = join(modules, '@mullion/client')
  mkdirSync(place, { recursive: true })
  await run('tar', ['-xzf', join(outside, archive), '--strip-components=1', '-C', place])
  const { dependencies } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  for (const name of Object.keys({ ...dependencies, ...tools })) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
}

/** Returns the type errors outside of other libraries, whose own are not ours. */
async function typeErrors(...files: readonly string[]): Promise<string[]> {
  write('tsconfig.json', {
    compilerOptions: {
      ...{ strict: true, noEmit: true, skipLibCheck: false, jsx: 'react-jsx', types: ['node'] },
      ...{
        target: 'es2024',
        module: 'nodenext',
        lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
      },
    },
    files,
  })
  const tsc = join(outside, 'node_modules/typescript/bin/tsc')
  const checked = run(process.execPath, [tsc, '--pretty', 'false', '--checkers', '1'], {
    cwd: outside,
    env: compiling,
  })
  const { stdout } = await checked.catch((error) => error)
  const isOurs = /^(?!(.*\/)?node_modules\/(?!@mullion)).*error TS/
  return stdout.split('\n').filter((line: string) => isOurs.test(line))
}

const [, example = ''] =
  /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'packages/client/README.md'), 'utf8')) ?? []

/** The programs of the page about integration. */
const examples = [
  ...readFileSync(join(root, 'docs/integrate.md'), 'utf8').matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g),
].map(([, name = '', code = '']) => ({ name, code }))

const hooks = `
import { useOrders } from '@mullion/client/orders/orders.hooks'
import { ClientProvider } from '@mullion/client/provider'
import { createQueryClient } from '@mullion/client/query-client'

function Orders() {
  const { data } = useOrders({ scope: 'user', search: '', page: 1 })
  return <ul>{data?.orders.map(({ id, number }) => <li key={id}>{number}</li>)}</ul>
}

export const page = (
  <ClientProvider server={{ url: 'https://parts.example' }} queryClient={createQueryClient()}>
    <Orders />
  </ClientProvider>
)
`

describe('the package of the client, in another project', { timeout: 300_000 }, () => {
  let server: Awaited<ReturnType<typeof startTestServer>>
  beforeAll(async () => {
    await run('npm', ['pack', '-w', '@mullion/client', '--pack-destination', outside], {
      cwd: root,
      env: compiling,
    })
    await (full ? install({}) : unpack())
    server = await startTestServer()
  }, 300_000)
  afterAll(() => server.stop())

  it('brings its types with it, so that wrong use does not compile', async () => {
    write('example.ts', example)
    for (const { name, code } of examples) write(name, code)
    const wrong = [
      'store.catalog.part.query({ partId: "1" })',
      'store.orders.lost.query()',
      'createClient({})',
    ]
    write('wrong.ts', [example, ...wrong].join('\n'))
    const errors = await typeErrors('example.ts', 'wrong.ts', ...examples.map(({ name }) => name))
    expect(errors.filter((line) => !line.startsWith('wrong.ts'))).toEqual([])
    expect(errors).toHaveLength(wrong.length)
  })

  it('runs the example of its README against a server, for a guest and for the owner of a token', async () => {
    write('example.ts', example)
    const outputFor = async (token?: string) => {
      const env = { ...process.env, MULLION_URL: server.url, MULLION_TOKEN: token }
      return (await run(process.execPath, ['example.ts'], { cwd: outside, env })).stdout
    }
    const asGuest = await outputFor()
    expect(asGuest).toMatch(/^0100-01 GSKT SWING DR 12\.34$/m)
    expect(asGuest).toContain('Signed in as a guest.')
    expect(asGuest).toMatch(/^Refused: .* \(unauthenticated, accounts\.\w+, status 401\)$/m)
    const asBuyer = await outputFor(server.tokens.buyer)
    expect(asBuyer).toMatch(/^0100-01 GSKT SWING DR 10\.49$/m)
    expect(asBuyer).toContain('Signed in as buyer@arctic.example.')
    expect(asBuyer).not.toContain('Refused')
  })

  describe('runs the examples of the page about integration', () => {
    const output = async (token: string, ...args: string[]) => {
      const env = { ...process.env, MULLION_URL: server.url, MULLION_TOKEN: server.tokens[token] }
      const { stdout, stderr } = await run(process.execPath, args, { cwd: outside, env }).catch(
        (failed) => failed,
      )
      return `${stdout}${stderr}`
    }
    const files = () => readdirSync(outside).filter((name) => /^orders-.*csv$/.test(name))

    it('orders are bought once, however often the program runs, and the next night pulls them once', async () => {
      expect(await output('accounting', 'nightly-orders.ts')).toMatch(/^3 lines are in orders-/)
      const [first = ''] = files()
      const bought = await output('dealer', 'order-parts.ts', 'PO-77', '0100-01', '2')
      const [, number = ''] = /^PO-77 is order (W\d+), \$\d+\.\d\d\.$/m.exec(bought) ?? []
      expect(await output('dealer', 'order-parts.ts', 'PO-77', '0100-01', '2')).toContain(
        `PO-77 is order ${number},`,
      )
      expect(await output('accounting', 'nightly-orders.ts')).toMatch(/^1 lines are in orders-/)
      const [second = ''] = files().filter((name) => name !== first)
      const [heading, row] = readFileSync(join(outside, second), 'utf8').split('\r\n')
      expect(heading).toBe('Order,Placed,Company,PO,Part,Quantity,Unit,Amount')
      expect(row).toMatch(
        new RegExp(`^"${number}","[^"]+","Arctic Door Service","PO-77","0100-01","2","EA","20\\.98"$`),
      )
      expect(await output('accounting', 'nightly-orders.ts')).toBe('No new orders.\n')
    })

    it('prices are changed when every row is right, and not at all otherwise', async () => {
      write('prices.csv', 'part_number,part_price\n0100-02,21.50\n0200-01,9.95\n')
      expect(await output('super', 'update-prices.ts')).toBe('1 of 2 prices were changed.\n')
      expect(await output('super', 'update-prices.ts')).toBe('The store has these prices already.\n')
      write('prices.csv', 'part_number,part_price\n0100-02,22\n9999-99,1\n')
      expect(await output('super', 'update-prices.ts')).toBe('Row 3, part_number: Part number not found.\n')
    })
  })

  it('holds neither server code nor the names of the packages inside', async () => {
    const { stdout } = await run('tar', ['-xzOf', archive], { cwd: outside, maxBuffer: 64 * 1024 * 1024 })
    const imports = stdout.matchAll(/(?:from |import\()["']([^."'][^"']*)["']/g)
    const wanted = [
      ...new Set([...imports].map(([, name = '']) => name.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1'))),
    ]
    const declared = Object.keys({ ...client.dependencies, ...client.peerDependencies })
    // The first is in the README; React Query brings the second.
    const others = ['@mullion/client', '@tanstack/query-core']
    expect(wanted.filter((name) => ![...declared, ...others].includes(name))).toEqual([])
  })

  if (full) {
    it('has hooks for a page that brings React', async () => {
      await install({ ...client.peerDependencies, '@types/react': client.devDependencies['@types/react'] })
      write('page.tsx', hooks)
      expect(await typeErrors('page.tsx')).toEqual([])
    })
  }
})
