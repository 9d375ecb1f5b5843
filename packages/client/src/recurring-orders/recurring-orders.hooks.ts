import type { OneDraftInput } from '@mullion/domain/recurring-orders/recurring-draft'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries one page of the viewer's recurring orders, or of their company's; the previous page stays visible while loading. */
export function useRecurringOrders(scope: 'mine' | 'company', page: number) {
  return trpc.recurringOrders.list.useQuery(
    { scope, page },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
}

/** Queries one page of the recurring orders of any company, for staff. */
export function useRecurringOrdersOfCompany(companyId: number, page: number) {
  return trpc.recurringOrders.ofCompany.useQuery(
    { companyId, page },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
}

/** Queries one recurring order; skipped for null. */
export function useRecurringOrder(recurringId: number | null) {
  return trpc.recurringOrders.byId.useQuery(recurringId === null ? skipToken : { recurringId }, {
    staleTime: 0,
  })
}

/** What a viewer does to a recurring order; each ends with the lists as they are then, also after a refusal. */
export function useRecurringActions() {
  const { recurringOrders } = trpc.useUtils()
  const refreshed = { onSettled: () => recurringOrders.invalidate() }
  return {
    create: trpc.recurringOrders.create.useMutation(refreshed),
    change: trpc.recurringOrders.change.useMutation(refreshed),
    skipNext: trpc.recurringOrders.skipNext.useMutation(refreshed),
    pause: trpc.recurringOrders.pause.useMutation(refreshed),
    resume: trpc.recurringOrders.resume.useMutation(refreshed),
    end: trpc.recurringOrders.end.useMutation(refreshed),
  }
}

/** Queries whether the company lets orders be placed without being confirmed. */
export function useRecurringSettings() {
  return trpc.recurringOrders.settings.useQuery()
}

export function useSaveRecurringSettings() {
  const { recurringOrders } = trpc.useUtils()
  return trpc.recurringOrders.saveSettings.useMutation({ onSuccess: () => recurringOrders.invalidate() })
}

/** Queries one draft, with its lines as they are today. */
export function useRecurringDraft(named: OneDraftInput) {
  return trpc.recurringOrders.drafts.byId.useQuery(named, { staleTime: 0, retry: false })
}

const draftQuoteKey = ['recurringOrders', 'draftQuote'] as const

/** Queries a draft priced and quoted as it would be placed now, for the version that is shown; skipped for null. */
export function useDraftQuote(draft: (OneDraftInput & { readonly version: number }) | null) {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: [...draftQuoteKey, draft],
    queryFn: async () => {
      const { version: _, ...named } = draft ?? { version: 0, draftId: 0 }
      return client.recurringOrders.drafts.quote.mutate(named)
    },
    enabled: draft !== null,
    staleTime: 10 * 60_000,
    retry: false,
  })
}

/**
 * What a buyer does to a draft; each ends with the draft as it is then, also after a refusal. What could not be confirmed is
 * priced again, because its total may have changed.
 */
export function useDraftActions() {
  const queryClient = useQueryClient()
  const { recurringOrders, orders, approvals } = trpc.useUtils()
  const refreshed = {
    onSettled: () =>
      Promise.all([recurringOrders.invalidate(), orders.list.invalidate(), approvals.invalidate()]),
  }
  return {
    confirm: trpc.recurringOrders.drafts.confirm.useMutation({
      ...refreshed,
      onError: () => queryClient.invalidateQueries({ queryKey: draftQuoteKey }),
    }),
    skip: trpc.recurringOrders.drafts.skip.useMutation(refreshed),
  }
}
