import type { ReturnDeskInput } from '@mullion/domain/returns/return-input'
import { keepPreviousData, skipToken, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { believedUser, handleSessionError } from '../accounts/viewer.ts'
import { type SendPoDocumentOptions, sendPoDocument } from '../checkout/send-po-document.ts'
import { trpc } from '../trpc.ts'

/** A return, with the key of its order's link for someone without an account. */
export interface NamedReturn {
  readonly id: number
  readonly orderKey: string | null
}

/** An order whose parts are returned: by its id, or by the key of its link. */
export interface NamedOrder {
  readonly orderId: number | null
  readonly orderKey: string | null
}

const keyOf = ({ orderKey }: { readonly orderKey: string | null }) => (orderKey === null ? {} : { orderKey })

/** Returns how calls name an order. */
export const orderOf = ({ orderId, ...key }: NamedOrder) => ({
  ...(orderId === null ? {} : { orderId }),
  ...keyOf(key),
})

/** Returns how calls name a return. */
export const returnOf = ({ id, ...key }: NamedReturn) => ({ returnId: id, ...keyOf(key) })

/** Queries what of an order can be returned, and its returns so far. */
export function useReturnOffer(order: NamedOrder) {
  return trpc.returns.offer.useQuery(orderOf(order), { staleTime: 0, retry: false })
}

/** Queries one page of the viewer's returns, or of their company's; the previous page stays visible while loading. */
export function useReturns(scope: 'mine' | 'company', page: number) {
  return trpc.returns.list.useQuery({ scope, page }, { placeholderData: keepPreviousData, staleTime: 0 })
}

/** Queries one return, as its buyer or staff see it. */
export function useReturn(named: NamedReturn) {
  return trpc.returns.byId.useQuery(returnOf(named), { staleTime: 0, retry: false })
}

/** What a buyer does; each ends with the returns as they are then, also after a refusal. */
export function useReturnActions() {
  const { returns } = trpc.useUtils()
  const refreshed = { onSettled: () => returns.invalidate() }
  return {
    ask: trpc.returns.ask.useMutation(refreshed),
    cancel: trpc.returns.cancel.useMutation(refreshed),
  }
}

/** Queries a page of the desk; the previous page stays visible while loading. */
export function useReturnDesk(input: ReturnDeskInput) {
  return trpc.returns.desk.list.useQuery(input, { placeholderData: keepPreviousData, staleTime: 0 })
}

/** Queries what the credit of an inspected return comes to. */
export function useReturnCredit(returnId: number, withFreight: boolean) {
  const input = { returnId, withFreight }
  return trpc.returns.desk.creditPreview.useQuery(input, {
    placeholderData: keepPreviousData,
    ...{ staleTime: 0, retry: false },
  })
}

/** Queries how many of a part came back within a year, by reason; skipped for null. */
export function useReturnsOfPart(partId: number | null) {
  return trpc.returns.desk.ofPart.useQuery(partId === null ? skipToken : { partId })
}

/** What staff do; each ends with the returns as they are then, also after a refusal. */
export function useReturnDeskActions() {
  const { returns } = trpc.useUtils()
  const refreshed = { onSettled: () => returns.invalidate() }
  return {
    decide: trpc.returns.desk.decide.useMutation(refreshed),
    receive: trpc.returns.desk.receive.useMutation(refreshed),
    inspect: trpc.returns.desk.inspect.useMutation(refreshed),
    credit: trpc.returns.desk.credit.useMutation(refreshed),
    close: trpc.returns.desk.close.useMutation(refreshed),
  }
}

const photosUrl = '/api/v1/returns/photos'

/** Uploads a photo for the next return, as the user this page believes is signed in; returns its id. */
export function useSendReturnPhoto() {
  const queryClient = useQueryClient()
  return useCallback(
    async (file: File, options: SendPoDocumentOptions = {}) => {
      try {
        const signedInAs = believedUser(queryClient)
        return await sendPoDocument(file, { url: photosUrl, ...options, signedInAs })
      } catch (error) {
        handleSessionError(queryClient, error)
        throw error
      }
    },
    [queryClient],
  )
}

const withKey = (path: string, { orderKey }: NamedReturn) =>
  orderKey === null ? path : `${path}?orderKey=${encodeURIComponent(orderKey)}`

/** The address of a photo that was sent with a return. */
export function returnPhotoUrl(named: NamedReturn, photoId: string): string {
  return withKey(`/api/v1/returns/${named.id}/photos/${encodeURIComponent(photoId)}`, named)
}

/** The address of a return's label as a PDF. */
export function returnLabelUrl(named: NamedReturn): string {
  return withKey(`/api/v1/returns/${named.id}/label`, named)
}
