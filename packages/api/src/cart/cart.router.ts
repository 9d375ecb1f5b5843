import { saveAccountCartInput } from '@mullion/domain/cart/account-cart'
import { cartLines } from '@mullion/domain/cart/cart'
import { openCartInput, shareCartInput } from '@mullion/domain/cart/shared-cart'
import { z } from 'zod'
import { memberProcedure, openProcedure, personalMemberProcedure, router, spending } from '../trpc/init.ts'

export const cartRouter = router({
  price: openProcedure
    .input(z.strictObject({ cart: cartLines }))
    .use(spending(({ cart }) => cart.length))
    .query(({ ctx, input }) => ctx.services.cart.price(ctx.actor, input.cart)),

  share: memberProcedure('useAccount')
    .input(shareCartInput)
    .mutation(({ ctx, input }) => ctx.services.sharedCarts.share(ctx.actor, input.cart)),

  ofAccount: personalMemberProcedure('useAccount').query(({ ctx }) =>
    ctx.services.accountCarts.read(ctx.actor),
  ),

  saveOfAccount: personalMemberProcedure('useAccount')
    .input(saveAccountCartInput)
    .mutation(({ ctx, input }) => ctx.services.accountCarts.save(ctx.actor, input)),

  open: openProcedure
    .input(openCartInput)
    .query(({ ctx, input }) => ctx.services.sharedCarts.open(ctx.actor, input.shareKey)),
})
