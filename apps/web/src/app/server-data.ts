import { noteRefusal } from '@mullion/client/accounts/viewer'
import type { ClientOptions } from '@mullion/client/client'
import { createQueryClient } from '@mullion/client/query-client'

/** The one cache of the server's data. */
export const queryClient = createQueryClient()

export const server: ClientOptions = {
  url: '/trpc',
  onFailure: (error) => noteRefusal(queryClient, error),
}
