import { trpc } from '../trpc.ts'

/** Queries the visit from a procurement system that this page belongs to; null for none. */
export function usePunchoutVisit() {
  return trpc.punchout.current.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
}

/** Ends the visit, with the cart or without. */
export function useEndPunchoutVisit() {
  return { giveBack: trpc.punchout.giveBack.useMutation(), leave: trpc.punchout.leave.useMutation() }
}

/** Queries the procurement systems that are connected. */
export function usePunchoutBuyers() {
  return trpc.punchout.buyers.list.useQuery(undefined, { staleTime: 0 })
}

/** Queries the visits that can go on or begin. */
export function usePunchoutVisits() {
  return trpc.punchout.visits.list.useQuery(undefined, { staleTime: 0 })
}

/** Ends a visit of a buyer for staff. */
export function useEndOpenVisit() {
  const { punchout } = trpc.useUtils()
  return trpc.punchout.visits.end.useMutation({ onSettled: () => punchout.visits.invalidate() })
}

/** What staff do with procurement systems; a new secret is in its answer only. */
export function usePunchoutBuyerActions() {
  const { punchout } = trpc.useUtils()
  const refreshed = { onSettled: () => punchout.buyers.invalidate() }
  return {
    create: trpc.punchout.buyers.create.useMutation(refreshed),
    update: trpc.punchout.buyers.update.useMutation(refreshed),
    replaceSecret: trpc.punchout.buyers.replaceSecret.useMutation(refreshed),
    remove: trpc.punchout.buyers.remove.useMutation(refreshed),
  }
}
