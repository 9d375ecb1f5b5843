import { MantineProvider } from '@mantine/core'
import { ClientProvider } from '@mullion/client/provider'
import { type ReactNode, StrictMode } from 'react'
import { queryClient } from './query-client.ts'
import { server } from './server-data.ts'
import { theme, tokens } from './theme.ts'

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
