import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries the family of a part at the user's own prices; null if the part is in none. */
export function useFamily(partId: number | null) {
  return trpc.catalog.family.useQuery(partId === null ? skipToken : { partId }, {
    placeholderData: keepPreviousData,
  })
}
