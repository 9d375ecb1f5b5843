import {
  internalCompanyId,
  internalCompanyInput,
  searchInternalCompaniesInput,
  updateInternalCompanyInput,
} from '@mullion/domain/accounts/internal-company'
import { z } from 'zod'
import { memberProcedure, openProcedure, router } from '../trpc/init.ts'

const staff = memberProcedure('actForCompany')

export const internalCompanyRouter = router({
  search: staff
    .input(searchInternalCompaniesInput)
    .query(({ ctx, input }) => ctx.services.internalCompanies.search(input.term)),

  last: staff.query(({ ctx }) => ctx.services.internalCompanies.last(ctx.actor)),

  create: staff
    .input(internalCompanyInput)
    .mutation(({ ctx, input }) => ctx.services.internalCompanies.create(ctx.actor, input)),

  update: staff
    .input(updateInternalCompanyInput)
    .mutation(({ ctx, input }) => ctx.services.internalCompanies.update(ctx.actor, input)),

  remove: staff
    .input(z.strictObject({ internalCompanyId }))
    .mutation(({ ctx, input }) => ctx.services.internalCompanies.remove(ctx.actor, input.internalCompanyId)),

  acting: openProcedure.query(({ ctx }) => ctx.actor.actingFor),
})
