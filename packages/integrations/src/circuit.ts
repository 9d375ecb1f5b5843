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
import type * as z from 'zod'
import { completeAnswer } from './complete-answer.ts'
import { noteOpenCircuit } from './vendor-health.ts'

export interface CircuitOptions {
  readonly timeoutMs: number
  readonly attempts: number
  /** After a call gets no answer, how long all further calls fail immediately. */
  readonly openMs: number
}

/** The longest a buyer should wait for a carrier to answer. */
export const carrierCircuit: CircuitOptions = { timeoutMs: 4_000, attempts: 2, openMs: 30_000 }

type Circuit = <Answer>(work: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer>

/**
 * Creates a guard for repeatable calls to one outside service. An AppError counts as an answer and is passed
 * on. Any other failure, including no answer, is retried and, if it persists, opens the circuit.
 */
function createCircuit({ timeoutMs, attempts, openMs }: CircuitOptions): Circuit {
  const unanswered = handleWhen((error) => !(error instanceof AppError))
  const breaker = circuitBreaker(unanswered, { halfOpenAfter: openMs, breaker: new ConsecutiveBreaker(1) })
  breaker.onBreak(() => noteOpenCircuit(openMs))
  const policy = wrap(
    breaker,
    retry(unanswered, { maxAttempts: attempts - 1, backoff: new ConstantBackoff(0) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  )
  return (work) => policy.execute(({ signal }) => work(signal))
}

export interface GuardedService<Answer> {
  readonly options: CircuitOptions
  readonly answer: z.ZodType<Answer>
  readonly failed: (cause: unknown) => AppError
}

/** Returns a function that calls one outside service in its own circuit, and throws only an AppError. */
export function guardedCalls<Answer>({ options, answer, failed }: GuardedService<Answer>) {
  const circuit = createCircuit(options)
  return async (call: (signal: AbortSignal) => Promise<unknown>): Promise<Answer> => {
    try {
      return await circuit((signal) => completeAnswer(call(signal), answer))
    } catch (error) {
      throw error instanceof AppError ? error : failed(error)
    }
  }
}
