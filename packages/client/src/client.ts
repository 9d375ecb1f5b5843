import type { AppRouter } from '@mullion/api/root'
import { createTRPCClient, httpBatchLink, loggerLink, splitLink, type TRPCClient } from '@trpc/client'

export type Client = TRPCClient<AppRouter>

export interface ClientOptions {
  /** Base URL of the procedures, such as `/trpc`. */
  readonly url: string
  readonly fetch?: typeof fetch
  /** Id of the internal company staff order for in this tab; null or omitted for none. */
  readonly actingFor?: () => number | null
  /**
   * Who the page believes is signed in (`believedUser`). The server refuses calls when someone else is, or nobody. Null
   * or omitted to be answered as whoever is signed in.
   */
  readonly signedInAs?: () => string | null
  readonly onFailure?: (error: unknown) => void
}

/** Queries whose input can exceed the URL length limit; sent as POST instead. */
const longInput: ReadonlySet<string> = new Set(['catalog.partsById', 'catalog.partsByNumber', 'cart.price'])

/** Returns the links for calls; calls made at the same moment share one request. */
export function linksTo({ url, fetch, actingFor, signedInAs, onFailure }: ClientOptions) {
  const headers = () => {
    const companyId = actingFor?.() ?? null
    const userId = signedInAs?.() ?? null
    return {
      ...(companyId === null ? {} : { 'X-Acting-For': String(companyId) }),
      ...(userId === null ? {} : { 'X-Signed-In-As': userId }),
    }
  }
  const options = fetch ? { url, headers, fetch } : { url, headers }
  return [
    loggerLink<AppRouter>({
      enabled: (call) => call.direction === 'down' && call.result instanceof Error,
      logger: (call) => call.direction === 'down' && onFailure?.(call.result),
    }),
    splitLink({
      condition: (call) => longInput.has(call.path),
      true: httpBatchLink<AppRouter>({ ...options, methodOverride: 'POST' }),
      false: httpBatchLink<AppRouter>(options),
    }),
  ]
}

export function createClient(options: ClientOptions): Client {
  return createTRPCClient<AppRouter>({ links: linksTo(options) })
}
