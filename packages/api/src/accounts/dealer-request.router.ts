import { dealerRequestInput, resendRequestInput } from '@mullion/domain/accounts/dealer-request'
import { z } from 'zod'
import { openProcedure, router } from '../trpc/init.ts'

export const dealerRequestRouter = router({
  submit: openProcedure
    .input(dealerRequestInput)
    .mutation(({ ctx, input }) => ctx.services.dealerRequests.submit(ctx.actor, input)),

  resend: openProcedure
    .input(resendRequestInput)
    .mutation(({ ctx, input }) => ctx.services.dealerRequests.resend(ctx.actor, input.email)),

  // A link can carry any text: a token we never issued gets the same answer as a used one.
  verify: openProcedure
    .input(z.strictObject({ token: z.string().max(200) }))
    .mutation(({ ctx, input }) => ctx.services.dealerRequests.verify(ctx.actor, input.token)),
})
