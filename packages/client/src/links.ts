import type { AppRouter } from '@mullion/api/root'
import { httpBatchLink, loggerLink, splitLink, type TRPCLink } from '@trpc/client'
import { newTraceparent } from './traceparent.ts'

/** A store's server, and how calls are sent to it. */
export interface ServerOptions {
  /** Base URL of the store, such as `https://parts.example`; empty for the page's own. */
  readonly url: string
  readonly fetch?: typeof fetch
  /** API token; without one, a browser is known by its cookies. */
  readonly token?: string
  /** Id of the internal company staff order for in this tab; null or omitted for none. */
  readonly actingFor?: () => number | null
  /**
   * Who the page believes is signed in (`believedUser`). The server refuses calls when someone else is, or nobody. Null
   * or omitted to be answered as whoever is signed in.
   */
  readonly signedInAs?: () => string | null
  /** True to begin a trace with each request, for a server that sends traces somewhere. */
  readonly traced?: boolean
  readonly onFailure?: (error: unknown) => void
}

/** Queries whose input can exceed the URL length limit; sent as POST instead. */
const longInput: ReadonlySet<string> = new Set(['catalog.partsById', 'catalog.partsByNumber', 'cart.price'])

/** Returns the headers that say who is calling. */
export function callerHeaders({ token, actingFor, signedInAs }: ServerOptions): Record<string, string> {
  const companyId = actingFor?.() ?? null
  const userId = signedInAs?.() ?? null
  return {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(companyId === null ? {} : { 'X-Acting-For': String(companyId) }),
    ...(userId === null ? {} : { 'X-Signed-In-As': userId }),
  }
}

/** Returns a path's URL on a server. */
export function urlOn({ url }: Pick<ServerOptions, 'url'>, path: string): string {
  return `${url.replace(/\/+$/, '')}${path}`
}

/** Returns the links for calls; calls made at the same moment share one request. */
export function linksTo(server: ServerOptions): TRPCLink<AppRouter>[] {
  const { fetch, onFailure, traced } = server
  const options = {
    url: urlOn(server, '/trpc'),
    headers: () => ({ ...callerHeaders(server), ...(traced ? { traceparent: newTraceparent() } : {}) }),
    ...(fetch ? { fetch } : {}),
  }
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
