import type { AppRouter } from '@mullion/api/root'
import { createTRPCClient, httpBatchLink, loggerLink, splitLink, type TRPCClient } from '@trpc/client'

export type Client = TRPCClient<AppRouter>

export interface ClientOptions {
  /** Where the procedures are, such as `/trpc`. */
  readonly url: string
  readonly fetch?: typeof fetch
  /** The internal company that staff order for in this tab, by its id; null or left out for none. */
  readonly actingFor?: () => number | null
  /** Is told of every call that fails, whoever made it. */
  readonly onFailure?: (error: unknown) => void
}

/** Queries whose input can outgrow an address; they travel in a body instead. */
const longInput: ReadonlySet<string> = new Set(['catalog.partsById', 'catalog.partsByNumber', 'cart.price'])

/** How calls travel: those of one moment share one request. */
export function linksTo({ url, fetch, actingFor, onFailure }: ClientOptions) {
  const headers = () => {
    const companyId = actingFor?.() ?? null
    return companyId === null ? {} : { 'X-Acting-For': String(companyId) }
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

/** Makes the typed client for tools without React. */
export function createClient(options: ClientOptions): Client {
  return createTRPCClient<AppRouter>({ links: linksTo(options) })
}
