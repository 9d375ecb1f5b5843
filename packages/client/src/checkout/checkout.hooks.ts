import type { PlacedOrder, PlaceOrderInput } from '@mullion/domain/checkout/order'
import { type Quote, type QuoteInput, quoteLifeMinutes } from '@mullion/domain/checkout/quote'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readError } from '../read-error.ts'
import { trpc } from '../trpc.ts'
import { quoteInAnswer } from './quote-in-answer.ts'

/** A quote is asked again before the server lets go of it. */
const renewAfterMs = (quoteLifeMinutes - 1) * 60_000
const mostRetries = 2

const keys = {
  quote: (input: QuoteInput | null) => ['checkout', 'quote', input] as const,
}

/** What an order would cost, renewed before it expires; null asks for nothing yet. */
export function useQuote(input: QuoteInput | null): UseQueryResult<Quote> {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: keys.quote(input),
    queryFn: ({ signal }): Promise<Quote> => {
      if (!input) throw new Error('There is nothing to quote.')
      return client.checkout.quote.mutate(input, { signal })
    },
    enabled: input !== null,
    staleTime: renewAfterMs,
    refetchInterval: (query) => (query.state.data ? renewAfterMs : false),
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
        const { cart, shipAddress, serviceType } = order
        if (quote) queryClient.setQueryData(keys.quote({ cart, shipAddress, serviceType }), quote)
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
