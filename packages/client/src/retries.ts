import pRetry from 'p-retry'
import type { MullionError } from './mullion-error.ts'
import { mullionErrorOf } from './read-error.ts'

export interface Retries {
  /** How often a failed read is repeated. */
  readonly times: number
  /** Wait before the first repetition; it doubles with each, and half of it again is left to chance. */
  readonly waitMs: number
  /** Longest wait that the server may ask for with Retry-After; a call told to wait longer fails at once. */
  readonly mostWaitMs: number
}

export const usualRetries: Retries = { times: 3, waitMs: 300, mostWaitMs: 30_000 }

const troubles = new Set([502, 503, 504])

/** True if the same read may well succeed a moment later. */
function isPassing({ kind, code, status }: MullionError): boolean {
  // A proxy answers with a page of its own while the server is down.
  if (kind === 'network' || kind === 'limited' || code === 'client.unreadable') return true
  return status !== null && troubles.has(status)
}

function pause(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
  })
}

/**
 * Runs a read, repeating it while it fails for reasons that pass: with growing, random waits, and not before the time
 * that the server named. Throws `MullionError`.
 */
export async function withRetries<T>(
  read: () => Promise<T>,
  { times, waitMs, mostWaitMs }: Retries,
  signal?: AbortSignal | null,
): Promise<T> {
  const attempt = () =>
    read().catch((error: unknown) => {
      throw mullionErrorOf(error, signal)
    })
  try {
    return await pRetry(attempt, {
      retries: times,
      minTimeout: waitMs,
      maxTimeout: mostWaitMs,
      randomize: true,
      signal: signal ?? undefined,
      async shouldRetry({ error }) {
        const failure = error as MullionError
        const toldMs = (failure.retryAfterSeconds ?? 0) * 1000
        if (!isPassing(failure) || toldMs > mostWaitMs) return false
        if (toldMs > 0) await pause(toldMs, signal)
        return true
      },
    })
  } catch (error) {
    throw mullionErrorOf(error, signal)
  }
}
