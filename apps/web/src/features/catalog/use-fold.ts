import type { PartsOf } from '@mullion/client/catalog/catalog.hooks'
import type { FacetCounts } from '@mullion/domain/catalog/facet-counts'
import { useState } from 'react'
import { foldEmpty, unfolded } from './filter-fold.ts'
import { filterGroups } from './filters.ts'

/** Returns which filters of a search are hidden. `counts` is null while only another search's counts are loaded. */
export function useFold(of: PartsOf, counts: FacetCounts | null) {
  const [fold, setFold] = useState(unfolded)
  if (counts && fold.text !== of.text) setFold(foldEmpty(of.text, filterGroups(of.filters, counts)))
  return fold
}
