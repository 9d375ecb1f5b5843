import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { linksTo, type ServerOptions } from './links.ts'
import { trpc } from './trpc.ts'

export interface ClientProviderProps {
  readonly server: ServerOptions
  readonly queryClient: QueryClient
  /** True for server rendering: queries start while the page renders. */
  readonly queriesWhileRendering?: boolean
  readonly children: ReactNode
}

export function ClientProvider(props: ClientProviderProps) {
  const { server, queryClient, queriesWhileRendering = false, children } = props
  const [client] = useState(() => trpc.createClient({ links: linksTo(server) }))
  return (
    <trpc.Provider client={client} queryClient={queryClient} ssrState={queriesWhileRendering && 'prepass'}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
