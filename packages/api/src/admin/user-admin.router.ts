import { userId } from '@mullion/domain/accounts/user'
import { z } from 'zod'
import { personalMemberProcedure, router } from '../trpc/init.ts'

const oneUser = personalMemberProcedure('administer').input(z.strictObject({ userId }))

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
