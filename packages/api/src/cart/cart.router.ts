import { cartLines } from '@mullion/domain/cart/cart'
import { z } from 'zod'
import { openProcedure, router } from '../trpc/init.ts'

export const cartRouter = router({
  price: openProcedure
    .input(z.strictObject({ cart: cartLines }))
    .query(({ ctx, input }) => ctx.services.cart.price(ctx.actor, input.cart)),
})
