import {
  changePasswordInput,
  forgotPasswordInput,
  passwordInput,
  resetPasswordInput,
  secondFactorInput,
} from '@mullion/domain/accounts/session'
import { openProcedure, router, sessionProcedure } from '../trpc/init.ts'

export const passwordRouter = router({
  forgot: openProcedure
    .input(forgotPasswordInput)
    .mutation(({ ctx, input }) => ctx.services.passwords.forgot(input.email, ctx.actor.address)),

  reset: openProcedure
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) =>
      ctx.services.passwords.reset(input.token, input.newPassword, ctx.actor.address),
    ),

  change: sessionProcedure
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => ctx.services.passwords.change(ctx.signedIn, input)),
})

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
    .input(passwordInput)
    .mutation(({ ctx, input }) =>
      ctx.services.secondFactors.disable(ctx.signedIn, ctx.exchange, input.password),
    ),
})
