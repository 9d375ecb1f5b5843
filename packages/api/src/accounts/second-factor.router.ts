import { disableSecondFactorInput, passwordInput, secondFactorInput } from '@mullion/domain/accounts/session'
import { router, sessionProcedure } from '../trpc/init.ts'

export const secondFactorRouter = router({
  start: sessionProcedure
    .input(passwordInput)
    .mutation(({ ctx, input }) =>
      ctx.services.secondFactors.start(ctx.signedIn, ctx.exchange, input.password),
    ),

  enable: sessionProcedure
    .input(secondFactorInput)
    .mutation(({ ctx, input }) => ctx.services.secondFactors.enable(ctx.signedIn, ctx.exchange, input.code)),

  disable: sessionProcedure
    .input(disableSecondFactorInput)
    .mutation(({ ctx, input }) => ctx.services.secondFactors.disable(ctx.signedIn, ctx.exchange, input)),
})
