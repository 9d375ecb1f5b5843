import { addPasskeyInput, removePasskeyInput } from '@mullion/domain/accounts/passkey'
import { passwordInput } from '@mullion/domain/accounts/session'
import { router, sessionProcedure } from '../trpc/init.ts'

export const passkeyRouter = router({
  list: sessionProcedure.query(({ ctx }) => ctx.services.passkeys.list(ctx.signedIn)),

  start: sessionProcedure
    .input(passwordInput)
    .mutation(({ ctx, input }) => ctx.services.passkeys.start(ctx.signedIn, input.password)),

  add: sessionProcedure
    .input(addPasskeyInput)
    .mutation(({ ctx, input }) => ctx.services.passkeys.add(ctx.signedIn, input)),

  remove: sessionProcedure
    .input(removePasskeyInput)
    .mutation(({ ctx, input }) => ctx.services.passkeys.remove(ctx.signedIn, input)),
})
