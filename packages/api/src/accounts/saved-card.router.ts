import { removeCardInput } from '@mullion/domain/accounts/saved-card'
import { ofUserInput } from '@mullion/domain/accounts/user'
import { z } from 'zod'
import { memberProcedure, router } from '../trpc/init.ts'

const account = memberProcedure('useAccount')

export const savedCardRouter = router({
  list: account
    .input(z.optional(ofUserInput))
    .query(({ ctx, input }) => ctx.services.savedCards.list(ctx.actor, input)),

  remove: account
    .input(removeCardInput)
    .mutation(({ ctx, input }) => ctx.services.savedCards.remove(ctx.actor, input)),
})
