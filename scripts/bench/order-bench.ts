import { setTimeout as sleep } from 'node:timers/promises'
import { createSecretBox } from '@mullion/auth/secret-box'
import { createCompany } from '@mullion/db/accounts/company.repository'
import { createUser } from '@mullion/db/accounts/user.repository'
import { listAllParts } from '@mullion/db/catalog/catalog.repository'
import { openDatabase } from '@mullion/db/open'
import { companyRow, userRow } from '@mullion/db/testing/people'
import { createEndpoint } from '@mullion/db/webhooks/webhook-endpoint.repository'
import { configurationRule } from '@mullion/domain/cart/configuration-rule'
import { startReceiver } from '@mullion/integrations/webhooks/testing/receiver'
import { createBuyer } from '../../apps/server/src/testing/buyer.ts'
import { type ServerProcess, startServerProcess } from '../lib/server-process.ts'
import { percentile } from './load.ts'
import { printTable } from './table.ts'

const buyers = 16
const seconds = 6

/** Returns the id of a light part that is sold each and needs no configuration. */
export async function simplePart(dir: string): Promise<number> {
  const db = await openDatabase(`sqlite:${dir}/mullion.db`)
  const parts = await listAllParts(db.read)
  await db.close()
  const simple = parts.find(
    (part) =>
      part.unit === 'EA' &&
      part.priceCents !== null &&
      !configurationRule(part) &&
      (part.weightPounds ?? 99) < 5,
  )
  if (!simple) throw new Error('No part can be ordered without configuration.')
  return simple.id
}

interface Measured {
  readonly orders: number
  readonly rate: number
  readonly times: number[]
  /** The server's CPU time for an order, in ms. */
  readonly cpuMs: number
}

/** Lets 16 buyers order for some seconds; the keys of two rounds must differ. */
async function orderFor(server: ServerProcess, partId: number, round: string): Promise<Measured> {
  const times: number[] = []
  const crowd = await Promise.all(
    Array.from({ length: buyers }, async (_, at) => {
      const buyer = createBuyer(server.url)
      const { placeOrder } = await buyer.prepare(partId)
      await placeOrder(`bench-key-${round}-${String(at).padStart(6, '0')}`)
      return { buyer, at }
    }),
  )
  const startedAt = performance.now()
  const cpuBefore = server.cpuSeconds()
  await Promise.all(
    crowd.map(async ({ buyer, at }) => {
      for (let no = 0; performance.now() - startedAt < seconds * 1000; no++) {
        const from = performance.now()
        await buyer.buyAgain(`bench-key-${round}-${at}-${String(no).padStart(8, '0')}`)
        times.push(performance.now() - from)
      }
    }),
  )
  const rate = times.length / ((performance.now() - startedAt) / 1000)
  const cpuMs = ((server.cpuSeconds() - cpuBefore) * 1000) / times.length
  return { orders: times.length + buyers, rate, times, cpuMs }
}

/** Stores an endpoint for placed orders at an address; the store must have started before. */
async function addEndpoint(dir: string, url: string, secret: string): Promise<void> {
  const db = await openDatabase(`sqlite:${dir}/mullion.db`)
  const box = createSecretBox(secret)
  const encrypted = await box.seal(`whsec_${Buffer.alloc(32, 7).toString('base64')}`)
  await db.transaction(async (tx) => {
    const now = new Date()
    const { id: companyId } = await createCompany(tx, companyRow({ name: 'Bench', customerNumber: 'BENCH' }))
    const user = await createUser(tx, userRow({ email: 'bench@mullion.example', companyId }))
    await createEndpoint(tx, {
      ...{ url, description: '', events: ['order.placed'], state: 'active', createdAt: now, dueAt: now },
      ...{ claims: 0, failures: 0, discarded: 0, createdBy: user?.id ?? 0 },
      secrets: [{ encrypted, endsAt: null }],
    })
  })
  await db.close()
}

/**
 * Measures orders per second from 16 concurrent buyers; each order is priced, authorized, stored, captured and
 * confirmed. Then the same while each order is delivered to a receiver of webhooks, which runs in this process.
 */
export async function benchOrders(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const partId = await simplePart(dir)
  const start = () =>
    startServerProcess('apps/server/src/main.ts', { ...env, WEBHOOK_PRIVATE_ADDRESSES: 'true' })
  const row = (name: string, { rate, times, cpuMs }: Measured) => [
    name,
    Math.round(rate),
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.99).toFixed(1),
    cpuMs.toFixed(1),
  ]
  let server = await start()
  const alone = await orderFor(server, partId, 'alone')
  await server.stop()
  await using receiver = await startReceiver()
  await addEndpoint(dir, receiver.url, env.AUTH_SECRET ?? '')
  server = await start()
  const beside = await orderFor(server, partId, 'beside')
  const during = receiver.book.length
  while (receiver.book.length < beside.orders) await sleep(50)
  await server.stop()
  printTable(
    ['orders, 16 buyers', 'orders/s', 'p50 ms', 'p99 ms', 'server CPU ms'],
    [row('place order', alone), row('beside a receiver of webhooks', beside)],
  )
  console.log(`${during} of ${beside.orders} webhooks were delivered meanwhile, all of them in the end.`)
}
