import type { ShipAddress } from '@mullion/domain/postal-address'
import type { AskedShipTo, RiseChoice, ShipToListInput } from '@mullion/domain/ship-to-changes/ship-to-change'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** An order by its id, or by the key of the link in its mail. */
export type OrderRef = { readonly orderId: number } | { readonly key: string }

/** Calls about another ship-to of one order; changes resolve once its details show them. */
export function useShipToChange(of: OrderRef) {
  const { orders, shipToChanges } = trpc.useUtils()
  const settled = {
    onSettled: () => Promise.all([orders.invalidate(), shipToChanges.invalidate()]),
  }
  const preview = trpc.shipToChanges.preview.useMutation()
  const previewLinked = trpc.shipToChanges.previewLinked.useMutation()
  const ask = trpc.shipToChanges.ask.useMutation(settled)
  const askLinked = trpc.shipToChanges.askLinked.useMutation(settled)
  const withdraw = trpc.shipToChanges.withdraw.useMutation(settled)
  const withdrawLinked = trpc.shipToChanges.withdrawLinked.useMutation(settled)
  return {
    isPending: [preview, previewLinked, ask, askLinked, withdraw, withdrawLinked].some(
      (call) => call.isPending,
    ),
    /** What another address would change. */
    preview: (shipAddress: ShipAddress) =>
      'orderId' in of
        ? preview.mutateAsync({ ...of, shipAddress })
        : previewLinked.mutateAsync({ ...of, shipAddress }),
    async ask(asked: AskedShipTo): Promise<void> {
      if ('orderId' in of) await ask.mutateAsync({ ...of, ...asked })
      else await askLinked.mutateAsync({ ...of, ...asked })
    },
    async withdraw(): Promise<void> {
      if ('orderId' in of) await withdraw.mutateAsync(of)
      else await withdrawLinked.mutateAsync(of)
    },
  }
}

/** Queries a page of the requests; the previous page stays visible while loading. */
export function useShipToDesk(input: ShipToListInput) {
  return trpc.shipToChanges.desk.list.useQuery(input, { placeholderData: keepPreviousData, staleTime: 0 })
}

/** Quotes a request that waits anew; carriers and the tax service are asked. */
export function useShipToQuote(changeId: number, rise: RiseChoice, wanted: boolean) {
  return trpc.shipToChanges.desk.quote.useQuery(wanted ? { changeId, rise } : skipToken, {
    ...{ staleTime: 0, gcTime: 0, retry: false },
  })
}

/** What staff decide about a request; each resolves once the order shows it. */
export function useShipToDecisions() {
  const { orders, shipToChanges } = trpc.useUtils()
  const settled = {
    onSettled: () => Promise.all([orders.invalidate(), shipToChanges.invalidate()]),
  }
  return {
    approve: trpc.shipToChanges.desk.approve.useMutation(settled),
    refuse: trpc.shipToChanges.desk.refuse.useMutation(settled),
  }
}
