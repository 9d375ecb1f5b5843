import type { Part } from '@mullion/domain/catalog/part'
import type { NumberedParts } from '@mullion/domain/catalog/search'
import { keepPreviousData } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '../trpc.ts'

/** Fetches parts by their ids, as they are sold now; those that are not sold are left out. */
export function useFetchParts(): (partIds: readonly number[]) => Promise<Part[]> {
  const { client } = trpc.useUtils()
  return useCallback((partIds) => client.catalog.partsById.query({ partIds: [...partIds] }), [client])
}

/** Parts by their ids in the order asked, as they are sold now; those that are not sold are left out. */
export function usePartsById(partIds: readonly number[]) {
  return trpc.catalog.partsById.useQuery(
    { partIds: [...partIds] },
    { enabled: partIds.length > 0, placeholderData: keepPreviousData },
  )
}

/** What typed part numbers lead to, in the order asked; the answers before stay while new ones are asked. */
export function useNumberLookup(numbers: readonly string[]) {
  return trpc.catalog.partsByNumber.useQuery(
    { numbers: [...numbers] },
    { enabled: numbers.length > 0, placeholderData: keepPreviousData },
  )
}

/** The parts with these numbers in the order asked; those that are not sold are left out. */
export function usePartsByNumber(numbers: readonly string[]) {
  return trpc.catalog.partsByNumber.useQuery(
    { numbers: [...numbers] },
    { enabled: numbers.length > 0, select: partsOf },
  )
}

function partsOf(found: readonly NumberedParts[]): Part[] {
  return found.flatMap(({ parts }) => parts)
}
