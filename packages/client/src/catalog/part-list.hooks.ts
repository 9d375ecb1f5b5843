import type { Part } from '@mullion/domain/catalog/part'
import type { NumberedParts } from '@mullion/domain/search/search-input'
import { keepPreviousData } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '../trpc.ts'

/** Fetches parts by id, as sold now, leaving out those not sold. */
export function useFetchParts(): (partIds: readonly number[]) => Promise<Part[]> {
  const { client } = trpc.useUtils()
  return useCallback((partIds) => client.catalog.partsById.query({ partIds: [...partIds] }), [client])
}

/** Queries parts by id in the order asked, as sold now, leaving out those not sold. */
export function usePartsById(partIds: readonly number[]) {
  return trpc.catalog.partsById.useQuery(
    { partIds: [...partIds] },
    { enabled: partIds.length > 0, placeholderData: keepPreviousData },
  )
}

/** Queries the matches of typed part numbers, in the order asked; the previous answers stay visible while loading. */
export function useNumberLookup(numbers: readonly string[]) {
  return trpc.catalog.partsByNumber.useQuery(
    { numbers: [...numbers] },
    { enabled: numbers.length > 0, placeholderData: keepPreviousData },
  )
}

/** Queries the parts with these numbers in the order asked, leaving out those not sold. */
export function usePartsByNumber(numbers: readonly string[]) {
  return trpc.catalog.partsByNumber.useQuery(
    { numbers: [...numbers] },
    { enabled: numbers.length > 0, select: partsOf },
  )
}

function partsOf(found: readonly NumberedParts[]): Part[] {
  return found.flatMap(({ parts }) => parts)
}
