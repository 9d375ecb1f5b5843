import {
  addCompanyPriceInput,
  changeCompanyPriceInput,
  companyPriceList,
  oneCompanyPrice,
} from '@mullion/domain/admin/company-price'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')
const recordReader = memberProcedure('viewRecords')

export const companyPriceRouter = router({
  list: recordReader
    .input(companyPriceList)
    .query(({ ctx, input }) => ctx.services.companyPrices.list(input.owner)),

  add: administrator
    .input(addCompanyPriceInput)
    .mutation(({ ctx, input }) => ctx.services.companyPrices.add(ctx.actor, input)),

  change: administrator
    .input(changeCompanyPriceInput)
    .mutation(({ ctx, input }) => ctx.services.companyPrices.change(ctx.actor, input)),

  remove: administrator
    .input(oneCompanyPrice)
    .mutation(({ ctx, input }) => ctx.services.companyPrices.remove(ctx.actor, input)),
})
