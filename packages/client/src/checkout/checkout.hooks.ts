import type { AttemptOutcome, PlacedOrder, PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { Quote, QuoteInput } from '@mullion/domain/checkout/quote'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { readError } from '../read-error.ts'
import { trpc } from '../trpc.ts'
import { quoteInAnswer } from './quote-in-answer.ts'

/** A quote is asked again so long before it expires. */
const renewBeforeMs = 60_000
const soonestRenewalMs = 5_000

/** How long a quote may still be shown; one that was made on another keeps the expiry of that one. */
function freshForMs({ data, dataUpdatedAt }: QuoteState): number {
  if (!data) return 0
  return Math.max(soonestRenewalMs, Date.parse(data.expiresAt) - dataUpdatedAt - renewBeforeMs)
}

interface QuoteState {
  readonly data: Quote | undefined
  readonly dataUpdatedAt: number
}

const mostRetries = 2

const keys = {
  quote: (input: QuoteInput | null) => ['checkout', 'quote', input] as const,
}

/**
 * What an order would cost, renewed before it expires; null asks for nothing yet. Another choice of service for the same
 * cart and address keeps the prices and the expiry of the quote before it: the server sees whether it still can.
 */
export function useQuote(input: QuoteInput | null): UseQueryResult<Quote> {
  const { client } = trpc.useUtils()
  const latest = useRef<{ readonly asked: string; readonly quoteId: string } | null>(null)
  return useQuery({
    queryKey: keys.quote(input),
    queryFn: async ({ signal }): Promise<Quote> => {
      if (!input) throw new Error('There is nothing to quote.')
      // Asked for the same thing again, the quote is about to expire and is made anew.
      const asked = JSON.stringify(input)
      const basedOn = latest.current?.asked === asked ? undefined : latest.current?.quoteId
      const quote = await client.checkout.quote.mutate({ ...input, basedOn }, { signal })
      latest.current = { asked, quoteId: quote.quoteId }
      return quote
    },
    enabled: input !== null,
    staleTime: (query) => freshForMs(query.state),
    refetchInterval: (query) => (query.state.data ? freshForMs(query.state) : false),
    retry: (failures, error) => failures < mostRetries && readError(error).kind === 'network',
  })
}

/**
 * Places an order. A refusal that brings a new quote puts it where `useQuote` shows it.
 * No mutation of the query cache, which would keep the card for a while.
 */
export function usePlaceOrder(): (order: PlaceOrderInput) => Promise<PlacedOrder> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(
    async (order) => {
      try {
        return await client.checkout.placeOrder.mutate(order)
      } catch (error) {
        const quote = quoteInAnswer(error)
        const { cart, shipAddress, serviceType, carrier, billingOption, confirmFreightLater } = order
        const input = { cart, shipAddress, serviceType, carrier, billingOption, confirmFreightLater }
        if (quote) queryClient.setQueryData(keys.quote(input), quote)
        throw error
      }
    },
    [client, queryClient],
  )
}

/** Asks for the puzzle that a guest's page solves before its first card; null when the page needs none. */
export function useChallenge(): () => Promise<unknown> {
  const { client } = trpc.useUtils()
  return useCallback(() => client.checkout.challenge.query(), [client])
}

/** What the viewer can choose at checkout and has to fill in; asked again when the page comes into sight. */
export function useCheckoutOptions() {
  return trpc.checkout.options.useQuery(undefined, { staleTime: 0 })
}

/** What a ZIP code belongs to; null asks for none. It stays true for the visit. */
export function useZipPlace(zip: string | null) {
  return trpc.checkout.zipPlace.useQuery({ zip: zip ?? '' }, { enabled: zip !== null, staleTime: Infinity })
}

/** Asks what has become of an order that was sent before the page was reloaded. */
export function useOrderOutcome(): (idempotencyKey: string) => Promise<AttemptOutcome> {
  const { client } = trpc.useUtils()
  return useCallback((idempotencyKey) => client.checkout.outcome.query({ idempotencyKey }), [client])
}
