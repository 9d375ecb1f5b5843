import {
  createServiceAccountInput,
  createServiceTokenInput,
  oneTokenOfUserInput,
} from '@mullion/domain/accounts/api-token'
import { userId } from '@mullion/domain/accounts/user'
import { z } from 'zod'
import { personalMemberProcedure, router } from '../trpc/init.ts'

const administrator = personalMemberProcedure('administer')
const superAdmin = personalMemberProcedure('manageServiceAccounts')

/** API tokens of the users that the actor manages. */
export const userTokenRouter = router({
  list: administrator
    .input(z.strictObject({ userId }))
    .query(({ ctx, input }) => ctx.services.serviceAccounts.tokensOf(ctx.actor, input.userId)),

  revoke: administrator
    .input(oneTokenOfUserInput)
    .mutation(({ ctx, input }) => ctx.services.serviceAccounts.revokeToken(ctx.actor, input)),
})

/** Services of the house. */
export const serviceAccountRouter = router({
  create: superAdmin
    .input(createServiceAccountInput)
    .mutation(({ ctx, input }) => ctx.services.serviceAccounts.create(ctx.actor, input)),

  createToken: superAdmin
    .input(createServiceTokenInput)
    .mutation(({ ctx, input }) => ctx.services.serviceAccounts.createToken(ctx.actor, input)),
})
