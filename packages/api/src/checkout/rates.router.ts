import { freightRateInput, parcelRateInput, taxRateInput } from '@mullion/domain/checkout/rates-input'
import { openProcedure, router, spending } from '../trpc/init.ts'

export const ratesRouter = router({
  parcel: openProcedure
    .input(parcelRateInput)
    .use(spending(({ cart }) => cart.length))
    .mutation(({ ctx, input }) => ctx.services.rates.parcel(ctx.actor, input)),

  freight: openProcedure
    .input(freightRateInput)
    .mutation(({ ctx, input }) => ctx.services.rates.freight(ctx.actor, input)),

  tax: openProcedure
    .input(taxRateInput)
    .mutation(({ ctx, input }) => ctx.services.rates.tax(ctx.actor, input)),
})
