import { partId } from '@mullion/domain/catalog/part'
import {
  browseCountsInput,
  browseInput,
  partsByIdInput,
  partsByNumberInput,
  searchCountsInput,
  searchInput,
} from '@mullion/domain/catalog/search'
import { z } from 'zod'
import { openProcedure, router } from '../trpc/init.ts'

export const catalogRouter = router({
  search: openProcedure
    .input(searchInput)
    .query(({ ctx, input }) => ctx.services.catalog.search(ctx.actor, input)),

  searchCounts: openProcedure
    .input(searchCountsInput)
    .query(({ ctx, input }) => ctx.services.catalog.searchCounts(ctx.actor, input)),

  browse: openProcedure
    .input(browseInput)
    .query(({ ctx, input }) => ctx.services.catalog.browse(ctx.actor, input)),

  browseCounts: openProcedure
    .input(browseCountsInput)
    .query(({ ctx, input }) => ctx.services.catalog.browseCounts(ctx.actor, input)),

  part: openProcedure
    .input(z.strictObject({ partId }))
    .query(({ ctx, input }) => ctx.services.catalog.part(ctx.actor, input.partId)),

  partsById: openProcedure
    .input(partsByIdInput)
    .query(({ ctx, input }) => ctx.services.catalog.partsById(ctx.actor, input.partIds)),

  partsByNumber: openProcedure
    .input(partsByNumberInput)
    .query(({ ctx, input }) => ctx.services.catalog.partsByNumber(ctx.actor, input.numbers)),
})
