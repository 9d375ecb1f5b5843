import type { QuoteDeskInput } from '@mullion/domain/price-quotes/price-quote-input'
import { keepPreviousData, skipToken, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { believedUser, handleSessionError } from '../accounts/viewer.ts'
import { type SendPoDocumentOptions, sendPoDocument } from '../checkout/send-po-document.ts'
import { trpc } from '../trpc.ts'

/** A request, with the key of its private link for someone without an account. */
export interface NamedPriceQuote {
  readonly id: number
  readonly key: string | null
}

const namedOf = ({ id, key }: NamedPriceQuote) => ({ priceQuoteId: id, ...(key === null ? {} : { key }) })

/** Queries one page of the viewer's requests, or of their company's; the previous page stays visible while loading. */
export function usePriceQuotes(scope: 'mine' | 'company', page: number) {
  return trpc.priceQuotes.list.useQuery({ scope, page }, { placeholderData: keepPreviousData, staleTime: 0 })
}

/** Queries one request as its buyer sees it; skipped for null. */
export function usePriceQuote(named: NamedPriceQuote | null) {
  return trpc.priceQuotes.byId.useQuery(named ? namedOf(named) : skipToken, { staleTime: 0, retry: false })
}

/** Returns a function that makes everything about requests be asked for again, such as after an order. */
export function useRefreshPriceQuotes(): () => void {
  const { priceQuotes } = trpc.useUtils()
  return useCallback(() => void priceQuotes.invalidate(), [priceQuotes])
}

/** What a buyer does; each ends with the request as it is then, also after a refusal. */
export function usePriceQuoteActions() {
  const { priceQuotes } = trpc.useUtils()
  const refreshed = { onSettled: () => priceQuotes.invalidate() }
  return {
    ask: trpc.priceQuotes.ask.useMutation(refreshed),
    decline: trpc.priceQuotes.decline.useMutation(refreshed),
    askAgain: trpc.priceQuotes.askAgain.useMutation(refreshed),
    withdraw: trpc.priceQuotes.withdraw.useMutation(refreshed),
  }
}

/** Queries a page of the desk; the previous page stays visible while loading. */
export function useQuoteDesk(input: QuoteDeskInput) {
  return trpc.priceQuotes.desk.list.useQuery(input, { placeholderData: keepPreviousData, staleTime: 0 })
}

/** Queries one request as staff see it. */
export function useDeskQuote(priceQuoteId: number) {
  return trpc.priceQuotes.desk.byId.useQuery({ priceQuoteId }, { staleTime: 0 })
}

/** What staff do; each ends with the request as it is then, also after a refusal. */
export function useDeskActions() {
  const { priceQuotes } = trpc.useUtils()
  const refreshed = { onSettled: () => priceQuotes.invalidate() }
  return {
    answer: trpc.priceQuotes.desk.answer.useMutation(refreshed),
    refuse: trpc.priceQuotes.desk.refuse.useMutation(refreshed),
  }
}

const filesUrl = '/api/v1/price-quotes/files'

/** Uploads a file for the next request, as the user this page believes is signed in; returns its id. */
export function useSendQuoteFile() {
  const queryClient = useQueryClient()
  return useCallback(
    async (file: File, options: SendPoDocumentOptions = {}) => {
      try {
        return await sendPoDocument(file, {
          url: filesUrl,
          ...options,
          signedInAs: believedUser(queryClient),
        })
      } catch (error) {
        handleSessionError(queryClient, error)
        throw error
      }
    },
    [queryClient],
  )
}

/** The address of a file that was sent with a request. */
export function quoteFileUrl({ id, key }: NamedPriceQuote, fileId: string): string {
  const query = key === null ? '' : `?key=${encodeURIComponent(key)}`
  return `/api/v1/price-quotes/${id}/files/${encodeURIComponent(fileId)}${query}`
}

/** The address of a version of a request as a PDF. */
export function quotePdfUrl({ id, key }: NamedPriceQuote, versionNo: number): string {
  const query = key === null ? '' : `?key=${encodeURIComponent(key)}`
  return `/api/v1/price-quotes/${id}/versions/${versionNo}/pdf${query}`
}
