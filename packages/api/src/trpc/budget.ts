import { tooManyAtOnce, tooManyTries, tooMuchAtOnce } from '@mullion/domain/security/rate-limit'
import { LRUCache } from 'lru-cache'
import { createTurns, type TurnOptions } from './turns.ts'

/** What one request may cost the store; the calls of a batch share it. */
export interface Budget {
  run<T>(call: () => Promise<T>): Promise<T>
  /** Called between the lookups of a long call: yields to others once the call's own turn is used up. */
  rest(): Promise<void>
  /** Charges a call whose rows are known before it runs; throws `invalid` for too many rows, `limited` for too many calls. */
  spend(rows: number): void
  /**
   * Starts a call that may answer up to `most` rows; the function it returns charges the rows that were answered. Throws
   * as `spend` does, and `limited` while too many rows are being fetched for the IP address.
   */
  reserve(most: number): (rows: number) => void
}

/** For tools and tests that call procedures in their own process. */
export const unlimited: Budget = {
  run: (call) => call(),
  rest: async () => undefined,
  spend: () => undefined,
  reserve: () => () => undefined,
}

export interface BudgetOptions extends TurnOptions {
  /** Average-size calls one IP address may make per minute, also the burst after a pause; null for no limit. */
  readonly callsPerMinute: number | null
}

/** The rows of an average call. */
const rowsOfOneCall = 50
/** Rows beyond these count twice: large answers take more memory and time a row. */
const rowsOfOnePage = 100
/** Rows one IP address may have in the making at a time: 20 searches without a limit. */
const maxRowsInFlight = 100_000
const maxAddresses = 100_000

/** Returns what a call with this many rows costs, in average calls; a call without rows costs half of one. */
function callsOf(rows: number): number {
  return (rowsOfOneCall + rows + Math.max(0, rows - rowsOfOnePage)) / (2 * rowsOfOneCall)
}

interface Allowance {
  /** Calls left; below zero after answers that were larger than what was left. */
  left: number
  at: number
  rowsInFlight: number
}

/** Creates request budgets; one instance serves all requests of a server. */
export function createBudgets({ callsPerMinute, ...options }: BudgetOptions) {
  const turns = createTurns(options)
  // It takes room for all of its entries at once, and has none without a limit.
  const allowances = new LRUCache<string, Allowance>({ max: callsPerMinute === null ? 1 : maxAddresses })

  function allowanceOf(key: string, limit: number): Allowance {
    const now = performance.now()
    const known = allowances.get(key) ?? { left: limit, at: now, rowsInFlight: 0 }
    known.left = Math.min(limit, known.left + ((now - known.at) / 60_000) * limit)
    known.at = now
    allowances.set(key, known)
    return known
  }

  /** Throws if less than a call costs is left; what was left is used up, so that trying on does not help. */
  function take(key: string, calls: number): void {
    if (callsPerMinute === null) return
    const allowance = allowanceOf(key, callsPerMinute)
    const { left } = allowance
    allowance.left = Math.max(Math.min(left, 0), left - calls)
    if (left < calls) throw tooManyTries(new Date(((calls - left) / callsPerMinute) * 60_000), new Date(0))
  }

  function reserve(key: string, most: number): (rows: number) => void {
    if (callsPerMinute === null) return () => undefined
    const allowance = allowanceOf(key, callsPerMinute)
    if (allowance.rowsInFlight + most > maxRowsInFlight) throw tooManyAtOnce()
    const held = callsOf(Math.min(most, rowsOfOnePage))
    take(key, held)
    allowance.rowsInFlight += most
    return (rows) => {
      const now = allowanceOf(key, callsPerMinute)
      now.rowsInFlight = Math.max(0, now.rowsInFlight - most)
      now.left += held - callsOf(rows)
    }
  }

  return {
    /** Returns the budget of one request; `key` is the API token it was sent with, or else its IP address. */
    forRequest({ key, rows: most }: { readonly key: string; readonly rows: number }): Budget {
      let spent = 0
      function count(rows: number): void {
        spent += rows
        if (spent > most) throw tooMuchAtOnce(most)
      }
      return {
        run: (call) => turns.run(key, call),
        rest: () => turns.rest(key),
        spend(rows) {
          count(rows)
          take(key, callsOf(rows))
        },
        reserve(rows) {
          count(rows)
          return reserve(key, rows)
        },
      }
    },
  }
}

export type Budgets = ReturnType<typeof createBudgets>
