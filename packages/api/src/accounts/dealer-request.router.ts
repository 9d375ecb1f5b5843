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

  // Any text may stand in a link: what is no token of ours is answered like one that is used.
  verify: openProcedure
    .input(z.strictObject({ token: z.string() }))
    .mutation(({ ctx, input }) => ctx.services.dealerRequests.verify(ctx.actor, input.token)),
})
