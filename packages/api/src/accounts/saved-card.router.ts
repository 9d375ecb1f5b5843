import { methodId } from '@mullion/domain/accounts/saved-card'
import { z } from 'zod'
import { memberProcedure, router } from '../trpc/init.ts'

const account = memberProcedure('useAccount')

export const savedCardRouter = router({
  list: account.query(({ ctx }) => ctx.services.savedCards.list(ctx.actor)),

  remove: account
    .input(z.strictObject({ methodId }))
    .mutation(({ ctx, input }) => ctx.services.savedCards.remove(ctx.actor, input.methodId)),
})
