import { holdPaymentInput } from '@mullion/domain/checkout/hold-payment'
import { placeOnAccountInput, placeOrderInput } from '@mullion/domain/checkout/order'
import { quoteInput } from '@mullion/domain/checkout/quote'
import { zipLocationInput } from '@mullion/domain/checkout/zip-location'
import { z } from 'zod'
import { paymentsRouter } from '../payments/payments.router.ts'
import { memberProcedure, openProcedure, orderingProcedure, router, spending } from '../trpc/init.ts'
import { ratesRouter } from './rates.router.ts'

const outcomeInput = z.strictObject({ idempotencyKey: placeOrderInput.shape.idempotencyKey })
/** Files travel as multipart, never as JSON: only the REST path sends one. */
const poDocumentInput = z.strictObject({ name: z.string(), bytes: z.instanceof(Uint8Array) })

export const checkoutRouter = router({
  quote: orderingProcedure
    .input(quoteInput)
    .use(spending(({ cart }) => cart.length))
    .mutation(({ ctx, input }) => ctx.services.quotes.quote(ctx.actor, input)),

  options: orderingProcedure.query(({ ctx }) => ctx.services.checkoutOptions.of(ctx.actor)),

  outcome: orderingProcedure
    .input(outcomeInput)
    .query(({ ctx, input }) => ctx.services.placeOrder.outcome(ctx.actor, input.idempotencyKey)),

  /** First half of the documented two-step checkout; `placeOrder` takes the held payment. */
  holdPayment: orderingProcedure
    .input(holdPaymentInput)
    .use(spending(({ cart }) => cart.length))
    .mutation(({ ctx, input }) => ctx.services.holdPayment.holdPayment(ctx.actor, input)),

  /** Returns a ZIP code's city and state; null when it is not in use. */
  zipLocation: openProcedure
    .input(zipLocationInput)
    .query(({ ctx, input }) => ctx.services.zipLocations.find(ctx.actor, input.zip)),

  rates: ratesRouter,

  payments: paymentsRouter,

  uploadPoDocument: memberProcedure('placeOrders')
    .input(poDocumentInput)
    .mutation(({ ctx, input }) => ctx.services.poDocuments.upload(ctx.actor, input)),

  challenge: openProcedure.query(({ ctx }) => ctx.services.placeOrder.challenge()),

  placeOrder: orderingProcedure
    .input(placeOrderInput)
    .use(spending(({ cart }) => cart.length))
    .mutation(({ ctx, input }) => ctx.services.placeOrder.placeOrder(ctx.actor, input)),

  /** For programs: without a typed card. */
  placeOnAccount: memberProcedure('placeOrders')
    .input(placeOnAccountInput)
    .use(spending(({ cart }) => cart.length))
    .mutation(({ ctx, input }) => ctx.services.placeOrder.placeOnAccount(ctx.actor, input)),
})
