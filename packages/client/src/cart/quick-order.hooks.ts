import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** What typed part numbers lead to, at the viewer's own prices; the answers before stay while new ones are asked. */
export function usePartsByNumber(numbers: readonly string[]) {
  return trpc.catalog.partsByNumber.useQuery(
    { numbers: [...numbers] },
    { enabled: numbers.length > 0, placeholderData: keepPreviousData },
  )
}
