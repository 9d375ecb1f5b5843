import {
  addCompanyPaymentInput,
  companyPaymentsInput,
  oneCompanyPayment,
} from '@mullion/domain/credit/company-payment'
import {
  creditListInput,
  creditOfInput,
  heldOrderInput,
  heldOrdersInput,
  refuseHeldInput,
  setCreditLimitInput,
} from '@mullion/domain/credit/credit'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')
const recordReader = memberProcedure('viewRecords')

const paymentsRouter = router({
  list: recordReader
    .input(companyPaymentsInput)
    .query(({ ctx, input }) => ctx.services.companyPayments.list(input)),

  add: administrator
    .input(addCompanyPaymentInput)
    .mutation(({ ctx, input }) => ctx.services.companyPayments.add(ctx.actor, input)),

  remove: administrator
    .input(oneCompanyPayment)
    .mutation(({ ctx, input }) => ctx.services.companyPayments.remove(ctx.actor, input)),
})

const heldRouter = router({
  list: recordReader.input(heldOrdersInput).query(({ ctx, input }) => ctx.services.creditHolds.list(input)),

  byId: recordReader
    .input(heldOrderInput)
    .query(({ ctx, input }) => ctx.services.creditHolds.ofOrder(input.orderId)),

  release: administrator
    .input(heldOrderInput)
    .mutation(({ ctx, input }) => ctx.services.creditHolds.release(ctx.actor, input)),

  refuse: administrator
    .input(refuseHeldInput)
    .mutation(({ ctx, input }) => ctx.services.creditHolds.refuse(ctx.actor, input)),
})

export const creditRouter = router({
  payments: paymentsRouter,
  held: heldRouter,

  own: memberProcedure('placeOrders').query(({ ctx }) => ctx.services.credit.own(ctx.actor)),

  account: recordReader
    .input(creditOfInput)
    .query(({ ctx, input }) => ctx.services.credit.account(input.owner)),

  list: recordReader.input(creditListInput).query(({ ctx, input }) => ctx.services.credit.list(input)),

  setLimit: administrator
    .input(setCreditLimitInput)
    .mutation(({ ctx, input }) => ctx.services.credit.setLimit(ctx.actor, input)),
})
