import { useSharedCart } from '@mullion/client/cart/cart.hooks'
import { usePartsById } from '@mullion/client/catalog/part-list.hooks'
import type { Part } from '@mullion/domain/catalog/part'
import { useMemo } from 'react'
import type { QueryLike } from '../../../ui/query-states.tsx'
import { type OpenedCart, openedCart } from './opened-cart.ts'

const noParts: readonly Part[] = []

export function useOpenedCart(shareKey: string): QueryLike<OpenedCart> {
  const shared = useSharedCart(shareKey)
  const partIds = useMemo(() => shared.data?.lines.map(({ partId }) => partId) ?? [], [shared.data])
  const partsById = usePartsById(partIds)
  const parts = shared.data?.lines.length === 0 ? noParts : partsById.data
  return {
    data: useMemo(() => shared.data && parts && openedCart(shared.data, parts), [shared.data, parts]),
    error: shared.error ?? partsById.error,
    isFetching: shared.isFetching || partsById.isFetching,
    refetch: shared.error ? shared.refetch : partsById.refetch,
  }
}
