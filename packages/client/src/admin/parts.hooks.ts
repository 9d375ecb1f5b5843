import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '../trpc.ts'
import { marking } from './part-mark.ts'

/** Marks a part as proprietary or clears the mark. It shows at once; `onFailed` is called when it is refused. */
export function useMarkProprietary(
  partId: number,
  onFailed: (error: unknown) => void,
): (proprietary: boolean) => void {
  const queryClient = useQueryClient()
  const { mutate } = trpc.admin.parts.markProprietary.useMutation(marking(queryClient, partId, onFailed))
  return useCallback((proprietary) => mutate({ partId, proprietary }), [mutate, partId])
}
