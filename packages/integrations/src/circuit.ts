import { AppError } from '@mullion/domain/error'
import {
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'

export interface CircuitOptions {
  /** How long one attempt may take. */
  readonly timeoutMs: number
  /** How often one call is tried in all. */
  readonly attempts: number
  /** How long every call fails at once after one that was never answered. */
  readonly openMs: number
}

/** What a buyer is made to wait for a carrier. */
export const carrierCircuit: CircuitOptions = { timeoutMs: 4_000, attempts: 2, openMs: 30_000 }

export type Circuit = <Answer>(work: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer>

/**
 * Makes a guard for calls to one outside service that may be repeated safely.
 * An AppError is an answer and passes through; anything else, and silence, is tried again and then opens the circuit.
 */
export function createCircuit({ timeoutMs, attempts, openMs }: CircuitOptions): Circuit {
  const unanswered = handleWhen((error) => !(error instanceof AppError))
  const policy = wrap(
    circuitBreaker(unanswered, { halfOpenAfter: openMs, breaker: new ConsecutiveBreaker(1) }),
    retry(unanswered, { maxAttempts: attempts - 1, backoff: new ConstantBackoff(0) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  )
  return (work) => policy.execute(({ signal }) => work(signal))
}
