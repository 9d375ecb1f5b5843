import { pendingRequestsInput } from '@mullion/domain/accounts/dealer-request'
import { rowId } from '@mullion/domain/row-id'
import { z } from 'zod'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')

export const dealerRequestAdminRouter = router({
  /** The list that the documented REST API returns. */
  pending: administrator.query(({ ctx }) => ctx.services.dealerRequestAdmin.pending()),

  list: administrator
    .input(pendingRequestsInput)
    .query(({ ctx, input }) => ctx.services.dealerRequestAdmin.list(input)),

  remove: administrator
    .input(z.strictObject({ requestId: rowId }))
    .mutation(({ ctx, input }) => ctx.services.dealerRequestAdmin.remove(ctx.actor, input.requestId)),

  restore: administrator
    .input(z.strictObject({ requestId: rowId }))
    .mutation(({ ctx, input }) => ctx.services.dealerRequestAdmin.restore(ctx.actor, input.requestId)),

  file: administrator
    .input(z.strictObject({ fileId: rowId }))
    .mutation(({ ctx, input }) => ctx.services.dealerRequestAdmin.file(ctx.actor, input.fileId)),
})
