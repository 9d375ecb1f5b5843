import { tooManyTries, tooMuchAtOnce } from '@mullion/domain/security/rate-limit'
import { LRUCache } from 'lru-cache'
import { createTurns, type TurnOptions } from './turns.ts'

/** What one request may cost the store; the calls of a batch share it. */
export interface Budget {
  /** Runs a call when its turn comes. */
  run<T>(call: () => Promise<T>): Promise<T>
  /** Called between the lookups of a long call: yields to others once the call's own turn is used up. */
  rest(): Promise<void>
  /**
   * Counts the rows a call asks for, before it runs; throws `invalid` for too many rows, `limited` for too many calls.
   */
  spend(rows: number): void
}

/** For tools and tests that call procedures in their own process. */
export const unlimited: Budget = {
  run: (call) => call(),
  rest: async () => undefined,
  spend: () => undefined,
}

export interface BudgetOptions extends TurnOptions {
  /** Average-size calls one IP address may make per minute, also the burst after a pause; null for no limit. */
  readonly callsPerMinute: number | null
}

/** A call with this many rows counts as two. */
const rowsOfOneCall = 100
const maxAddresses = 100_000

interface Allowance {
  left: number
  at: number
}

/** Creates request budgets; one instance serves all requests of a server. */
export function createBudgets({ callsPerMinute, ...options }: BudgetOptions) {
  const turns = createTurns(options)
  const allowances = new LRUCache<string, Allowance>({ max: maxAddresses })

  function take(ipAddress: string, calls: number): void {
    if (callsPerMinute === null) return
    const now = performance.now()
    const before = allowances.get(ipAddress) ?? { left: callsPerMinute, at: now }
    const left = Math.min(callsPerMinute, before.left + ((now - before.at) / 60_000) * callsPerMinute)
    allowances.set(ipAddress, { left: Math.max(0, left - calls), at: now })
    if (left >= calls) return
    const waitMs = ((calls - left) / callsPerMinute) * 60_000
    throw tooManyTries(new Date(waitMs), new Date(0))
  }

  return {
    /** Returns the budget of one request from an IP address. */
    forRequest({ ipAddress, rows: most }: { readonly ipAddress: string; readonly rows: number }): Budget {
      let spent = 0
      return {
        run: (call) => turns.run(ipAddress, call),
        rest: () => turns.rest(ipAddress),
        spend(rows) {
          spent += rows
          if (spent > most) throw tooMuchAtOnce(most)
          take(ipAddress, 1 + rows / rowsOfOneCall)
        },
      }
    },
  }
}

export type Budgets = ReturnType<typeof createBudgets>
