import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startTestServer } from '@mullion/config/server-process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './lib/run.ts'

const run = promisify(execFile)
// Outside of the repository, so that nothing of its workspace can be found.
const outside = mkdtempSync(join(tmpdir(), 'mullion-outside-'))
afterAll(() => rmSync(outside, { recursive: true, force: true }))

const { devDependencies: versions } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const client = JSON.parse(readFileSync(join(root, 'packages/client/package.json'), 'utf8'))
const write = (name: string, content: string | object) =>
  writeFileSync(join(outside, name), typeof content === 'string' ? content : JSON.stringify(content))

async function install(dependencies: Record<string, string>) {
  const pack = `file:mullion-client-${client.version}.tgz`
  write('package.json', {
    ...{ name: 'outside', version: '1.0.0', private: true, type: 'module' },
    dependencies: { '@mullion/client': pack, ...dependencies },
    devDependencies: { typescript: versions.typescript, '@types/node': versions['@types/node'] },
  })
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: outside })
}

/** Returns the type errors outside of other libraries, whose own are not ours. */
async function typeErrors(file: string): Promise<string[]> {
  write('tsconfig.json', {
    compilerOptions: {
      ...{ strict: true, noEmit: true, skipLibCheck: false, jsx: 'react-jsx', types: ['node'] },
      ...{
        target: 'es2024',
        module: 'nodenext',
        lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
      },
    },
    files: [file],
  })
  const { stdout } = await run('npx', ['tsc', '--pretty', 'false'], { cwd: outside }).catch((error) => error)
  return stdout.split('\n').filter((line: string) => /^(?!node_modules\/(?!@mullion)).*error TS/.test(line))
}

const [, example = ''] =
  /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'packages/client/README.md'), 'utf8')) ?? []

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
  beforeAll(async () => {
    await run('npm', ['pack', '-w', '@mullion/client', '--pack-destination', outside], { cwd: root })
    await install({})
  }, 300_000)

  it('brings its types with it, so that wrong use does not compile', async () => {
    write('example.ts', example)
    expect(await typeErrors('example.ts')).toEqual([])
    const wrong = [
      'store.catalog.part.query({ partId: "1" })',
      'store.orders.lost.query()',
      'createClient({})',
    ]
    write('wrong.ts', [example, ...wrong].join('\n'))
    expect(await typeErrors('wrong.ts')).toHaveLength(wrong.length)
  })

  it('runs the example of its README against a server, for a guest and for the owner of a token', async () => {
    write('example.ts', example)
    const server = await startTestServer()
    const outputFor = async (token?: string) => {
      const env = { ...process.env, MULLION_URL: server.url, MULLION_TOKEN: token }
      return (await run(process.execPath, ['example.ts'], { cwd: outside, env })).stdout
    }
    try {
      const asGuest = await outputFor()
      expect(asGuest).toMatch(/^0100-01 GSKT SWING DR 12\.34$/m)
      expect(asGuest).toContain('Signed in as a guest.')
      expect(asGuest).toMatch(/^Refused: .* \(unauthenticated, accounts\.\w+, status 401\)$/m)
      const asBuyer = await outputFor(server.tokens.buyer)
      expect(asBuyer).toMatch(/^0100-01 GSKT SWING DR 10\.49$/m)
      expect(asBuyer).toContain('Signed in as buyer@arctic.example.')
      expect(asBuyer).not.toContain('Refused')
    } finally {
      await server.stop()
    }
  })

  it('holds neither server code nor the names of the packages inside', async () => {
    const { stdout } = await run('tar', ['-xzOf', `mullion-client-${client.version}.tgz`], { cwd: outside })
    const imports = stdout.matchAll(/(?:from |import\()["']([^."'][^"']*)["']/g)
    const wanted = [
      ...new Set([...imports].map(([, name = '']) => name.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1'))),
    ]
    const declared = Object.keys({ ...client.dependencies, ...client.peerDependencies })
    // The first is in the README; React Query brings the second.
    const others = ['@mullion/client', '@tanstack/query-core']
    expect(wanted.filter((name) => ![...declared, ...others].includes(name))).toEqual([])
  })

  it('has hooks for a page that brings React', async () => {
    await install({ ...client.peerDependencies, '@types/react': client.devDependencies['@types/react'] })
    write('page.tsx', hooks)
    expect(await typeErrors('page.tsx')).toEqual([])
  })
})
