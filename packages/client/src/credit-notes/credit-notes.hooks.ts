import type { CreditNotesInput } from '@mullion/domain/credit-notes/credit-note'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries a page of the credit notes; the previous page stays visible while loading. */
export function useCreditNotes(input: CreditNotesInput) {
  return trpc.creditNotes.list.useQuery(input, { placeholderData: keepPreviousData, staleTime: 0 })
}

/** Records that staff gave back by hand what the gateway refused. */
export function useSettleCredit() {
  const { orders, creditNotes } = trpc.useUtils()
  return trpc.creditNotes.settle.useMutation({
    onSettled: () => Promise.all([orders.invalidate(), creditNotes.invalidate()]),
  })
}

/** Files of credit notes for accounting. */
export function useCreditExports() {
  const utils = trpc.useUtils()
  const generate = trpc.creditNotes.exports.generate.useMutation({
    onSettled: () => utils.creditNotes.invalidate(),
  })
  return {
    isPending: generate.isPending,
    /** Puts every note that is in no file into a new one, and returns its text. */
    async generate() {
      const { id: exportId } = await generate.mutateAsync()
      return utils.creditNotes.exports.file.fetch({ exportId })
    },
    /** Returns the notes of some days, whatever file they are in. */
    byDates: (days: { readonly from: string; readonly to: string }) =>
      utils.creditNotes.exports.byDates.fetch(days),
  }
}
