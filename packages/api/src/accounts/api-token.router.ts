import { createTokenInput, oneTokenInput } from '@mullion/domain/accounts/api-token'
import { personalMemberProcedure, router, viewerProcedure } from '../trpc/init.ts'

const account = personalMemberProcedure('useAccount')

export const apiTokenRouter = router({
  /** All that a token may know of tokens: itself. */
  current: viewerProcedure.query(({ ctx }) => ctx.services.apiTokens.current(ctx.actor)),

  list: account.query(({ ctx }) => ctx.services.apiTokens.list(ctx.actor)),

  create: account
    .input(createTokenInput)
    .mutation(({ ctx, input }) => ctx.services.apiTokens.create(ctx.actor, input)),

  revoke: account
    .input(oneTokenInput)
    .mutation(({ ctx, input }) => ctx.services.apiTokens.revoke(ctx.actor, input.tokenId)),
})
