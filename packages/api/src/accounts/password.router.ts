import {
  changePasswordInput,
  forgotPasswordInput,
  resetPasswordInput,
} from '@mullion/domain/accounts/session'
import { z } from 'zod'
import { personalProcedure, router, sessionProcedure } from '../trpc/init.ts'

export const passwordRouter = router({
  forgot: personalProcedure
    .input(forgotPasswordInput)
    .mutation(({ ctx, input }) => ctx.services.passwords.forgot(input.email, ctx.actor.ipAddress)),

  // A mutation, though it changes nothing: a query would put the token into a URL.
  checkLink: personalProcedure
    .input(z.strictObject({ token: z.string() }))
    .mutation(({ ctx, input }) => ctx.services.passwords.checkLink(input.token, ctx.actor.ipAddress)),

  reset: personalProcedure
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) =>
      ctx.services.passwords.reset(input.token, input.newPassword, ctx.actor.ipAddress),
    ),

  change: sessionProcedure
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => ctx.services.passwords.change(ctx.signedIn, input)),
})
