import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CreditStep } from '@mullion/api/credit-notes/credit-giver'
import type { PaymentStep } from '@mullion/api/payments/payment-records'
import { createTestPeople, emailOf, testPassword } from '@mullion/api/testing/people'
import { createAuthenticator } from '@mullion/auth/authenticator'
import { type ServerProcess, startServerProcess } from '@mullion/config/server-process'
import { createInternalCompany } from '@mullion/db/accounts/internal-company.repository'
import { openDatabase } from '@mullion/db/open'
import { poDocuments } from '@mullion/db/orders/orders.tables'
import { listPaymentsWithOrders } from '@mullion/db/payments/payment.repository'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { removeEndedLimits } from '@mullion/db/security/limit.repository'
import { countOpenTaxPostings, listSales, makeTaxPostingsDue } from '@mullion/db/testing/due-tax-postings'
import { expireHeldPayments } from '@mullion/db/testing/held-payments'
import { createTestStore } from '@mullion/db/testing/open-test-database'
import { partRow } from '@mullion/db/testing/part-row'
import { listSandboxTexts } from '@mullion/db/testing/stored-rows'
import { readTransactions } from '@mullion/integrations/payments/ledger'
import { isCardEntry, parseEntry } from '@mullion/integrations/payments/ledger-entry'
import { createBuyer } from './buyer.ts'

/** Buyers: a guest by card, one paying by the two documented calls, a company on terms, staff for a company. */
export type CrashBuyer = 'card' | 'split' | 'terms' | 'staff'

/**
 * Every step of placing an order, which buyers pass it, and the payment, order and ledger states after the restart.
 * Buyers on account come between others, whose servers can then answer them again.
 */
export const crashSteps = [
  { buyer: 'terms', step: 'terms_checked', end: 'terms/terms/none' },
  { buyer: 'card', step: 'attempt_created', end: 'abandoned/none/none' },
  { buyer: 'terms', step: 'terms_stored', end: 'terms/terms/none' },
  { buyer: 'card', step: 'attempt_stored', end: 'authorising/none/none' },
  { buyer: 'staff', step: 'terms_stored', end: 'terms/terms/none' },
  { buyer: 'card', step: 'authorised', end: 'voided/none/voided' },
  { buyer: 'card', step: 'order_stored', end: 'captured/captured/captured' },
  { buyer: 'card', step: 'captured', end: 'captured/captured/captured' },
  { buyer: 'split', step: 'attempt_created', end: 'abandoned/none/none' },
  { buyer: 'split', step: 'attempt_stored', end: 'authorising/none/none' },
  { buyer: 'split', step: 'hold_approved', end: 'voided/none/voided' },
  { buyer: 'split', step: 'held', end: 'voided/none/voided' },
  { buyer: 'split', step: 'held_ordered', end: 'captured/captured/captured' },
  { buyer: 'split', step: 'captured', end: 'captured/captured/captured' },
] as const satisfies readonly {
  readonly buyer: CrashBuyer
  readonly step: PaymentStep
  readonly end: string
}[]

/** The gateway of a store that crashes, and its own record, which judges what the crashes left. */
export interface CrashGateway {
  /** The settings with which the store uses the gateway. */
  readonly env: NodeJS.ProcessEnv
  /** Returns the state of each transaction by the store's reference. */
  states(dir: string): Promise<ReadonlyMap<string, { readonly state: string }>>
  /** Returns the orders that a tax service has as sales; left out for a store without one. */
  readonly sales?: () => readonly string[]
}

export const sandboxGateway: CrashGateway = {
  env: {},
  states: (dir) => readTransactions(join(dir, 'sandbox-ledger.db')),
}

/** How long a last server may take to post the sales of a whole run. */
const maxPostingMs = 60_000

const urlOf = (dir: string) => `sqlite:${join(dir, 'mullion.db')}`

interface CrashStore {
  readonly dir: string
  readonly gateway: CrashGateway
}

