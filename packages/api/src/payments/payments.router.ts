import { paymentInput, paymentsInTroubleInput } from '@mullion/domain/payments/payment-attention'
import {
  differencesInput,
  reconcileDayInput,
  resolveDifferenceInput,
} from '@mullion/domain/payments/reconciliation-list'
import { givenUpTaxPostingsInput, taxPostingInput } from '@mullion/domain/payments/tax-posting-list'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')

export const paymentsRouter = router({
  inTrouble: administrator
    .input(paymentsInTroubleInput)
    .query(({ ctx, input }) => ctx.services.paymentAttention.list(input)),

  retry: administrator
    .input(paymentInput)
    .mutation(({ ctx, input }) => ctx.services.paymentAttention.retry(ctx.actor, input.paymentId)),

  void: administrator
    .input(paymentInput)
    .mutation(({ ctx, input }) => ctx.services.paymentAttention.void(ctx.actor, input.paymentId)),

  reconcile: administrator.query(({ ctx }) => ctx.services.reconciliation.compare()),

  /** What differed between the store and the gateway on days that were compared. */
  differences: administrator
    .input(differencesInput)
    .query(({ ctx, input }) => ctx.services.dayReconciliation.differences(input)),

  reconciledDays: administrator.query(({ ctx }) => ctx.services.dayReconciliation.days()),

  reconcileDay: administrator
    .input(reconcileDayInput)
    .mutation(({ ctx, input }) => ctx.services.dayReconciliation.reconcileDay(ctx.actor, input.day)),

  /** Sales that the tax service was told of for days, without success. */
  taxGivenUp: administrator
    .input(givenUpTaxPostingsInput)
    .query(({ ctx, input }) => ctx.services.taxPostings.givenUp(input)),

  sendTaxAgain: administrator
    .input(taxPostingInput)
    .mutation(({ ctx, input }) => ctx.services.taxPostings.sendAgain(ctx.actor, input.postingId)),

  resolveDifference: administrator
    .input(resolveDifferenceInput)
    .mutation(({ ctx, input }) =>
      ctx.services.dayReconciliation.resolve(ctx.actor, input.differenceId, input.note),
    ),
})
