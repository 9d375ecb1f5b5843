import { addressId, savedAddressInput, updateAddressInput } from '@mullion/domain/accounts/address'
import { z } from 'zod'
import { memberProcedure, router } from '../trpc/init.ts'

const account = memberProcedure('useAccount')

export const addressRouter = router({
  list: account.query(({ ctx }) => ctx.services.addresses.list(ctx.actor)),

  create: account
    .input(savedAddressInput)
    .mutation(({ ctx, input }) => ctx.services.addresses.create(ctx.actor, input)),

  update: account
    .input(updateAddressInput)
    .mutation(({ ctx, input }) => ctx.services.addresses.update(ctx.actor, input.addressId, input.address)),

  remove: account
    .input(z.strictObject({ addressId }))
    .mutation(({ ctx, input }) => ctx.services.addresses.remove(ctx.actor, input.addressId)),
})
