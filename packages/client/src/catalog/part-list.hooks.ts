import type { Part } from '@mullion/domain/catalog/part'
import { useCallback } from 'react'
import { trpc } from '../trpc.ts'

/** Fetches parts by their ids, as they are sold now; those that are not sold are left out. */
export function useFetchParts(): (partIds: readonly number[]) => Promise<Part[]> {
  const { client } = trpc.useUtils()
  return useCallback((partIds) => client.catalog.partsById.query({ partIds: [...partIds] }), [client])
}
