import { companyId } from '@mullion/domain/accounts/user'
import {
  createCompanyInput,
  searchCompaniesInput,
  updateCompanyInput,
} from '@mullion/domain/admin/company-form'
import { z } from 'zod'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')
const recordReader = memberProcedure('viewRecords')

export const companyAdminRouter = router({
  search: recordReader
    .input(searchCompaniesInput)
    .query(({ ctx, input }) => ctx.services.companyAdmin.search(input)),

  details: recordReader
    .input(z.strictObject({ companyId }))
    .query(({ ctx, input }) => ctx.services.companyAdmin.details(input.companyId)),

  create: administrator
    .input(createCompanyInput)
    .mutation(({ ctx, input }) => ctx.services.companyAdmin.create(ctx.actor, input)),

  update: administrator
    .input(updateCompanyInput)
    .mutation(({ ctx, input }) => ctx.services.companyAdmin.update(ctx.actor, input)),
})
