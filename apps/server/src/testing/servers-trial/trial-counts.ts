import type { Database } from '@mullion/db/database'
import { imports } from '@mullion/db/imports/import.tables'
import { mailMessages } from '@mullion/db/mail/mail.tables'
import { orders } from '@mullion/db/orders/orders.tables'
import { payments } from '@mullion/db/payments/payments.tables'
import type { ReceivedMail } from '@mullion/integrations/mail/testing/mail-server'
import { databaseSandbox, outcomes, soundOutcomes } from '../crash-trials.ts'
import type { TrialBook } from './trial-book.ts'

export interface TrialEvidence {
  readonly db: Database
  readonly databaseUrl: string
  readonly book: TrialBook
  readonly mails: readonly ReceivedMail[]
  /** The ids and order numbers of the webhooks that the receiver accepted. */
  readonly webhooks: readonly { readonly id: string; readonly orderNumber: string }[]
  /** Fetches a path of the store; null for no answer. */
  readonly get: (path: string) => Promise<Response | null>
}

export interface Counted {
  readonly what: string
  readonly count: number
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  /** How often something was sent again under the same id, which a receiver recognizes. */
  readonly again: number
}

type Texts = Iterable<string | null>

const distinct = (texts: Texts) => new Set(texts).size

function missing(wanted: Texts, found: Texts): string[] {
  const known = new Set(found)
  return [...wanted].flatMap((each) => (each === null || known.has(each) ? [] : [each]))
}

function repeated(texts: readonly (string | null)[]): string[] {
  return texts.flatMap((each, at) => (each !== null && texts.indexOf(each) !== at ? [each] : []))
}

/** The orders that count: one whose payment was voided was refused to its buyer. */
async function placedOrders({ db }: TrialEvidence) {
  const { id, number, paymentState } = orders
  const stored = await db.read.select({ id, number, paymentState }).from(orders)
  return stored.filter((order) => order.paymentState !== 'voided')
}

async function countOrders(evidence: TrialEvidence): Promise<Counted> {
  const { db, book } = evidence
  const stored = await placedOrders(evidence)
  const paid = await db.read
    .select({
      ...{ actor: payments.actorId, key: payments.idempotencyKey },
      ...{ orderId: payments.orderId, state: payments.state },
    })
    .from(payments)
  const ordered = paid.filter(({ orderId, state }) => orderId !== null && state !== 'voided')
  const withPayment = ordered.map(({ orderId }) => String(orderId))
  const numbers = stored.map(({ number }) => number)
  const unpaid = missing(
    stored.map(({ id }) => String(id)),
    withPayment,
  )
  return {
    what: 'orders',
    count: stored.length,
    lost: [...missing(book.orders.values(), numbers), ...book.contradicted],
    doubled: [
      ...repeated(ordered.map(({ actor, key }) => `${actor} ${key}`)),
      ...repeated(withPayment),
      ...unpaid.map((id) => `order ${id} has no payment`),
    ],
    again: 0,
  }
}

async function countPayments({ databaseUrl: url }: TrialEvidence): Promise<Counted> {
  const all = await outcomes('', { url, gateway: databaseSandbox(url) })
  const doubled = all.filter((outcome) => !soundOutcomes.includes(outcome))
  const charged = all.filter((outcome) => outcome === 'captured/captured/captured').length
  return { what: 'payments', count: charged, lost: [], doubled, again: 0 }
}

const idOf = ({ raw }: ReceivedMail) => /^message-id: (.*)$/im.exec(raw)?.[1] ?? raw

async function countMails(evidence: TrialEvidence): Promise<Counted> {
  const { db, mails } = evidence
  const { event, state } = mailMessages
  const rows = await db.read.select({ event, state }).from(mailMessages)
  const numbers = await placedOrders(evidence)
  const confirmed = rows.filter((row) => row.event.startsWith('order-confirmation:'))
  const unsent = confirmed.flatMap(({ event, state }) => (state === 'sent' ? [] : [event]))
  const ids = mails.map(idOf)
  const sent = rows.filter((row) => row.state === 'sent').length
  const unconfirmed = missing(
    numbers.map(({ number }) => `order-confirmation:${number}`),
    confirmed.map((row) => row.event),
  )
  return {
    what: 'mails',
    count: distinct(ids),
    lost: [
      ...unsent,
      ...unconfirmed,
      ...(sent > distinct(ids) ? [`${sent} sent, ${distinct(ids)} received`] : []),
    ],
    doubled: distinct(ids) > rows.length ? [`${rows.length} stored, ${distinct(ids)} received`] : [],
    again: ids.length - distinct(ids),
  }
}

async function countWebhooks(evidence: TrialEvidence): Promise<Counted> {
  const { webhooks } = evidence
  const numbers = await placedOrders(evidence)
  const ids = distinct(webhooks.map(({ id }) => id))
  const firsts = webhooks.filter(({ id }, at) => webhooks.findIndex((other) => other.id === id) === at)
  const told = webhooks.map(({ orderNumber }) => orderNumber)
  return {
    what: 'webhooks',
    count: ids,
    lost: missing(
      numbers.map(({ number }) => number),
      told,
    ),
    doubled: repeated(firsts.map(({ orderNumber }) => orderNumber)),
    again: webhooks.length - ids,
  }
}

async function countFiles({ book, get }: TrialEvidence): Promise<Counted> {
  const lost: string[] = []
  for (const address of book.parts.values()) {
    const answer = await get(address)
    await answer?.arrayBuffer()
    if (answer?.status !== 200) lost.push(address)
  }
  return { what: 'files', count: book.parts.size, lost, doubled: [], again: 0 }
}

async function countImports({ db, book }: TrialEvidence): Promise<Counted> {
  const stored = await db.read.select({ id: imports.id, state: imports.state }).from(imports)
  const applied = stored.filter(({ state }) => state === 'applied').map(({ id }) => String(id))
  const lost = missing([...book.imports].map(String), applied)
  return { what: 'imports', count: applied.length, lost, doubled: [], again: 0 }
}

/** Compares what people were told, what the store has, and what others received. */
export async function countAll(evidence: TrialEvidence): Promise<Counted[]> {
  return [
    await countOrders(evidence),
    await countPayments(evidence),
    await countMails(evidence),
    await countWebhooks(evidence),
    await countFiles(evidence),
    await countImports(evidence),
  ]
}
