import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PaymentStep } from '@mullion/api/checkout/payment-records'
import { type ServerProcess, startServerProcess } from '@mullion/config/server-process'
import { replaceCatalog } from '@mullion/db/catalog/shelving.repository'
import { listPaymentsWithOrders } from '@mullion/db/checkout/payment.repository'
import { openStore } from '@mullion/db/open'
import { partRow } from '@mullion/db/testing/part-row'
import { readTransactions } from '@mullion/integrations/payments/ledger'
import { createBuyer } from './buyer.ts'

export const crashSteps = [
  'attempt_created',
  'attempt_stored',
  'authorised',
  'order_stored',
  'captured',
] as const satisfies readonly PaymentStep[]

function serve(dir: string, crashAt: PaymentStep | 'never'): Promise<ServerProcess> {
  return startServerProcess({
    script: 'apps/server/src/testing/crashing-server.ts',
    env: {
      DATABASE_URL: `sqlite:${join(dir, 'mullion.db')}`,
      DATA_DIR: dir,
      PORT: '0',
      NODE_ENV: 'test',
      CRASH_AT: crashAt,
      // A killed server's payments are free to take at once; nobody else works on this store.
      PAYMENT_LEASE_MS: '1',
    },
  })
}

/** Makes a store with one part in a folder. */
export async function prepareStore(dir: string): Promise<void> {
  const store = await openStore(`sqlite:${join(dir, 'mullion.db')}`)
  await store.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1 })]))
  await store.close()
}

/** How each try to pay ended, by store and gateway: `captured/captured/captured` is payment, order and ledger. */
export async function outcomes(dir: string, url = `sqlite:${join(dir, 'mullion.db')}`): Promise<string[]> {
  const store = await openStore(url)
  const ledger = await readTransactions(join(dir, 'sandbox-ledger.db'))
  const payments = await listPaymentsWithOrders(store.read)
  await store.close()
  return payments.map(({ reference, state, orderState }) =>
    [state, orderState ?? 'none', ledger.get(reference)?.state ?? 'none'].join('/'),
  )
}

/** What must be true of every try after a restart: paid with its order, given back without one, or never charged. */
export const soundOutcomes = [
  'captured/captured/captured',
  'voided/none/voided',
  'voided/voided/voided',
  'authorising/none/none',
  'abandoned/none/none',
]

/** One crash: the server is killed at a step of an order, or some time after Place Order was pressed. */
export type Crash = { readonly step: PaymentStep } | { readonly afterMs: number }

/** Goes through crashes one after the other on one store; each restart is the next crash's server. */
export async function runCrashes(dir: string, crashes: readonly Crash[]): Promise<void> {
  for (const [at, crash] of crashes.entries()) {
    const server = await serve(dir, 'step' in crash ? crash.step : 'never')
    const { placeOrder } = await createBuyer(server.url).prepare()
    const ended = placeOrder(`crash-key-${String(at).padStart(8, '0')}`).then(
      () => 'bought',
      () => 'cut off',
    )
    if ('afterMs' in crash) await sleep(crash.afterMs)
    if ('afterMs' in crash) await server.stop('SIGKILL')
    const end = await ended
    if ('step' in crash && end !== 'cut off') throw new Error(`The server survived ${crash.step}.`)
    await server.stop('SIGKILL')
  }
  await (await serve(dir, 'never')).stop('SIGKILL')
}
