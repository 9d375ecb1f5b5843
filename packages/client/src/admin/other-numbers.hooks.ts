import { trpc } from '../trpc.ts'

/** Queries the old and foreign numbers that lead to a part. */
export function useOtherNumbers(partId: number) {
  return trpc.admin.numbers.ofPart.useQuery({ partId }, { staleTime: 0 })
}

/** Changes of old and foreign numbers; all lists are loaded again. */
export function useOtherNumberChanges() {
  const { admin, catalog } = trpc.useUtils()
  const onSuccess = () => {
    void catalog.invalidate()
    void admin.numbers.invalidate()
  }
  return {
    add: trpc.admin.numbers.add.useMutation({ onSuccess }),
    change: trpc.admin.numbers.change.useMutation({ onSuccess }),
    remove: trpc.admin.numbers.remove.useMutation({ onSuccess }),
  }
}
