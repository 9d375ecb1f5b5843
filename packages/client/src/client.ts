import type { AppRouter } from '@mullion/api/root'
import { createTRPCClient, httpBatchLink, splitLink, type TRPCClient } from '@trpc/client'

export type Client = TRPCClient<AppRouter>

export interface ClientOptions {
  /** Where the procedures are, such as `/trpc`. */
  readonly url: string
  readonly fetch?: typeof fetch
}

/** Queries whose input can outgrow an address; they travel in a body instead. */
const longInput: ReadonlySet<string> = new Set(['catalog.partsById', 'cart.price', 'checkout.quote'])

/** Makes the typed client: calls of one moment share one request. */
export function createClient({ url, fetch }: ClientOptions): Client {
  const options = fetch ? { url, fetch } : { url }
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (call) => longInput.has(call.path),
        true: httpBatchLink({ ...options, methodOverride: 'POST' }),
        false: httpBatchLink(options),
      }),
    ],
  })
}
