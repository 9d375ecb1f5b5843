import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CreditStep } from '@mullion/api/credit-notes/credit-giver'
import { createOrderLinks } from '@mullion/api/orders/order-links'
import { emailOf, testPassword } from '@mullion/api/testing/people'
import { referenceCredits } from '@mullion/api/testing/reference-credits'
import { createKeySigner } from '@mullion/auth/key-signer'
import { balanceOf } from '@mullion/db/credit/credit-balance.repository'
import { listCreditNotesOfOrder } from '@mullion/db/credit-notes/credit-note.repository'
import type { Database } from '@mullion/db/database'
import { hasMail } from '@mullion/db/mail/mail.repository'
import { openDatabase } from '@mullion/db/open'
import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import { findPaymentOfOrder } from '@mullion/db/payments/payment.repository'
import { removeEndedLimits } from '@mullion/db/security/limit.repository'
import { countOpenCredits, forgetSentCredits } from '@mullion/db/testing/open-credits'
import { findOrderByNumber, listSandboxTexts } from '@mullion/db/testing/stored-rows'
import { creditedCents } from '@mullion/domain/credit-notes/credit-amounts'
import { readLedger } from '@mullion/integrations/payments/ledger'
import { isCardEntry, type LedgerEntry, parseEntry } from '@mullion/integrations/payments/ledger-entry'
import { readEbizcharge } from '@mullion/integrations/payments/testing/ebizcharge-record'
import { openEbizchargeServer } from '@mullion/integrations/payments/testing/ebizcharge-server'
import { createBuyer } from './buyer.ts'
import { serveUntil } from './crash-trials.ts'
import { ebizchargeEnv } from './ebizcharge-crashes.ts'

/** What is canceled: a whole order by card (void), pieces of one (credit to the card), pieces of an order on terms. */
export type Canceling = 'card order' | 'card pieces' | 'terms pieces'

/** One crash: the server is killed at a step of giving the money back, or some time after Cancel. */
export type CreditCrash =
  | { readonly what: Canceling; readonly step: CreditStep }
  | { readonly what: Canceling; readonly afterMs: number }

/** Every step, which cancellations pass it. On terms, the money is back with the cancellation. */
export const creditCrashSteps: readonly CreditCrash[] = [
  { what: 'card order', step: 'credit_stored' },
  { what: 'card order', step: 'credit_sent' },
  { what: 'card order', step: 'credit_answered' },
  { what: 'card pieces', step: 'credit_stored' },
  { what: 'card pieces', step: 'credit_sent' },
  { what: 'card pieces', step: 'credit_answered' },
  { what: 'terms pieces', step: 'credit_stored' },
]

/** What a gateway itself says that it did with the money. */
interface GatewayRecord {
  /** Cents that each charge still holds, by the store's reference. */
  readonly held: ReadonlyMap<string, number>
  /** Credits to cards, by the store's reference of the credit. */
  readonly credits: readonly { readonly reference: string; readonly cents: number }[]
  /** References of charges, once for each time that one was taken back. */
  readonly voids: readonly string[]
}

/** The gateway of a store whose server is killed while it gives money back. */
export interface CreditCrashGateway {
  readonly env: NodeJS.ProcessEnv
  record(store: CreditCrashStore): Promise<GatewayRecord>
}

export interface CreditCrashStore {
  readonly dir: string
  readonly url: string
  readonly gateway: CreditCrashGateway
}

const secret = 'of a store whose server is killed again and again'
const { keyOf } = createOrderLinks({ keySigner: createKeySigner(secret), siteUrl: () => '' })
const [ordered, pieces] = [3, 2]
/** How long a last server may take to give back what the killed ones left. */
const maxSettlingMs = 60_000

