import { setTimeout as sleep } from 'node:timers/promises'
import { createSecretBox } from '@mullion/auth/secret-box'
import { createCompany } from '@mullion/db/accounts/company.repository'
import { createUser } from '@mullion/db/accounts/user.repository'
import type { Database } from '@mullion/db/database'
import { openDatabase } from '@mullion/db/open'
import { companyRow, userRow } from '@mullion/db/testing/people'
import { createEndpoint, updateEndpoint } from '@mullion/db/webhooks/webhook-endpoint.repository'
import { startReceiver } from '@mullion/integrations/webhooks/testing/receiver'
import { createBuyer } from '../../apps/server/src/testing/buyer.ts'
import { type ServerProcess, startServerProcess } from '../lib/server-process.ts'
import { percentile } from './load.ts'
import { printTable } from './table.ts'

/** More than a busy manufacturer gets in a minute; it leaves the server time for other work. */
const ordersPerSecond = 30
const secondsPerRound = 4
const roundsOfEach = 8
const buyers = 16

interface BenchStore {
  readonly dir: string
  readonly env: NodeJS.ProcessEnv
  readonly partId: number
}

type Buyer = ReturnType<typeof createBuyer>

interface Round {
  /** From the time at which an order was due until its answer. */
  readonly times: number[]
  readonly mainThreadMs: number
  readonly cpuMs: number
}

/** Stores an endpoint that wants nothing yet, and returns its id. */
async function addEndpoint(db: Database, url: string, secret: string): Promise<number> {
  const box = createSecretBox(secret)
  const encrypted = await box.seal(`whsec_${Buffer.alloc(32, 7).toString('base64')}`)
  return db.transaction(async (tx) => {
    const now = new Date()
    const { id: companyId } = await createCompany(tx, companyRow({ name: 'Bench', customerNumber: 'BENCH' }))
    const user = await createUser(tx, userRow({ email: 'bench@mullion.example', companyId }))
    const endpoint = await createEndpoint(tx, {
      ...{ url, description: '', events: [], state: 'active', createdAt: now, dueAt: now },
      ...{ claims: 0, failures: 0, discarded: 0, createdBy: user?.id ?? 0 },
      secrets: [{ encrypted, endsAt: null }],
    })
    return endpoint.id
  })
}

async function crowdOf({ url }: ServerProcess, partId: number): Promise<Buyer[]> {
  return Promise.all(
    Array.from({ length: buyers }, async (_, at) => {
      const buyer = createBuyer(url)
      const { placeOrder } = await buyer.prepare(partId)
      await placeOrder(`webhook-key-first-${String(at).padStart(6, '0')}`)
      return buyer
    }),
  )
}

/** Places orders at a fixed rate, each by the next buyer. */
async function round(server: ServerProcess, crowd: readonly Buyer[], name: string): Promise<Round> {
  const count = ordersPerSecond * secondsPerRound
  const times: number[] = []
  const [mainBefore, cpuBefore] = [server.mainThreadMs(), server.cpuSeconds()]
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: count }, async (_, no) => {
      const dueAt = startedAt + (no * 1000) / ordersPerSecond
      await sleep(Math.max(0, dueAt - performance.now()))
      await crowd[no % buyers]?.buyAgain(`webhook-key-${name}-${String(no).padStart(8, '0')}`)
      times.push(performance.now() - dueAt)
    }),
  )
  await sleep(1000)
  return {
    times,
    mainThreadMs: (server.mainThreadMs() - mainBefore) / count,
    cpuMs: ((server.cpuSeconds() - cpuBefore) * 1000) / count,
  }
}

const median = (values: readonly number[]) => percentile(values, 0.5)

function row(name: string, rounds: readonly Round[]): (string | number)[] {
  const times = rounds.flatMap((each) => each.times)
  const figures = [
    percentile(times, 0.5),
    percentile(times, 0.99),
    median(rounds.map(({ mainThreadMs }) => mainThreadMs)),
    median(rounds.map(({ cpuMs }) => cpuMs)),
  ]
  return [name, times.length, ...figures.map((each) => each.toFixed(2))]
}

/**
 * Measures what webhooks cost the store itself: orders come at a fixed rate, in rounds that alternate between no
 * endpoint and one that gets each order. Judged by how long Place Order takes and by the CPU time of the thread that
 * answers requests; sending has a thread of its own, and the receiver and the buyers run in this process.
 */
export async function benchWebhooks({ dir, env, partId }: BenchStore): Promise<void> {
  await using receiver = await startReceiver()
  const db = await openDatabase(`sqlite:${dir}/mullion.db`)
  const endpointId = await addEndpoint(db, receiver.url, env.AUTH_SECRET ?? '')
  const wants = (placed: boolean) =>
    db.transaction((tx) => updateEndpoint(tx, endpointId, { events: placed ? ['order.placed'] : [] }))
  const server = await startServerProcess('apps/server/src/main.ts', {
    ...env,
    WEBHOOK_PRIVATE_ADDRESSES: 'true',
  })
  const crowd = await crowdOf(server, partId)
  await round(server, crowd, 'warm')
  const rounds: Record<'without' | 'with', Round[]> = { without: [], with: [] }
  for (let no = 0; no < roundsOfEach; no++) {
    await wants(false)
    rounds.without.push(await round(server, crowd, `without-${no}`))
    await wants(true)
    rounds.with.push(await round(server, crowd, `with-${no}`))
    const sent = (no + 1) * ordersPerSecond * secondsPerRound
    while (receiver.book.length < sent) await sleep(50)
  }
  await server.stop()
  await db.close()
  printTable(
    [`${ordersPerSecond} orders/s`, 'orders', 'p50 ms', 'p99 ms', 'main thread ms', 'all CPU ms'],
    [row('no webhooks', rounds.without), row('a webhook for each order', rounds.with)],
  )
  // Neighbors in time, since whatever else the machine does changes over minutes.
  const more = rounds.with.map((each, no) => each.mainThreadMs / (rounds.without[no]?.mainThreadMs ?? 0) - 1)
  console.log(
    `The main thread's share: ${(median(more) * 100).toFixed(1)}% more, the median of ${more.length} pairs.`,
  )
  console.log(`${receiver.book.length} webhooks were delivered.`)
}
