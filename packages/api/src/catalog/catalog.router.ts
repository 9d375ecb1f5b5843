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
import { openProcedure, router, spending } from '../trpc/init.ts'

/** A count is charged as this many rows: it scans many and returns few. */
const countRows = 20
/** Rows charged per part number: an unknown number returns the parts whose numbers start with it. */
const rowsOfNumber = 2

export const catalogRouter = router({
  search: openProcedure
    .input(searchInput)
    .use(spending(({ limit }) => limit))
    .query(({ ctx, input }) => ctx.services.catalog.search(ctx.actor, input, ctx.budget.rest)),

  searchCounts: openProcedure
    .input(searchCountsInput)
    .use(spending(() => countRows))
    .query(({ ctx, input }) => ctx.services.catalog.searchCounts(ctx.actor, input, ctx.budget.rest)),

  browse: openProcedure
    .input(browseInput)
    .use(spending(({ limit }) => limit))
    .query(({ ctx, input }) => ctx.services.catalog.browse(ctx.actor, input)),

  browseCounts: openProcedure
    .input(browseCountsInput)
    .use(spending(() => countRows))
    .query(({ ctx, input }) => ctx.services.catalog.browseCounts(ctx.actor, input)),

  part: openProcedure
    .input(z.strictObject({ partId }))
    .use(spending(() => 1))
    .query(({ ctx, input }) => ctx.services.catalog.part(ctx.actor, input.partId)),

  partsById: openProcedure
    .input(partsByIdInput)
    .use(spending(({ partIds }) => partIds.length))
    .query(({ ctx, input }) => ctx.services.catalog.partsById(ctx.actor, input.partIds)),

  partsByNumber: openProcedure
    .input(partsByNumberInput)
    .use(spending(({ numbers }) => numbers.length * rowsOfNumber))
    .query(({ ctx, input }) => ctx.services.catalog.partsByNumber(ctx.actor, input.numbers, ctx.budget.rest)),
})
