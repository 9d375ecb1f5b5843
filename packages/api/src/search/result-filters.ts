import type { FilteredPage } from '@mullion/db/search/browse.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { listPriceReaching } from '@mullion/domain/money'
import { type Filters, filterMasks, priceBandLimits } from '@mullion/domain/search/facets'
import type { BrowseInput } from '@mullion/domain/search/search-input'

/** Converts the price band limits to list prices, since bands apply to the price the actor pays. */
export function listLimitsFor({ discountRate }: Actor): number[] {
  return priceBandLimits.map((limit) => listPriceReaching(limit, discountRate))
}

/** Ignores staff-only filters for everyone else, so that a URL from staff still works. */
export function filtersFor(actor: Actor, filters: Filters): Filters {
  return may(actor, 'seeInternalParts') ? filters : { ...filters, proprietary: false }
}

/** The page to query, with one extra part to tell whether there is a next page. */
export function filteredPage(
  actor: Actor,
  { offset, limit, sort, filters, fits }: BrowseInput,
): FilteredPage {
  const masks = filterMasks(filtersFor(actor, filters), fits)
  const filter = { masks, limits: listLimitsFor(actor), ownParts: fits?.ownParts ?? [] }
  return { offset, limit: limit + 1, sort, filter }
}
