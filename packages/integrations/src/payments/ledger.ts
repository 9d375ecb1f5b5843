import { randomUUID } from 'node:crypto'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AppError } from '@mullion/domain/error'
import { ledgerDamaged, ledgerInUse, noAnswer } from './errors.ts'
import {
  applyEntry,
  type CardEntry,
  isCardEntry,
  type LedgerEntry,
  parseEntry,
  type TransactionEntry,
} from './ledger-entry.ts'
import { readJsonLedger } from './ledger-jsonl.ts'
import type { Transaction } from './port.ts'
import type { Ledger, LedgerStep } from './sandbox-ledger.ts'

/** What the ledger's file does at once, in one transaction with others. */
type LedgerWork<T> = (append: (entry: LedgerEntry) => void) => T

const schema = `
  create table if not exists entries (
    seq integer primary key autoincrement,
    reference text,
    gateway_id text,
    customer_id text,
    entry text not null
  );
  create index if not exists entries_reference on entries (reference);
  create index if not exists entries_gateway_id on entries (gateway_id);
  create index if not exists entries_customer_id on entries (customer_id);
  create table if not exists facts (name text primary key, value text not null);
`

/** How long to wait for another process that shares the file. */
const lockWaitMs = 2000

function openFile(file: string, durable: boolean): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  if (statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600)
  const db = new DatabaseSync(file, { timeout: lockWaitMs })
  // First, because changing the journal waits for the disk as well.
  db.exec(`pragma synchronous = ${durable ? 'full' : 'off'}`)
  db.exec('pragma journal_mode = wal')
  db.exec(schema)
  return db
}

export interface LedgerOptions {
  /** Waits for the disk at each entry; false is only for throwaway data. */
  readonly durable?: boolean
}

/**
 * Opens or creates a ledger in a SQLite file of its own, importing the entries of an older JSON ledger if there is one.
 */
export function openLedger(file: string, { durable = true }: LedgerOptions = {}): Ledger {
  const db = openFile(file, durable)
  const { writeNow, ...access } = createAccess(db, file)
  const ledger = { id: '', ...access }
  try {
    carryOver(db, writeNow, file)
    db.prepare(`insert into facts values ('id', ?) on conflict do nothing`).run(randomUUID())
    ledger.id = String(db.prepare(`select value from facts where name = 'id'`).get()?.value)
    return ledger
  } catch (error) {
    db.close()
    throw error
  }
}

interface Waiting {
  readonly work: LedgerWork<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

interface Access extends Omit<Ledger, 'id'> {
  /** Writes alone and synchronously. */
  writeNow<T>(work: LedgerWork<T>): T
}

function createAccess(db: DatabaseSync, file: string): Access {
  const by = (column: string) => db.prepare(`select seq, entry from entries where ${column} = ? order by seq`)
  const byReference = by('reference')
  const byCustomer = by('customer_id')
  const referenceBy = db.prepare('select reference from entries where gateway_id = ? limit 1')
  const firstIn = db.prepare(
    `select seq, entry from entries where entry ->> 'kind' in ('authorised', 'declined')
     and entry ->> 'at' >= ? and entry ->> 'at' < ? order by entry ->> 'at', seq limit ?`,
  )
  const last = db.prepare('select max(seq) as last from entries')
  const insert = db.prepare(
    'insert into entries (reference, gateway_id, customer_id, entry) values (?, ?, ?, ?)',
  )
  const note = db.prepare(`insert or replace into facts values ('checked', ?)`)
  let writable = true

  const append = (entry: LedgerEntry) => void insert.run(...keysOf(entry), JSON.stringify(entry))

  const ofReference = (reference: string) => readRows(byReference.all(reference), file) as TransactionEntry[]
  const ofCustomer = (customerId: string) => readRows(byCustomer.all(customerId), file) as CardEntry[]

  /** Writes from the same turn of the event loop share one disk sync. */
  const write = <T>(work: LedgerWork<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting['resolve'], reject })
      if (waiting.length === 1) setImmediate(writeWaiting)
    })

  function transaction<T>(work: () => T): T {
    try {
      db.exec('begin immediate')
      const result = work()
      db.exec('commit')
      writable = true
      return result
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('rollback')
      if (error instanceof AppError) throw error
      writable = false
      throw noAnswer(error)
    }
  }

  const waiting: Waiting[] = []

  /** Runs one piece of work in a group; if the work throws, none of its entries are stored. */
  function runOne({ work, resolve, reject }: Waiting): () => void {
    db.exec('savepoint one')
    try {
      const result = work(append)
      db.exec('release one')
      return () => resolve(result)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      db.exec('rollback to one; release one')
      return () => reject(error)
    }
  }

  function writeWaiting(): void {
    const group = waiting.splice(0)
    try {
      for (const answer of transaction(() => group.map(runOne))) answer()
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  return {
    entriesOf: async (reference) => answered(() => ofReference(reference)),
    cardEntriesOf: async (customerId) => answered(() => ofCustomer(customerId)),
    firstEntriesIn: async ({ from, to }, limit) => {
      const [first, end] = [from, to].map((instant) => new Date(instant).toISOString())
      return answered(() => readRows(firstIn.all(first ?? '', end ?? '', limit), file)) as TransactionEntry[]
    },
    referenceOf: async (gatewayId) =>
      answered(() => referenceBy.get(gatewayId)?.reference as string | undefined) ?? null,
    step: (reference, decide) =>
      write((add) => done(decide(ofReference(reference), Number(last.get()?.last ?? 0) + 1), add)),
    cardStep: (customerId, decide) => write((add) => done(decide(ofCustomer(customerId)), add)),
    writeNow: (work) => transaction(() => work(append)),
    async check() {
      if (!writable) transaction(() => note.run(randomUUID()))
    },
    async close() {
      if (waiting.length > 0) writeWaiting()
      if (db.isOpen) db.close()
    },
  }
}

function done<T>({ entry, answer }: LedgerStep<T, LedgerEntry>, append: (entry: LedgerEntry) => void): T {
  if (entry) append(entry)
  return answer
}

function keysOf(entry: LedgerEntry): [string | null, string | null, string | null] {
  return isCardEntry(entry) ? [null, null, entry.customerId] : [entry.reference, entry.gatewayId, null]
}

function answered<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof AppError ? error : noAnswer(error)
  }
}

