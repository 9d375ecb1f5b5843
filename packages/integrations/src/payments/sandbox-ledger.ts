import type { CardEntry, LedgerEntry, TransactionEntry } from './ledger-entry.ts'
import type { TransactionRange } from './port.ts'

/** What a step of the gateway adds to the ledger, if anything, and what it answers. */
export interface LedgerStep<T, Entry extends LedgerEntry> {
  readonly entry?: Entry
  readonly answer: T
}

/**
 * Ledger of the sandbox gateway's answers: one entry per step, never changed. It commits on its own, apart from the
 * transactions of the store, as a real gateway does. Several processes may share one. Every method rejects with
 * `payments.no_answer` when the ledger cannot be read or written; the next call tries again.
 */
export interface Ledger {
  readonly id: string
  /** Returns a transaction's entries, oldest first; none for an unknown reference. */
  entriesOf(reference: string): Promise<TransactionEntry[]>
  referenceOf(gatewayId: string): Promise<string | null>
  /** Returns the first entries of transactions in a range, oldest first, at most `limit` of them. */
  firstEntriesIn(range: TransactionRange, limit: number): Promise<TransactionEntry[]>
  cardEntriesOf(customerId: string): Promise<CardEntry[]>
  /**
   * Adds to a transaction what `decide` returns for its entries so far, which no other process changes meanwhile;
   * `number` is that of the next entry of the ledger. Resolves once the entry is on disk; an AppError of `decide`
   * adds nothing.
   */
  step<T>(
    reference: string,
    decide: (before: readonly TransactionEntry[], number: number) => LedgerStep<T, TransactionEntry>,
  ): Promise<T>
  /** Like `step`, for a customer's saved cards. */
  cardStep<T>(
    customerId: string,
    decide: (before: readonly CardEntry[]) => LedgerStep<T, CardEntry>,
  ): Promise<T>
  /** Rejects when the last write failed and another attempt fails too. */
  check(): Promise<void>
  close(): Promise<void>
}
