import { createQueryClient } from '@mullion/client/query-client'

export const queryClient = createQueryClient()
