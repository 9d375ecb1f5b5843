import { MantineProvider } from '@mantine/core'
import { ClientProvider } from '@mullion/client/provider'
import { createQueryClient } from '@mullion/client/query-client'
import { configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { theme } from '../app/theme.ts'

// Waiting costs nothing where things come at once, and machines can be busy.
configure({ asyncUtilTimeout: 10_000 })

export interface ShowOptions {
  /** The server that the hooks call: `shop.fetchAs('buyer')`, or one that fails. Without it every call is refused. */
  readonly fetch?: typeof globalThis.fetch
  readonly queryClient?: ReturnType<typeof createQueryClient>
  /** The internal company that staff order for, by its id. */
  readonly actingFor?: () => number | null
}

const noServer = () => Promise.reject(new Error('This test gave its component no server.'))

/** A cache as the product's, whose retries do not wait. */
function testQueryClient() {
  const client = createQueryClient()
  const { queries, ...rest } = client.getDefaultOptions()
  client.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } })
  return client
}

/**
 * Draws a component in happy-dom with the theme and the query cache around it, and gives Testing Library's queries
 * bound to the whole document, since dialogs are drawn outside the component, with a `user` who types and clicks.
 */
export function show(component: ReactNode, options: ShowOptions = {}) {
  const { fetch = noServer, queryClient = testQueryClient(), actingFor = () => null } = options
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    // Styles decide nothing here; finding a button by its name would read through all of them each time.
    <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
      <ClientProvider server={{ url: 'http://shop.test/trpc', fetch, actingFor }} queryClient={queryClient}>
        {children}
      </ClientProvider>
    </MantineProvider>
  )
  const user = userEvent.setup({ delay: null })
  const drawn = render(component, { wrapper, baseElement: document.body })
  return {
    ...drawn,
    queryClient,
    user,
    /** Replaces what a field holds, all at once: typing key by key takes thirty times as long. */
    async fill(field: HTMLElement, text: string) {
      await user.clear(field)
      await user.paste(text)
    },
    [Symbol.dispose]() {
      drawn.unmount()
      queryClient.clear()
      localStorage.clear()
      sessionStorage.clear()
    },
  }
}
