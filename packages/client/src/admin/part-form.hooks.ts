import type { PartHistoryInput } from '@mullion/domain/admin/part-form'
import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'
import { sendPart } from './send-part.ts'

export function useEditablePart(partId: number | null) {
  return trpc.admin.parts.details.useQuery(partId === null ? skipToken : { partId }, { staleTime: 0 })
}

/** Returns whether a stored image is on the server, without loading it; undefined until that is known. */
export function useImageExists(url: string | null): boolean | undefined {
  const queryFn = async () => (await fetch(url ?? '', { method: 'HEAD' })).ok
  return useQuery({ queryKey: ['image', url], queryFn: url === null ? skipToken : queryFn, staleTime: 0 })
    .data
}

export function usePartHistory(input: PartHistoryInput) {
  return trpc.admin.parts.history.useQuery(input, { staleTime: 0, placeholderData: keepPreviousData })
}

/** Adds or changes a part with its images; every screen refetches it. */
export function useSavePart() {
  const { admin, catalog } = trpc.useUtils()
  return useMutation({
    mutationFn: (part: Parameters<typeof sendPart>[0]) => sendPart(part),
    onSuccess() {
      void catalog.invalidate()
      void admin.parts.invalidate()
    },
  })
}
