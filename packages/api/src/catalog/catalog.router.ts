import { maxFamilySize } from '@mullion/domain/catalog/family'
import type { FamilyView } from '@mullion/domain/catalog/family-input'
import { type Part, partId } from '@mullion/domain/catalog/part'
import type { PartCatalogChange } from '@mullion/domain/catalog/part-change'
import { oneMediumInput } from '@mullion/domain/catalog/part-media'
import { type FeedPage, feedInput } from '@mullion/domain/changes/feed'
import {
  browseCountsInput,
  browseInput,
  givenUpInput,
  type NumberedParts,
  type PartsPage,
  partsByIdInput,
  partsByNumberInput,
  searchCountsInput,
  searchInput,
} from '@mullion/domain/search/search-input'
import { z } from 'zod'
import { openProcedure, personalProcedure, router, spending, spendingByAnswer } from '../trpc/init.ts'

/** A count is charged as this many rows: it scans many and returns few. */
const countRows = 20
/** An unknown number is answered with about two parts whose numbers start with it. */
const rowsOfNumber = 2

const page = spendingByAnswer({
  upTo: ({ limit }: { readonly limit: number }) => limit,
  rowsOf: ({ parts }: PartsPage) => parts.length,
})

export const catalogRouter = router({
  search: openProcedure
    .input(searchInput)
    .use(page)
    .query(({ ctx, input }) => ctx.services.search.search(ctx.actor, input, ctx.budget.rest)),

  searchCounts: openProcedure
    .input(searchCountsInput)
    .use(spending(() => countRows))
    .query(({ ctx, input }) => ctx.services.search.searchCounts(ctx.actor, input, ctx.budget.rest)),

  /** A page reports a search of which the buyer used nothing. */
  searchGivenUp: personalProcedure
    .input(givenUpInput)
    .use(spending(() => 1))
    .mutation(({ ctx, input }) => ctx.services.search.noteGivenUp(ctx.actor, input)),

  /** Photographs, documents and videos of a part. */
  media: openProcedure
    .input(z.strictObject({ partId }))
    .query(({ ctx, input }) => ctx.services.partMedia.ofPart(ctx.actor, input.partId)),

  /** A document of a part; its bytes travel over REST only. */
  document: openProcedure
    .input(oneMediumInput)
    .query(({ ctx, input }) => ctx.services.partMedia.openDocument(ctx.actor, input.mediumId)),

  browse: openProcedure
    .input(browseInput)
    .use(page)
    .query(({ ctx, input }) => ctx.services.search.browse(ctx.actor, input)),

  browseCounts: openProcedure
    .input(browseCountsInput)
    .use(spending(() => countRows))
    .query(({ ctx, input }) => ctx.services.search.browseCounts(ctx.actor, input)),

  part: openProcedure
    .input(z.strictObject({ partId }))
    .use(spending(() => 1))
    .query(({ ctx, input }) => ctx.services.catalog.part(ctx.actor, input.partId)),

  /** The family of a part; null if it is in none. */
  family: openProcedure
    .input(z.strictObject({ partId }))
    .use(
      spendingByAnswer({
        upTo: () => maxFamilySize,
        rowsOf: (family: FamilyView | null) => family?.parts.length ?? 1,
      }),
    )
    .query(({ ctx, input }) => ctx.services.families.familyOf(ctx.actor, input.partId)),

  /** What changed since a cursor; all parts without one. */
  changed: openProcedure
    .input(feedInput)
    .use(
      spendingByAnswer({
        upTo: ({ limit }: { readonly limit: number }) => limit,
        rowsOf: ({ changes }: FeedPage<PartCatalogChange>) => changes.length,
      }),
    )
    .query(({ ctx, input }) => ctx.services.partChanges.changed(ctx.actor, input)),

  partsById: openProcedure
    .input(partsByIdInput)
    .use(
      spendingByAnswer({
        upTo: ({ partIds }: { readonly partIds: readonly number[] }) => partIds.length,
        rowsOf: (parts: readonly Part[]) => parts.length,
      }),
    )
    .query(({ ctx, input }) => ctx.services.catalog.partsById(ctx.actor, input.partIds)),

  partsByNumber: openProcedure
    .input(partsByNumberInput)
    .use(
      spendingByAnswer({
        upTo: ({ numbers }: { readonly numbers: readonly string[] }) => numbers.length * rowsOfNumber,
        rowsOf: (found: readonly NumberedParts[]) =>
          found.reduce((rows, { parts, beginning }) => rows + parts.length + beginning.length, found.length),
      }),
    )
    .query(({ ctx, input }) => ctx.services.catalog.partsByNumber(ctx.actor, input.numbers, ctx.budget.rest)),
})
