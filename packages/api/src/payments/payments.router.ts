import { paymentInput, paymentsInTroubleInput } from '@mullion/domain/payments/payment-attention'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')

export const paymentsRouter = router({
  inTrouble: administrator
    .input(paymentsInTroubleInput)
    .query(({ ctx, input }) => ctx.services.paymentAttention.list(input)),

  retry: administrator
    .input(paymentInput)
    .mutation(({ ctx, input }) => ctx.services.paymentAttention.retry(ctx.actor, input.paymentId)),

  giveUp: administrator
    .input(paymentInput)
    .mutation(({ ctx, input }) => ctx.services.paymentAttention.giveUp(ctx.actor, input.paymentId)),

  reconcile: administrator.query(({ ctx }) => ctx.services.reconciliation.compare()),
})
