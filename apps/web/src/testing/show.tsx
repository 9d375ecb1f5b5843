import { MantineProvider } from '@mantine/core'
import { believedUser, handleSessionError } from '@mullion/client/accounts/viewer'
import type { ServerOptions } from '@mullion/client/links'
import { ClientProvider } from '@mullion/client/provider'
import { createQueryClient } from '@mullion/client/query-client'
import { configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { theme } from '../app/theme.ts'
import { answer } from '../lib/confirm.state.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

// A long timeout costs nothing when results arrive at once, and test machines can be busy.
configure({ asyncUtilTimeout: 10_000 })

export interface ShowOptions {
  /**
   * The server that the hooks call: `shop.fetchAs('buyer')`, or one that fails. If omitted, every call is
   * refused.
   */
  readonly fetch?: typeof globalThis.fetch
  readonly queryClient?: ReturnType<typeof createQueryClient>
  readonly actingFor?: () => number | null
}

const noServer = () => Promise.reject(new Error('This test gave its component no server.'))

/** A cache like the product's, but its retries do not wait. */
function testQueryClient() {
  const client = createQueryClient()
  const { queries, ...rest } = client.getDefaultOptions()
  client.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } })
  return client
}

/**
 * Renders a component in happy-dom with the theme and the query cache. Returns Testing Library's queries
 * bound to the whole document, since dialogs render outside the component, and a `user` who types and clicks.
 */
export function show(component: ReactNode, options: ShowOptions = {}) {
  const { fetch = noServer, queryClient = testQueryClient(), actingFor = () => null } = options
  const server: ServerOptions = {
    ...{ url: 'http://shop.test', fetch, actingFor },
    signedInAs: () => believedUser(queryClient),
    onFailure: (error) => handleSessionError(queryClient, error),
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    // Leaves out the styles: no test needs them, and finding a button by its name would read through all of
    // them.
    <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
      <ClientProvider server={server} queryClient={queryClient}>
        {children}
        <ConfirmDialog />
      </ClientProvider>
    </MantineProvider>
  )
  const user = userEvent.setup({ delay: null })
  const rendered = render(component, { wrapper, baseElement: document.body })
  return {
    ...rendered,
    queryClient,
    user,
    /** Replaces a field's value all at once: typing key by key takes thirty times as long. */
    async fill(field: HTMLElement, text: string) {
      await user.clear(field)
      await user.paste(text)
    },
    [Symbol.dispose]() {
      answer(false)
      rendered.unmount()
      queryClient.clear()
      localStorage.clear()
      sessionStorage.clear()
    },
  }
}