function readRows(rows: readonly Readonly<Record<string, unknown>>[], file: string): LedgerEntry[] {
  return rows.map(({ seq, entry }) => {
    const read = readEntry(String(entry))
    if (!read) throw ledgerDamaged(file, Number(seq))
    return read
  })
}

function readEntry(text: string): LedgerEntry | null {
  try {
    return parseEntry(text)
  } catch {
    return null
  }
}

/** Imports the JSON file beside the ledger, once, and renames that file. */
function carryOver(db: DatabaseSync, writeNow: Access['writeNow'], file: string): void {
  const old = file.replace(/\.[^.]*$/, '.jsonl')
  if (old === file || !existsSync(old)) return
  const lock = lockJsonLedger(old)
  try {
    writeNow((append) => {
      const { changes } = db
        .prepare(`insert into facts values ('carried_over', ?) on conflict do nothing`)
        .run(old)
      if (changes > 0) for (const entry of readJsonLedger(old)) append(entry)
    })
    renameSync(old, `${old}.carried-over`)
  } finally {
    lock.close()
  }
}

/** Takes the lock that a process of the previous version holds while it writes the file. */
function lockJsonLedger(file: string): DatabaseSync {
  const lock = new DatabaseSync(`${file}.lock`)
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    throw ledgerInUse(file, error)
  }
}

/** Returns the transaction that its entries result in; null without entries. */
export function transactionOf(entries: readonly TransactionEntry[]): Transaction | null {
  let transaction: Transaction | undefined
  for (const entry of entries) transaction = applyEntry(transaction, entry)
  return transaction ?? null
}

/** Reads all entries of a ledger, oldest first, without writing; for tests and reports. */
export async function readLedger(file: string): Promise<LedgerEntry[]> {
  const db = new DatabaseSync(file, { readOnly: true, timeout: lockWaitMs })
  try {
    return readRows(db.prepare('select seq, entry from entries order by seq').all(), file)
  } finally {
    db.close()
  }
}

/** Returns what every captured charge in a ledger still holds, in cents, by reference; for tests and reports. */
export async function readHeldCents(file: string): Promise<Map<string, number>> {
  const held = new Map<string, number>()
  for (const entry of await readLedger(file)) {
    if (isCardEntry(entry)) continue
    const cents = entry.kind === 'credited' ? entry.leftCents : entry.amountCents
    held.set(entry.reference, entry.kind === 'captured' || entry.kind === 'credited' ? cents : 0)
  }
  return held
}

/** Returns the current state of every transaction in a ledger, by reference; for tests and reports. */
export async function readTransactions(file: string): Promise<Map<string, Transaction>> {
  const transactions = new Map<string, Transaction>()
  for (const entry of await readLedger(file)) {
    if (isCardEntry(entry)) continue
    transactions.set(entry.reference, applyEntry(transactions.get(entry.reference), entry))
  }
  return transactions
}
