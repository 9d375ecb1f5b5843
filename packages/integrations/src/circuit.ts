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
  /** Total attempts per call. */
  readonly attempts: number
  /** How long all calls fail immediately after one got no answer. */
  readonly openMs: number
}

/** The longest a buyer should wait for a carrier to answer. */
export const carrierCircuit: CircuitOptions = { timeoutMs: 4_000, attempts: 2, openMs: 30_000 }

export type Circuit = <Answer>(work: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer>

/**
 * Creates a guard for calls to one outside service that are safe to repeat. An AppError is an answer and passes
 * through; anything else, including no answer, is retried and then opens the circuit.
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
