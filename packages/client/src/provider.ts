import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode, useState } from 'react'
import { type ClientOptions, linksTo } from './client.ts'
import { trpc } from './trpc.ts'

export interface ClientProviderProps {
  readonly server: ClientOptions
  readonly queryClient: QueryClient
  readonly children: ReactNode
}

/** Gives the procedures and the query cache to every hook below it. */
export function ClientProvider({ server, queryClient, children }: ClientProviderProps): ReactNode {
  const [client] = useState(() => trpc.createClient({ links: linksTo(server) }))
  const cached = createElement(QueryClientProvider, { client: queryClient }, children)
  return createElement(trpc.Provider, { client, queryClient, children: cached })
}
