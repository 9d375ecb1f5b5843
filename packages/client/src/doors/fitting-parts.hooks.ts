import type { DoorModel, PartTag } from '@mullion/domain/catalog/part'
import type { FittedSubModel } from '@mullion/domain/search/facet-bits'
import { noFilters } from '@mullion/domain/search/facets'
import { trpc } from '../trpc.ts'

/** The doors that parts must fit: a model and, where it distinguishes builds, a sub-model. */
export interface FittedDoors {
  readonly doorModel: DoorModel
  readonly subModel: FittedSubModel | undefined
}

function fittingInput({ doorModel, subModel }: FittedDoors, tags: readonly PartTag[]) {
  const filters = { ...noFilters, tags: [...tags], doorModels: [doorModel], units: [], priceBands: [] }
  return { filters, ...(subModel && { fits: { subModel } }) }
}

/** Queries the first parts with any of the tags that fit some doors, by number. */
export function useFittingParts(doors: FittedDoors, tags: readonly PartTag[], limit: number) {
  return trpc.catalog.browse.useQuery({ ...fittingInput(doors, tags), limit })
}

export function useFittingCounts(doors: FittedDoors) {
  return trpc.catalog.browseCounts.useQuery(fittingInput(doors, []))
}