async function within<T>({ url }: CreditCrashStore, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(url)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

function recordOf(entries: readonly LedgerEntry[]): GatewayRecord {
  const held = new Map<string, number>()
  const credits: GatewayRecord['credits'][number][] = []
  const voids: string[] = []
  for (const entry of entries) {
    if (isCardEntry(entry)) continue
    const { kind, reference, amountCents } = entry
    if (kind === 'captured') held.set(reference, amountCents)
    if (kind === 'voided') voids.push(reference)
    if (kind === 'voided') held.set(reference, 0)
    if (kind !== 'credited') continue
    held.set(reference, (held.get(reference) ?? 0) - entry.creditedCents)
    credits.push({ reference: entry.creditReference, cents: entry.creditedCents })
  }
  return { held, credits, voids }
}

/** The built-in sandbox, whose ledger is in the data folder or, on PostgreSQL, in the database. */
export const sandboxCredits: CreditCrashGateway = {
  env: {},
  async record(store) {
    if (store.url.startsWith('sqlite:'))
      return recordOf(await readLedger(join(store.dir, 'sandbox-ledger.db')))
    const texts = await within(store, (db) => listSandboxTexts(db.read))
    return recordOf(texts.flatMap((text) => parseEntry(text) ?? []))
  },
}

/** Opens a stand-in for EBizCharge, with a record of its own. */
export async function openEbizchargeCredits(
  dir: string,
): Promise<CreditCrashGateway & { close(): Promise<void> }> {
  const vendor = await openEbizchargeServer({ recordFile: join(dir, 'ebizcharge.db') })
  return {
    env: ebizchargeEnv(vendor),
    async record() {
      const held = new Map<string, number>()
      const credits: GatewayRecord['credits'][number][] = []
      const voids: string[] = []
      for (const charge of readEbizcharge(vendor.record).charges()) {
        const { orderId, amountCents, state, invoice, refNum } = charge
        const before = held.get(orderId) ?? 0
        if (state === 'credit') credits.push({ reference: invoice, cents: amountCents })
        if (state === 'credit') held.set(orderId, before - amountCents)
        else held.set(orderId, before + (state === 'captured' || state === 'settled' ? amountCents : 0))
        for (const { data } of vendor.record.list({ kind: 'change', key: refNum }))
          if (data.command === 'Void' || data.command === 'CreditVoid') voids.push(orderId)
      }
      return { held, credits, voids }
    },
    close: () => vendor.close(),
  }
}

interface Canceled {
  readonly what: Canceling
  readonly orderNumber: string
  readonly requestKey: string
}

const serve = ({ dir, url, gateway }: CreditCrashStore, crashAt: CreditStep | 'never', env = {}) =>
  serveUntil(
    { dir, gateway: { env: { ...gateway.env, DATABASE_URL: url, AUTH_SECRET: secret, ...env } } },
    crashAt,
  )

const cancel = (url: string, { what, orderNumber, requestKey }: Canceled): Promise<unknown> =>
  createBuyer(url).call('orders.cancelTracked', {
    ...{ key: keyOf(orderNumber), requestKey },
    ...(what === 'card order' ? {} : { lines: [{ lineNo: 1, quantity: pieces }] }),
  })

/**
 * Runs crashes in sequence on one store, each on an order of its own, lets a last server do what is left, and asks
 * again for every cancellation, as buyers do who saw no answer.
 */
export async function runCreditCrashes(
  store: CreditCrashStore,
  crashes: readonly CreditCrash[],
): Promise<Canceled[]> {
  const jar = new Map<string, string>()
  const canceled: Canceled[] = []
  for (const [at, crash] of crashes.entries()) {
    const { what } = crash
    // One user uploads more documents, and one address sends more orders, in a long run than anyone may in an hour.
    if (at % creditCrashSteps.length === 0)
      await within(store, (db) => db.transaction((tx) => removeEndedLimits(tx, new Date('9999-01-01'))))
    const server = await serve(store, 'step' in crash ? crash.step : 'never')
    const buyer = createBuyer(server.url, what === 'terms pieces' ? { jar } : {})
    if (what === 'terms pieces' && jar.size === 0) await buyer.signIn(emailOf('buyer'), testPassword)
    const number = String(at).padStart(8, '0')
    const place =
      what === 'terms pieces'
        ? await buyer.prepareTerms(1, ordered)
        : (await buyer.prepare(1, ordered)).placeOrder
    const { orderNumber } = await place(`credit-crash-${number}`)
    canceled.push({ what, orderNumber, requestKey: `cancel-crash-${number}` })
    const ended = cancel(server.url, canceled.at(-1) as Canceled).then(
      () => 'canceled',
      () => 'cut off',
    )
    if ('afterMs' in crash) {
      await sleep(crash.afterMs)
      await server.stop('SIGKILL')
    }
    const end = await ended
    if ('step' in crash && end !== 'cut off') throw new Error(`The server survived ${crash.step}.`)
    await server.stop('SIGKILL')
  }
  await settle(store, canceled)
  return canceled
}

async function settle(store: CreditCrashStore, canceled: readonly Canceled[]): Promise<void> {
  await within(store, (db) => db.transaction(forgetSentCredits))
  const server = await serve(store, 'never', { PAYMENT_REPAIR_MS: '100' })
  try {
    for (const each of canceled) {
      const [first, second] = [await cancel(server.url, each), await cancel(server.url, each)]
      if (JSON.stringify(first) !== JSON.stringify(second))
        throw new Error('A repeated cancellation was answered differently.')
    }
    const lateAt = performance.now() + maxSettlingMs
    const open = () => within(store, (db) => countOpenCredits(db.read))
    while ((await open()) > 0 && performance.now() < lateAt) await sleep(100)
  } finally {
    await server.stop('SIGKILL')
  }
}

const means = { 'card order': 'void', 'card pieces': 'card', 'terms pieces': 'account' } as const

async function faultsOfOrder(
  db: Database,
  gateway: GatewayRecord,
  { what, orderNumber }: Canceled,
): Promise<{ faults: string[]; owedCents: number; companyId: number | null }> {
  const order = await findOrderByNumber(db.read, orderNumber)
  if (!order) return { faults: ['no order'], owedCents: 0, companyId: null }
  const lines = await listOrderLines(db.read, order.id)
  const notes = await listCreditNotesOfOrder(db.read, order.id)
  const payment = await findPaymentOfOrder(db.read, order.id)
  const quantity = what === 'card order' ? ordered : pieces
  const [credit = { goods: 0, freight: 0, tax: 0 }] = referenceCredits(
    {
      lines: lines.map((line) => ({ quantity: line.quantity, totalCents: line.lineTotalCents })),
      freightCents: order.shippingCents,
      goodsTaxCents: order.goodsTaxCents ?? 0,
      freightTaxCents: order.freightTaxCents ?? 0,
    },
    [{ quantities: [quantity], fees: [0], freight: what === 'card order' }],
  )
  const cents = credit.goods + credit.freight + credit.tax
  const left = order.grandTotalCents - cents
  const [note] = notes
  const ofNote = gateway.credits.filter(({ reference }) => reference === note?.number)
  const reference = payment?.reference ?? ''
  const found = {
    notes: notes.map((each) => `${each.state} ${each.means} ${each.totalCents}`).join(),
    credited: creditedCents(order),
    canceled: lines.map(({ canceledQuantity }) => canceledQuantity).join(),
    held: what === 'terms pieces' ? left : (gateway.held.get(reference) ?? 0),
    credits: ofNote.map((each) => each.cents).join(),
    voids: gateway.voids.filter((each) => each === reference).length,
    mailed: await hasMail(db.read, [`credit_note:${note?.id}`]),
  }
  const expected: typeof found = {
    notes: `given ${means[what]} ${cents}`,
    credited: cents,
    canceled: String(quantity),
    held: left,
    credits: what === 'card pieces' ? String(cents) : '',
    voids: what === 'card order' ? 1 : 0,
    mailed: true,
  }
  const faults = Object.entries(expected).flatMap(([name, value]) => {
    const is = found[name as keyof typeof found]
    return is === value ? [] : [`${orderNumber}, ${what}: ${name} is ${is}, not ${value}`]
  })
  const owedCents = what === 'terms pieces' ? left : 0
  return { faults, owedCents, companyId: order.companyId }
}

/** Returns where orders, credit notes, mails, balances and the gateway's own record disagree after the crashes. */
export async function creditFaults(
  store: CreditCrashStore,
  canceled: readonly Canceled[],
): Promise<string[]> {
  const gateway = await store.gateway.record(store)
  return within(store, async (db) => {
    const judged = []
    for (const each of canceled) judged.push(await faultsOfOrder(db, gateway, each))
    const faults = judged.flatMap((each) => each.faults)
    const cards = canceled.filter(({ what }) => what === 'card pieces').length
    if (gateway.credits.length !== cards)
      faults.push(`The gateway gave ${gateway.credits.length} credits, not ${cards}.`)
    const companyId = judged.find((each) => each.owedCents > 0)?.companyId
    if (companyId) {
      const owed = judged.reduce((total, { owedCents }) => total + owedCents, 0)
      const { openCents } = await balanceOf(db.read, { companyId })
      if (openCents !== owed) faults.push(`The company owes ${openCents}, not ${owed}.`)
    }
    return faults
  })
}
