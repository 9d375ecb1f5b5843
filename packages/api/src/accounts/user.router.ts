import { linkToken } from '@mullion/domain/accounts/session'
import { companyUsersInput, createUserInput, updateUserInput, userId } from '@mullion/domain/accounts/user'
import { z } from 'zod'
import { memberProcedure, personalMemberProcedure, personalProcedure, router } from '../trpc/init.ts'

const manager = memberProcedure('manageCompanyUsers')
const oneUser = z.strictObject({ userId })

export const userRouter = router({
  list: memberProcedure('manageCompanyUsers', 'viewRecords')
    .input(companyUsersInput)
    .query(({ ctx, input }) => ctx.services.users.list(ctx.actor, input)),

  create: manager
    .input(createUserInput)
    .mutation(({ ctx, input }) => ctx.services.users.create(ctx.actor, input)),

  update: manager
    .input(updateUserInput)
    .mutation(({ ctx, input }) => ctx.services.users.update(ctx.actor, input)),

  cancelEmailChange: personalMemberProcedure('manageCompanyUsers')
    .input(oneUser)
    .mutation(({ ctx, input }) => ctx.services.users.cancelEmailChange(ctx.actor, input.userId)),

  remove: manager
    .input(oneUser)
    .mutation(({ ctx, input }) => ctx.services.users.remove(ctx.actor, input.userId)),

  details: memberProcedure('useAccount', 'viewRecords')
    .input(oneUser)
    .query(({ ctx, input }) => ctx.services.users.details(ctx.actor, input.userId)),

  verifyEmail: personalProcedure
    .input(z.strictObject({ token: linkToken }))
    .mutation(({ ctx, input }) => ctx.services.users.verifyEmail(input.token, ctx.actor.ipAddress)),
})
