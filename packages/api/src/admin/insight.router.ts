import {
  companiesWithoutUsersInput,
  emptySearchesInput,
  givenUpSearchesInput,
  neverOrderedInput,
  partsWithoutImagesInput,
} from '@mullion/domain/admin/insight'
import { memberProcedure, router } from '../trpc/init.ts'

const administrator = memberProcedure('administer')

export const insightRouter = router({
  emptySearches: administrator
    .input(emptySearchesInput)
    .query(({ ctx, input }) => ctx.services.insight.emptySearches(input)),

  givenUpSearches: administrator
    .input(givenUpSearchesInput)
    .query(({ ctx, input }) => ctx.services.insight.givenUpSearches(input)),

  partsWithoutImages: administrator
    .input(partsWithoutImagesInput)
    .query(({ ctx, input }) => ctx.services.insight.partsWithoutImages(input)),

  partsNeverOrdered: administrator
    .input(neverOrderedInput)
    .query(({ ctx, input }) => ctx.services.insight.partsNeverOrdered(input)),

  companiesWithoutUsers: administrator
    .input(companiesWithoutUsersInput)
    .query(({ ctx, input }) => ctx.services.insight.companiesWithoutUsers(input)),
})
