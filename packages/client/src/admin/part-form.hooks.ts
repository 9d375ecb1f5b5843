import { skipToken, useMutation } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'
import { sendPart } from './send-part.ts'

/** A part as its form opens it; nothing without an id. */
export function useEditablePart(partId: number | null) {
  return trpc.admin.parts.details.useQuery(partId === null ? skipToken : { partId }, { staleTime: 0 })
}

/** What was changed about a part, the newest first. */
export function usePartHistory(partId: number) {
  return trpc.admin.parts.history.useQuery({ partId }, { staleTime: 0 })
}

/** Adds or changes a part with its images; every screen asks for it anew. */
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
