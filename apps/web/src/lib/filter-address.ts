import { type Filters, priceBandCount, priceBandLimits } from '@mullion/domain/catalog/facets'
import { doorModels, partTags, units } from '@mullion/domain/catalog/part'
import { type SortOrder, sortOrders } from '@mullion/domain/catalog/search'

/** How results are narrowed and ordered, as an address keeps it. */
export interface Narrowing {
  readonly filters: Filters
  readonly sort: SortOrder
}

/** Price bands in dollars, such as `10-25`: they still mean the same when the limits are drawn anew. */
const bandNames: readonly string[] = Array.from({ length: priceBandCount }, (_, band) => {
  const dollars = (limit: number | undefined) => (limit === undefined ? '' : limit / 100)
  return `${band === 0 ? 0 : dollars(priceBandLimits[band - 1])}-${dollars(priceBandLimits[band])}`
})

function listed<T>(parameters: URLSearchParams, name: string, all: readonly T[]): T[] {
  const given: readonly unknown[] = parameters.getAll(name)
  return all.filter((each) => given.includes(each))
}

/** Reads the narrowing of an address; values that nothing is filed under are as if they were absent. */
export function readNarrowing(parameters: URLSearchParams): Narrowing {
  return {
    filters: {
      tags: listed(parameters, 'tag', partTags),
      doorModels: listed(parameters, 'model', doorModels),
      units: listed(parameters, 'unit', units),
      priceBands: listed(parameters, 'price', bandNames).map((name) => bandNames.indexOf(name)),
      specialOrder: parameters.get('special') === '1',
      proprietary: parameters.get('proprietary') === '1',
    },
    sort: sortOrders.find((order) => order === parameters.get('sort')) ?? 'relevance',
  }
}

/** Writes a narrowing into an address's parameters; those that say it already stay where they are. */
export function writeNarrowing({ filters, sort }: Narrowing, parameters: URLSearchParams): void {
  const put = (name: string, values: readonly string[]) => {
    if (parameters.getAll(name).join('\n') === values.join('\n')) return
    parameters.delete(name)
    for (const value of values) parameters.append(name, value)
  }
  put('model', filters.doorModels)
  put('tag', filters.tags)
  put('unit', filters.units)
  put(
    'price',
    filters.priceBands.flatMap((band) => bandNames[band] ?? []),
  )
  put('special', filters.specialOrder ? ['1'] : [])
  put('proprietary', filters.proprietary ? ['1'] : [])
  put('sort', sort === 'relevance' ? [] : [sort])
}
