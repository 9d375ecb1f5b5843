import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  write,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { ledgerDamaged, noAnswer } from './errors.ts'
import { applyEntry, type LedgerEntry, parseEntry, transactionEntries } from './ledger-entry.ts'
import { lockLedger } from './ledger-lock.ts'
import type { Transaction } from './port.ts'

const writeTo = promisify(write)
const syncData = promisify(fdatasync)
const newline = 0x0a
const closed = new Error('The ledger is closed.')

/** An append-only file of entries, one JSON line each, that is on the disk before anybody is told of it. */
export interface Ledger {
  /** What the file held when it was opened, oldest first. */
  readonly replayed: readonly LedgerEntry[]
  /** Resolves when the entry is on the disk; after a failed write every call throws `payments.no_answer`. */
  append(entry: LedgerEntry): Promise<void>
  /** Waits for what was appended, then lets go of the file. */
  close(): Promise<void>
}

/**
 * Opens or creates a ledger for writing, alone: throws `payments.ledger_in_use` while another holds it, and
 * `payments.ledger_damaged` for an unreadable entry. A last line torn by a crash is cut off.
 */
export function openLedger(file: string): Ledger {
  mkdirSync(dirname(file), { recursive: true })
  const unlock = lockLedger(file)
  try {
    const { entries, length } = existsSync(file)
      ? replay(file, readFileSync(file))
      : { entries: [], length: 0 }
    const fd = openSync(file, 'a', 0o600)
    ftruncateSync(fd, length)
    fsyncSync(fd)
    syncFolder(dirname(file))
    return { replayed: entries, ...createWriter(fd, unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** All entries of a ledger, oldest first, without opening it for writing; a torn last line is left out. */
export async function readLedger(file: string): Promise<LedgerEntry[]> {
  return replay(file, await readFile(file)).entries
}

/** Every transaction of a ledger as it stands, by its reference. */
export async function readTransactions(file: string): Promise<Map<string, Transaction>> {
  const transactions = new Map<string, Transaction>()
  for (const entry of transactionEntries(await readLedger(file))) {
    transactions.set(entry.reference, applyEntry(transactions.get(entry.reference), entry))
  }
  return transactions
}

/** The good entries and where they end in bytes; what follows them was torn. */
function replay(file: string, bytes: Buffer): { entries: LedgerEntry[]; length: number } {
  const entries: LedgerEntry[] = []
  let length = 0
  let tornLine: number | null = null
  for (const [index, { text, end }] of fullLines(bytes).entries()) {
    const entry = readLine(file, { text, number: index + 1 })
    if (!entry) tornLine ??= index + 1
    else if (tornLine) throw ledgerDamaged(file, tornLine)
    else {
      entries.push(entry)
      length = end
    }
  }
  return { entries, length }
}

function readLine(file: string, line: { text: string; number: number }): LedgerEntry | null {
  try {
    return parseEntry(line.text)
  } catch (error) {
    throw ledgerDamaged(file, line.number, error)
  }
}

/** Lines that have their newline, and the byte after it. */
function fullLines(bytes: Buffer): { text: string; end: number }[] {
  const lines: { text: string; end: number }[] = []
  let start = 0
  let newlineAt = bytes.indexOf(newline)
  while (newlineAt >= 0) {
    lines.push({ text: bytes.toString('utf8', start, newlineAt), end: newlineAt + 1 })
    start = newlineAt + 1
    newlineAt = bytes.indexOf(newline, start)
  }
  return lines
}

interface Waiting {
  readonly line: string
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/** Entries that arrive while one sync is under way share the next, so the disk does not limit the orders a second. */
function createWriter(fd: number, unlock: () => void): Pick<Ledger, 'append' | 'close'> {
  let waiting: Waiting[] = []
  let writing: Promise<void> | null = null
  let failure: unknown = null

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        if (failure) throw failure
        await writeFully(fd, Buffer.from(batch.map(({ line }) => line).join('')))
        await syncData(fd)
        for (const entry of batch) entry.resolve()
      } catch (error) {
        // After a failed write or sync nobody knows what the disk holds, and a later success would hide the gap.
        failure = error
        for (const entry of batch) entry.reject(noAnswer(error))
      }
    }
    writing = null
  }

  return {
    append: (entry) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(noAnswer(failure))
        waiting.push({ line: `${JSON.stringify(entry)}\n`, resolve, reject })
        writing ??= writeAll()
      }),
    async close() {
      while (writing) await writing
      if (failure === closed) return
      failure = closed
      closeSync(fd)
      unlock()
    },
  }
}

async function writeFully(fd: number, bytes: Buffer): Promise<void> {
  let written = 0
  while (written < bytes.length) {
    written += (await writeTo(fd, bytes, written, bytes.length - written)).bytesWritten
  }
}

/** A new file survives a power cut only once its folder is on the disk too; Windows cannot and need not sync one. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const fd = openSync(folder, 'r')
  fsyncSync(fd)
  closeSync(fd)
}
