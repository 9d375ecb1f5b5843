import { placeOrderInput } from '@mullion/domain/checkout/order'
import { quoteInput } from '@mullion/domain/checkout/quote'
import { openProcedure, router } from '../trpc/init.ts'

export const checkoutRouter = router({
  quote: openProcedure
    .input(quoteInput)
    .mutation(({ ctx, input }) => ctx.services.quotes.quote(ctx.actor, input)),

  challenge: openProcedure.query(({ ctx }) => ctx.services.placeOrder.challenge()),

  placeOrder: openProcedure
    .input(placeOrderInput)
    .mutation(({ ctx, input }) => ctx.services.placeOrder.placeOrder(ctx.actor, input)),
})
