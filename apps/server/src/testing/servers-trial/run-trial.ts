import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@mullion/db/database'
import { mailMessages } from '@mullion/db/mail/mail.tables'
import { openDatabase } from '@mullion/db/open'
import { removeEndedLimits } from '@mullion/db/security/limit.repository'
import { expireHeldPayments } from '@mullion/db/testing/held-payments'
import { createTrialBook } from './trial-book.ts'
import { type Counted, countAll, type TrialEvidence } from './trial-counts.ts'
import { fewHarms, type Harm, harms, type TrialWorld } from './trial-harms.ts'
import { dealer, guest, staff } from './trial-people.ts'
import { leaseMs, openTrialPlace, type TrialPlace } from './trial-place.ts'

export interface TrialOptions {
  /** How long harms follow each other; 0 for one of each kind. */
  readonly minutes: number
  readonly servers: number
  readonly serverUrl: string
  readonly storageAwayMs: number
  readonly say: (line: string) => void
}

export interface TrialResult {
  readonly counts: readonly Counted[]
  readonly troubles: ReadonlyMap<string, number>
  /** Answers that must not be given, whatever fails. */
  readonly wrong: readonly string[]
  readonly leftOut: readonly string[]
}

/** How long work may take to be done after the last harm; the lease of a mail is two minutes. */
const maxSettlingMs = 200_000

function worldOf(place: TrialPlace, storageAwayMs: number): TrialWorld {
  const { servers, storage, cutConnections, crashDatabase } = place
  return {
    servers,
    leaseMs,
    storageAwayMs,
    cutConnections,
    crashDatabase,
    failStorage(fault) {
      storage.faults.clear()
      if (fault) storage.faults.next({ ...fault, times: 'always' })
    },
  }
}

function webhooksOf({ receiver }: TrialPlace) {
  return receiver.book
    .filter(({ status }) => status < 300)
    .map(({ id, body }) => {
      const { data } = JSON.parse(body) as { data: { order?: { number?: string }; number?: string } }
      return { id, orderNumber: data.order?.number ?? data.number ?? body }
    })
}

const isClean = (counts: readonly Counted[]) =>
  counts.every(({ lost, doubled }) => lost.length + doubled.length === 0)

/** Waits until everything under way is done, or has had the time for it. */
async function settled(evidence: () => TrialEvidence, isShort: boolean): Promise<Counted[]> {
  const endsAt = Date.now() + maxSettlingMs
  for (;;) {
    await sleep(1000)
    await evidence().db.transaction((tx) => expireHeldPayments(tx))
    if (isShort) await makeMailDue(evidence().db)
    const counts = await countAll(evidence())
    if (isClean(counts) || Date.now() > endsAt) return counts
  }
}

/** A short trial does not wait until the claim on a mail ends. */
async function makeMailDue(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(mailMessages).set({ dueAt: new Date(0) })
  })
}

async function harm(world: TrialWorld, { minutes, say }: TrialOptions): Promise<void> {
  const endsAt = Date.now() + minutes * 60_000
  const round: readonly Harm[] = minutes === 0 ? fewHarms : harms
  do {
    for (const each of round) {
      if (each.name.startsWith('database') && !world.crashDatabase) continue
      say(each.name)
      await each.run(world)
      await sleep(minutes === 0 ? 500 : 3000)
    }
  } while (Date.now() < endsAt)
}

/** Makes everything fail while people buy and work, and counts what was lost or doubled. */
export async function runTrial(options: TrialOptions): Promise<TrialResult> {
  const isShort = options.minutes === 0
  await using place = await openTrialPlace({ ...options, ownCluster: !isShort })
  const book = createTrialBook()
  const db = await openDatabase(place.databaseUrl)
  let done = false
  const people = { book, url: place.url, done: () => done }
  const busy = [
    ...(isShort ? ['a', 'bb'] : ['a', 'bb', 'ccc', 'dddd']).map((name) => guest(people, name)),
    dealer(people, 'dealer'),
    staff(people),
  ]
  // One person may upload fewer documents in an hour than this dealer needs.
  const limits = setInterval(() => {
    db.transaction((tx) => removeEndedLimits(tx, new Date('9999-01-01'))).catch(() => undefined)
  }, 5000)
  try {
    await harm(worldOf(place, options.storageAwayMs), options)
    await sleep(isShort ? 1000 : 10_000)
    done = true
    await Promise.all(busy)
    const get = (path: string) => fetch(`${place.url()}${path}`).catch(() => null)
    const { databaseUrl, mail } = place
    const evidence = () => ({ db, databaseUrl, book, mails: mail.received, webhooks: webhooksOf(place), get })
    const counts = await settled(evidence, isShort)
    return { counts, troubles: book.troubles, wrong: book.wrong, leftOut: place.leftOut }
  } finally {
    done = true
    clearInterval(limits)
    await db.close()
  }
}
