import type { AttemptOutcome, PlaceOrderInput, PlacingAnswer } from '@mullion/domain/checkout/order'
import type { Quote, QuoteInput } from '@mullion/domain/checkout/quote'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { believedUser, handleSessionError } from '../accounts/viewer.ts'
import { readError } from '../read-error.ts'
import { trpc } from '../trpc.ts'
import { quoteInAnswer } from './quote-in-answer.ts'
import { type SendPoDocumentOptions, sendPoDocument } from './send-po-document.ts'

/** Renew a quote this long before it expires. */
const renewBeforeMs = 60_000
const soonestRenewalMs = 5_000

/** How long a quote may still be shown; a quote based on another one keeps that one's expiry. */
function freshForMs({ data, dataUpdatedAt }: QuoteState): number {
  if (!data) return 0
  return Math.max(soonestRenewalMs, Date.parse(data.expiresAt) - dataUpdatedAt - renewBeforeMs)
}

interface QuoteState {
  readonly data: Quote | undefined
  readonly dataUpdatedAt: number
}

const maxRetries = 2

const keys = {
  quote: (input: QuoteInput | null) => ['checkout', 'quote', input] as const,
}

/**
 * Queries what an order would cost and renews the quote before it expires; skipped for null. A new choice of service
 * for the same cart and address keeps the prices and expiry of the previous quote, if the server allows it.
 */
export function useQuote(input: QuoteInput | null): UseQueryResult<Quote> {
  const { client } = trpc.useUtils()
  const latest = useRef<{ readonly inputKey: string; readonly quoteId: string } | null>(null)
  return useQuery({
    queryKey: keys.quote(input),
    queryFn: async ({ signal }): Promise<Quote> => {
      if (!input) throw new Error('There is nothing to quote.')
      // A repeat of the same input means that the quote is about to expire: make a new one.
      const inputKey = JSON.stringify(input)
      const basedOn = latest.current?.inputKey === inputKey ? undefined : latest.current?.quoteId
      const quote = await client.checkout.quote.mutate({ ...input, basedOn }, { signal })
      latest.current = { inputKey, quoteId: quote.quoteId }
      return quote
    },
    enabled: input !== null,
    staleTime: (query) => freshForMs(query.state),
    refetchInterval: (query) => (query.state.data ? freshForMs(query.state) : false),
    retry: (failures, error) => failures < maxRetries && readError(error).kind === 'network',
  })
}

/**
 * Places an order, or sends it for approval. If an error brings a new quote, it is put where `useQuote` shows it. Not a React Query mutation: its
 * cache would hold the card for a while.
 */
export function usePlaceOrder(): (order: PlaceOrderInput) => Promise<PlacingAnswer> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(
    async (order) => {
      try {
        return await client.checkout.placeOrder.mutate(order)
      } catch (error) {
        const quote = quoteInAnswer(error)
        const { cart, priceQuote, shipAddress, serviceType, carrier, billingOption } = order
        const { confirmFreightLater } = order
        const shipping = { shipAddress, serviceType, carrier, billingOption, confirmFreightLater }
        const input = { cart, ...(priceQuote && { priceQuote }), ...shipping }
        if (quote) queryClient.setQueryData(keys.quote(input), quote)
        throw error
      }
    },
    [client, queryClient],
  )
}

/** Uploads a purchase order for the next order, as the user this page believes is signed in. */
export function useSendPoDocument() {
  const queryClient = useQueryClient()
  return useCallback(
    async (file: File, options: SendPoDocumentOptions) => {
      try {
        return await sendPoDocument(file, { ...options, signedInAs: believedUser(queryClient) })
      } catch (error) {
        handleSessionError(queryClient, error)
        throw error
      }
    },
    [queryClient],
  )
}

/** Fetches the puzzle that a guest's page solves before its first card; null when none is needed. */
export function useChallenge(): () => Promise<unknown> {
  const { client } = trpc.useUtils()
  return useCallback(() => client.checkout.challenge.query(), [client])
}

/** Queries the viewer's choices and fields at checkout; refetched when the page is shown. */
export function useCheckoutOptions() {
  return trpc.checkout.options.useQuery(undefined, { staleTime: 0 })
}

/** Queries a ZIP code's city and state; skipped for null. Cached for the whole visit. */
export function useZipLocation(zip: string | null) {
  return trpc.checkout.zipLocation.useQuery(
    { zip: zip ?? '' },
    { enabled: zip !== null, staleTime: Infinity },
  )
}

/** Fetches the outcome of an order sent before the page was reloaded. */
export function useOrderOutcome(): (idempotencyKey: string) => Promise<AttemptOutcome> {
  const { client } = trpc.useUtils()
  return useCallback((idempotencyKey) => client.checkout.outcome.query({ idempotencyKey }), [client])
}
