import { createQueryClient } from '@mullion/client/query-client'

/** The one cache of the server's data. */
export const queryClient = createQueryClient()
