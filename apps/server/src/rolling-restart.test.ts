import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { type AddressInfo, createServer as createListener } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '@mullion/config/server-process'
import { full } from '@mullion/config/test-speed'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { partRow } from '@mullion/db/testing/part-row'
import { describe, expect, it } from 'vitest'

const PATH = `${process.env.PATH}:/usr/sbin`
function hasBalancer(): boolean {
  try {
    execFileSync('haproxy', ['-v'], { env: { ...process.env, PATH } })
    return true
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const listener = createListener().listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  const { port } = listener.address() as AddressInfo
  await new Promise((resolve) => listener.close(resolve))
  return port
}

/** The balancer of docs/handbook/several-servers.md, on this machine. */
const balancer = (port: number, servers: readonly number[], statistics: number) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option forwardfor
frontend statistics
  bind 127.0.0.1:${statistics}
  stats enable
  stats uri /
frontend store
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /readyz
  option redispatch
  retries 2
  retry-on conn-failure
  default-server check inter 500ms fall 1 rise 1
${servers.map((server, at) => `  server s${at} 127.0.0.1:${server}`).join('\n')}
`

/** Returns what the balancer takes a server for, such as `UP` or `DOWN`. */
async function stateOf(statistics: number, at: number): Promise<string> {
  const lines = (await (await fetch(`http://127.0.0.1:${statistics}/;csv`)).text()).split('\n')
  const columns = lines[0]?.split(',') ?? []
  const server = lines.find((line) => line.startsWith(`servers,s${at},`))
  return server?.split(',')[columns.indexOf('status')] ?? ''
}

/** Keeps eight visitors searching until it is stopped; returns the statuses with how often each came. */
function visitors(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const seen = new Map<string, number>()
  let stopped = false
  const once = () =>
    new Promise<string>((resolve) => {
      get({ port, agent, path: '/api/partsMas/search?searchQuery=hinge' }, (answer) => {
        answer.resume().on('end', () => resolve(String(answer.statusCode)))
      }).on('error', ({ message }) => resolve(message))
    })
  const going = Array.from({ length: 8 }, async () => {
    while (!stopped) {
      const status = await once()
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
  })
  return async () => {
    stopped = true
    await Promise.all(going)
    agent.destroy()
    return seen
  }
}

describe.runIf(full && engine === 'sqlite' && hasBalancer())(
  'a rolling restart',
  { timeout: 240_000 },
  () => {
    it('fails no request: each server drains before it stops, while another one serves', async () => {
      const dir = mkdtempSync(join(tmpdir(), 'mullion-rolling-'))
      const url = `sqlite:${join(dir, 'mullion.db')}`
      const db = await openDatabase(url)
      await db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1 })]))
      await db.close()
      const ports = [await freePort(), await freePort()]
      const [port, statistics] = [await freePort(), await freePort()]
      const start = (at: number) =>
        startServerProcess({
          script: 'apps/server/src/main.ts',
          env: {
            DATABASE_URL: url,
            DATA_DIR: dir,
            PORT: String(ports[at]),
            NODE_ENV: 'test',
            LOG_LEVEL: 'silent',
            CATALOG_CALLS_A_MINUTE: '0',
            DRAIN_SECONDS: '3',
          },
        })
      const servers = [await start(0), await start(1)]
      writeFileSync(join(dir, 'haproxy.cfg'), balancer(port, ports, statistics))
      const haproxy = spawn('haproxy', ['-f', join(dir, 'haproxy.cfg')], {
        stdio: 'ignore',
        env: { ...process.env, PATH },
      })
      try {
        const ready = () =>
          fetch(`http://127.0.0.1:${port}/readyz`).then(
            ({ status }) => status,
            () => null,
          )
        await expect.poll(ready).toBe(200)
        const stop = visitors(port)
        for (const at of [0, 1]) {
          await servers[at]?.stop()
          servers[at] = await start(at)
          await expect.poll(() => stateOf(statistics, at)).toMatch(/^UP/)
        }
        const seen = await stop()
        console.log(`${seen.get('200')} requests were answered during the restarts.`)
        expect([...seen.keys()]).toEqual(['200'])
      } finally {
        haproxy.kill()
        for (const server of servers) await server.stop('SIGKILL')
        rmSync(dir, { recursive: true, force: true })
      }
    })
  },
)
