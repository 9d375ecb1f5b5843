import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { slowCard } from '@mullion/api/testing/order-form'
import { startServerProcess } from '@mullion/config/server-process'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { createTestStore } from '@mullion/db/testing/open-test-database'
import { partRow } from '@mullion/db/testing/part-row'
import { describe, expect, it } from 'vitest'
import { createBuyer } from './testing/buyer.ts'
import { outcomes } from './testing/crash-trials.ts'

const head = 'POST /trpc/checkout.quote HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

/** The server answers `100 Continue` once it has the header; the request is in progress from then on. */
const withBody = `${head}Content-Length: 1000\r\nExpect: 100-continue\r\n\r\n`

/**
 * Requests that clients leave open: what each sends first, after `100 Continue`, and then every second until cut off.
 */
const clients = {
  idle: { first: '' },
  'half a header': { first: head },
  'an unfinished body': { first: withBody, body: '{"items":' },
  'a slow body': { first: withBody, body: ' ', everySecond: ' ' },
} as const

interface Client {
  readonly first: string
  readonly body?: string
  readonly everySecond?: string
}

/** Servers start one after the other, so that none is slow to stop because others start. */
let started: Promise<unknown> = Promise.resolve()

function serve(settings: NodeJS.ProcessEnv = {}) {
  const server = started.then(() => startServer(settings))
  started = server.catch(() => undefined)
  return server
}

async function startServer(settings: NodeJS.ProcessEnv) {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-stop-'))
  const url = await createTestStore(dir)
  const db = await openDatabase(url)
  await db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1 })]))
  await db.close()
  const { promise: stopping, resolve: stops } = Promise.withResolvers<void>()
  const server = await startServerProcess({
    script: 'apps/server/src/main.ts',
    env: { DATABASE_URL: url, DATA_DIR: dir, PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'silent', ...settings },
    onLine: (line) => line.includes('Finishing open requests') && stops(),
  })
  const sockets: Socket[] = []
  return {
    ...server,
    dir,
    async open({ first, body, everySecond }: Client) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      sockets.push(socket)
      socket.on('error', () => undefined)
      socket.write(first)
      if (body) {
        await once(socket, 'data')
        socket.write(body)
      } else await sleep(100)
      if (everySecond) setInterval(() => socket.write(everySecond), 1000).unref()
    },
    /** Sends a signal and waits until a second one counts as another press of Ctrl-C. */
    async signal(signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
      process.kill(server.pid ?? 0, signal)
      await stopping
      await sleep(700)
    },
    /** Seconds from a signal until the server exits. */
    async secondsToEnd(signal: 'SIGTERM' | 'SIGINT'): Promise<number> {
      const startedAt = performance.now()
      process.kill(server.pid ?? 0, signal)
      await Promise.race([server.ended, sleep(20_000).then(() => server.stop('SIGKILL'))])
      return (performance.now() - startedAt) / 1000
    },
    async [Symbol.asyncDispose]() {
      await server.stop('SIGKILL')
      for (const socket of sockets) socket.destroy()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

// Each waits for most of its time.
describe.runIf(engine === 'sqlite')('a server asked to stop', { timeout: 60_000, concurrent: true }, () => {
  it('exits within ten seconds when requests never finish', async () => {
    await using server = await serve()
    await server.open(clients['an unfinished body'])
    await server.open(clients['a slow body'])
    expect(await server.secondsToEnd('SIGTERM')).toBeLessThan(10)
  })

  it('exits at once when its connections are idle, though it keeps them longer than a proxy does', async () => {
    await using server = await serve()
    const { headers } = await fetch(`${server.url}/healthz`)
    expect(headers.get('Keep-Alive')).toBe('timeout=75')
    await server.open(clients.idle)
    await server.open(clients['half a header'])
    expect(await server.secondsToEnd('SIGTERM')).toBeLessThan(5)
  })

  it('exits at once when asked a second time', async () => {
    await using server = await serve()
    await server.open(clients['an unfinished body'])
    await server.signal('SIGINT')
    expect(await server.secondsToEnd('SIGINT')).toBeLessThan(3)
  })

  it('goes on serving for a while, but tells a balancer at once that it is not ready', async ({ expect }) => {
    await using server = await serve({ DRAIN_SECONDS: '2' })
    const statusOf = async (path: string) => (await fetch(server.url + path)).status
    expect(await statusOf('/readyz')).toBe(200)
    const seconds = server.secondsToEnd('SIGTERM')
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    expect(await statusOf('/api/partsMas/search?searchQuery=hinge')).toBe(200)
    expect(await seconds).toBeGreaterThanOrEqual(2)
  })

  it('finishes requests in progress before it exits', async ({ expect }) => {
    await using server = await serve({ SANDBOX_SLOW_CARD_MS: '2000' })
    const buyer = await createBuyer(server.url).prepare()
    const order = buyer.placeOrder('a-slow-card-00000001', slowCard)
    await expect.poll(() => outcomes(server.dir)).toEqual(['authorising/none/none'])
    const seconds = server.secondsToEnd('SIGTERM')
    expect(await order).toMatchObject({ orderNumber: expect.stringMatching(/^W/) })
    expect(await seconds).toBeLessThan(5)
  })
})