/** Starts a server that is killed at a step, on a store whose killed servers' work is free at once. */
export function serveUntil(
  { dir, gateway }: { readonly dir: string; readonly gateway: Pick<CrashGateway, 'env'> },
  crashAt: PaymentStep | CreditStep | 'never',
): Promise<ServerProcess> {
  return startServerProcess({
    script: 'apps/server/src/testing/crashing-server.ts',
    env: {
      DATABASE_URL: `sqlite:${join(dir, 'mullion.db')}`,
      DATA_DIR: dir,
      PORT: '0',
      NODE_ENV: 'test',
      CRASH_AT: crashAt,
      // Frees a killed server's payments at once; no other server uses this store.
      PAYMENT_LEASE_MS: '1',
      ...gateway.env,
    },
  })
}

/** Fills the store at a URL, or makes one in the folder. */
export async function prepareDatabase(dir: string, url?: string): Promise<void> {
  const db = await openDatabase(url ?? (await createTestStore(dir)))
  await db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1 })]))
  const secret = 'of a store that lives for one test'
  const authenticator = createAuthenticator({ db, secret, secure: false, storeName: 'Crash' })
  await createTestPeople(db, await authenticator.hashPassword(testPassword))
  const now = new Date()
  await db.transaction((tx) =>
    createInternalCompany(tx, {
      name: 'Larchfield',
      customerNumber: 'LARCH',
      termsCode: 'PO',
      discountRate: 1,
      taxExemptStates: [],
      poRequired: false,
      iseMember: false,
      createdAt: now,
      updatedAt: now,
    }),
  )
  await db.close()
}

/** The sandbox of a store on PostgreSQL, whose ledger is in the database. */
export const databaseSandbox = (url: string): CrashGateway => ({
  env: {},
  async states() {
    const db = await openDatabase(url)
    const entries = (await listSandboxTexts(db.read)).flatMap((text) => parseEntry(text) ?? [])
    await db.close()
    const states = new Map<string, { readonly state: string }>()
    for (const entry of entries) if (!isCardEntry(entry)) states.set(entry.reference, { state: entry.kind })
    return states
  },
})

/**
 * Returns how each payment attempt ended in store and gateway, as `payment/order/ledger`: for example,
 * `captured/captured/captured`.
 */
export async function outcomes(
  dir: string,
  { gateway = sandboxGateway, url = `sqlite:${join(dir, 'mullion.db')}` } = {},
): Promise<string[]> {
  const db = await openDatabase(url)
  const ledger = await gateway.states(dir)
  const payments = await listPaymentsWithOrders(db.read)
  await db.close()
  return payments.map(({ reference, state, orderState }) =>
    [state, orderState ?? 'none', ledger.get(reference)?.state ?? 'none'].join('/'),
  )
}

export async function countDocuments(dir: string): Promise<{ ordered: number; free: number }> {
  const db = await openDatabase(`sqlite:${join(dir, 'mullion.db')}`)
  const rows = await db.read.select({ orderId: poDocuments.orderId }).from(poDocuments)
  await db.close()
  const ordered = rows.filter(({ orderId }) => orderId !== null).length
  return { ordered, free: rows.length - ordered }
}

/**
 * The valid results of a payment attempt after a restart: paid with its order, voided without one, or never charged.
 */
export const soundOutcomes = [
  'captured/captured/captured',
  'voided/none/voided',
  'voided/voided/voided',
  'authorising/none/none',
  'abandoned/none/none',
  'terms/terms/none',
]

/** One crash: the server is killed at a step of an order, or some time after Place Order. */
export type Crash =
  | { readonly buyer: CrashBuyer; readonly step: PaymentStep }
  | { readonly afterMs: number; readonly buyer?: undefined }

type Jars = Readonly<Record<'terms' | 'staff', Map<string, string>>>

type Place = (key: string, url?: string) => Promise<unknown>

async function ready(url: string, buyer: CrashBuyer, jars: Jars): Promise<Place> {
  if (buyer === 'terms' || buyer === 'staff') {
    const jar = jars[buyer]
    // Once for all crashes, because sessions survive restarts.
    if (jar.size === 0)
      await createBuyer(url, { jar }).signIn(emailOf(buyer === 'terms' ? 'buyer' : 'counter'), testPassword)
    return createBuyer(url, { jar, ...(buyer === 'staff' ? { actingFor: 1 } : {}) }).prepareTerms()
  }
  const { placeOrder, payFirst } = await createBuyer(url).prepare()
  return buyer === 'split' ? payFirst : (key) => placeOrder(key)
}

