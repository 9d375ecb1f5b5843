import { addressId, createAddressInput, updateAddressInput } from '@mullion/domain/accounts/address'
import { ofUserInput } from '@mullion/domain/accounts/user'
import { z } from 'zod'
import { memberProcedure, router } from '../trpc/init.ts'

const account = memberProcedure('useAccount')

export const addressRouter = router({
  list: account
    .input(z.optional(ofUserInput))
    .query(({ ctx, input }) => ctx.services.addresses.list(ctx.actor, input)),

  create: account
    .input(createAddressInput)
    .mutation(({ ctx, input }) => ctx.services.addresses.create(ctx.actor, input)),

  update: account
    .input(updateAddressInput)
    .mutation(({ ctx, input }) => ctx.services.addresses.update(ctx.actor, input)),

  remove: account
    .input(z.strictObject({ addressId }))
    .mutation(({ ctx, input }) => ctx.services.addresses.remove(ctx.actor, input.addressId)),
})
