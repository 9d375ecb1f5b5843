import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type ClientOptions, linksTo } from './client.ts'
import { trpc } from './trpc.ts'

export interface ClientProviderProps {
  readonly server: ClientOptions
  readonly queryClient: QueryClient
  readonly children: ReactNode
}

/** Gives the procedures and the query cache to every hook below it. */
export function ClientProvider({ server, queryClient, children }: ClientProviderProps) {
  const [client] = useState(() => trpc.createClient({ links: linksTo(server) }))
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
