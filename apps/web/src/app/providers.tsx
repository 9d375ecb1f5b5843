import { MantineProvider } from '@mantine/core'
import { ClientProvider, type ClientProviderProps } from '@mullion/client/provider'
import { StrictMode } from 'react'
import { theme, tokens } from './theme.ts'

export function Providers({ children, ...client }: ClientProviderProps) {
  return (
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={tokens} defaultColorScheme="auto">
        <ClientProvider {...client}>{children}</ClientProvider>
      </MantineProvider>
    </StrictMode>
  )
}
