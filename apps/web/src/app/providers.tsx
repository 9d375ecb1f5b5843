import { MantineProvider } from '@mantine/core'
import { ClientProvider } from '@mullion/client/provider'
import { createQueryClient } from '@mullion/client/query-client'
import { type ReactNode, StrictMode } from 'react'
import { theme, tokens } from './theme.ts'

const server = { url: '/trpc' }
const queryClient = createQueryClient()

export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={tokens} defaultColorScheme="auto">
        <ClientProvider server={server} queryClient={queryClient}>
          {children}
        </ClientProvider>
      </MantineProvider>
    </StrictMode>
  )
}