type PlaceAgain = (url: string) => Promise<unknown>

async function answeredAlike(url: string, place: PlaceAgain): Promise<void> {
  const [first, second] = [await place(url), await place(url)]
  if (JSON.stringify(first) !== JSON.stringify(second)) throw new Error('One order was placed twice.')
}

async function expireHeld(dir: string): Promise<void> {
  const db = await openDatabase(`sqlite:${join(dir, 'mullion.db')}`)
  await db.transaction(async (tx) => {
    await expireHeldPayments(tx)
    await makeTaxPostingsDue(tx)
  })
  await db.close()
}

/** Resets the limits: one user uploads more documents in a long run than anybody may in an hour. */
async function resetLimits(dir: string): Promise<void> {
  const db = await openDatabase(`sqlite:${join(dir, 'mullion.db')}`)
  await db.transaction((tx) => removeEndedLimits(tx, new Date('9999-01-01')))
  await db.close()
}

/** Runs crashes in sequence on one store; each restarted server is the next one to crash. */
export async function runCrashes(
  dir: string,
  crashes: readonly Crash[],
  gateway = sandboxGateway,
): Promise<void> {
  const store = { dir, gateway }
  const jars: Jars = { terms: new Map(), staff: new Map() }
  let again: PlaceAgain | null = null
  for (const [at, crash] of crashes.entries()) {
    if (at % crashSteps.length === 0) await resetLimits(dir)
    const { buyer = 'card' } = crash
    const onAccount = buyer === 'terms' || buyer === 'staff'
    // A server that is killed at a step of orders on account may not survive answering the one before.
    const between = again && onAccount ? await serveUntil(store, 'never') : null
    if (again && between) await answeredAlike(between.url, again)
    await between?.stop('SIGKILL')
    const server = await serveUntil(store, 'step' in crash ? crash.step : 'never')
    if (again && !between) await answeredAlike(server.url, again)
    const key = `crash-key-${String(at).padStart(8, '0')}`
    const place = await ready(server.url, buyer, jars)
    const ended = place(key).then(
      () => 'bought',
      () => 'cut off',
    )
    if ('afterMs' in crash) await sleep(crash.afterMs)
    if ('afterMs' in crash) await server.stop('SIGKILL')
    const end = await ended
    if ('step' in crash && end !== 'cut off') throw new Error(`The server survived ${crash.step}.`)
    await server.stop('SIGKILL')
    again = onAccount ? (url) => place(key, url) : null
  }
  await settle(store, again)
}

/** Kills a server at a step of a guest's order by card, and leaves the store as it is then. */
export async function killedWhileOrdering(dir: string, step: PaymentStep): Promise<void> {
  const server = await serveUntil({ dir, gateway: sandboxGateway }, step)
  const { placeOrder } = await createBuyer(server.url).prepare()
  await placeOrder(`crash-key-at-${step}`).catch(() => undefined)
  await server.stop('SIGKILL')
}

/**
 * Lets a last server answer the last order again, void what is held too long, and post the sales that a tax service does
 * not have.
 */
async function settle(store: CrashStore, again: PlaceAgain | null): Promise<void> {
  await expireHeld(store.dir)
  const server = await serveUntil(store, 'never')
  if (again) await answeredAlike(server.url, again)
  const open = async () => {
    const db = await openDatabase(urlOf(store.dir))
    const count = await countOpenTaxPostings(db.read)
    await db.close()
    return count
  }
  const lateAt = performance.now() + maxPostingMs
  while (store.gateway.sales && (await open()) > 0 && performance.now() < lateAt) await sleep(200)
  await server.stop('SIGKILL')
}

/** Returns the orders that are sales by the store, and by the tax service, in the order of their numbers. */
export async function salesOf(
  dir: string,
  gateway: CrashGateway,
): Promise<{ ours: string[]; theirs: string[] }> {
  const db = await openDatabase(urlOf(dir))
  const ours = await listSales(db.read)
  await db.close()
  return { ours: ours.sort(), theirs: [...(gateway.sales?.() ?? [])].sort() }
}
