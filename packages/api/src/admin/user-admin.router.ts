import { userId } from '@mullion/domain/accounts/user'
import { z } from 'zod'
import { memberProcedure, router } from '../trpc/init.ts'

const oneUser = memberProcedure('administer').input(z.strictObject({ userId }))

export const userAdminRouter = router({
  resendInvitation: oneUser.mutation(({ ctx, input }) =>
    ctx.services.userAdmin.resendInvitation(ctx.actor, input.userId),
  ),

  requirePasswordChange: oneUser.mutation(({ ctx, input }) =>
    ctx.services.userAdmin.requirePasswordChange(ctx.actor, input.userId),
  ),

  endSessions: oneUser.mutation(({ ctx, input }) =>
    ctx.services.userAdmin.endSessions(ctx.actor, input.userId),
  ),
})
