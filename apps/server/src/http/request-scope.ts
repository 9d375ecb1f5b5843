import { AsyncLocalStorage } from 'node:async_hooks'

interface RequestScope {
  readonly requestId: string
  /** The trace that the request belongs to; null if neither its sender nor this server traces. */
  traceId: string | null
}

const scope = new AsyncLocalStorage<RequestScope>()
const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/** Returns the trace id of a `traceparent` header (W3C Trace Context); null without a valid one. */
export function traceIdOf(header: string | undefined): string | null {
  return (header && traceparent.exec(header)?.[1]) ?? null
}

/** Runs the work of a request, so that everything it logs carries its ids. */
export function inRequest<T>(facts: RequestScope, work: () => T): T {
  return scope.run(facts, work)
}

/** Notes the trace that this server has begun for the request. */
export function noteTrace(traceId: string): void {
  const facts = scope.getStore()
  if (facts) facts.traceId = traceId
}

/** Returns the ids of the request under way, for its log lines; none outside a request. */
export function idsForLog(): { readonly requestId?: string; readonly traceId?: string } {
  const facts = scope.getStore()
  if (!facts) return {}
  const { requestId, traceId } = facts
  return traceId === null ? { requestId } : { requestId, traceId }
}
