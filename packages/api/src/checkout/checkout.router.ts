import { placeOrderInput } from '@mullion/domain/checkout/order'
import { quoteInput } from '@mullion/domain/checkout/quote'
import { openProcedure, router, spending } from '../trpc/init.ts'

export const checkoutRouter = router({
  quote: openProcedure
    .input(quoteInput)
    .use(spending(({ cart }) => cart.length))
    .mutation(({ ctx, input }) => ctx.services.quotes.quote(ctx.actor, input)),

  challenge: openProcedure.query(({ ctx }) => ctx.services.placeOrder.challenge()),

  placeOrder: openProcedure
    .input(placeOrderInput)
    .use(spending(({ cart }) => cart.length))
    .mutation(({ ctx, input }) => ctx.services.placeOrder.placeOrder(ctx.actor, input)),
})
