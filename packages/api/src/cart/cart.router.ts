import { cartLines } from '@mullion/domain/cart/cart'
import { openCartInput, shareCartInput } from '@mullion/domain/cart/shared-cart'
import { z } from 'zod'
import { memberProcedure, openProcedure, router, spending } from '../trpc/init.ts'

export const cartRouter = router({
  price: openProcedure
    .input(z.strictObject({ cart: cartLines }))
    .use(spending(({ cart }) => cart.length))
    .query(({ ctx, input }) => ctx.services.cart.price(ctx.actor, input.cart)),

  share: memberProcedure('useAccount')
    .input(shareCartInput)
    .mutation(({ ctx, input }) => ctx.services.sharedCarts.share(ctx.actor, input.cart)),

  open: openProcedure
    .input(openCartInput)
    .query(({ ctx, input }) => ctx.services.sharedCarts.open(ctx.actor, input.shareKey)),
})
