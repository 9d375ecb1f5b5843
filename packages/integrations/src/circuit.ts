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
  /** After a call gets no answer, how long all further calls fail immediately. */
  readonly openMs: number
}

/** The longest a buyer should wait for a carrier to answer. */
export const carrierCircuit: CircuitOptions = { timeoutMs: 4_000, attempts: 2, openMs: 30_000 }

export type Circuit = <Answer>(work: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer>

/**
 * Creates a guard for repeatable calls to one outside service. An AppError counts as an answer and is passed
 * on. Any other failure, including no answer, is retried and, if it persists, opens the circuit.
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
