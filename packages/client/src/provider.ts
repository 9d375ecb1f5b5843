import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { Client } from './client.ts'

const ClientContext = createContext<Client | null>(null)

export interface ClientProviderProps {
  readonly client: Client
  readonly queryClient: QueryClient
  readonly children: ReactNode
}

/** Gives the client and the query cache to every hook below it. */
export function ClientProvider({ client, queryClient, children }: ClientProviderProps): ReactNode {
  return createElement(
    QueryClientProvider,
    { client: queryClient },
    createElement(ClientContext.Provider, { value: client }, children),
  )
}

/** The typed client; throws outside of ClientProvider. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client) throw new Error('ClientProvider is missing')
  return client
}
