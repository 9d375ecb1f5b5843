import type { PartList } from '@mullion/domain/part-lists/part-list'
import { trpc } from '../trpc.ts'

type ListAnswer = NonNullable<ReturnType<ReturnType<typeof trpc.useUtils>['partLists']['byId']['getData']>>

/** Returns a list as the query of it answers, which may be changed. */
export function listAnswer(list: PartList): ListAnswer {
  return { ...list, lines: list.lines.map((line) => ({ ...line, comments: [...line.comments] })) }
}

/** Queries the viewer's lists of parts, and those shared in their company. */
export function usePartLists({ enabled = true } = {}) {
  return trpc.partLists.list.useQuery(undefined, { enabled })
}

/** Queries a list with its parts as they are today. */
export function usePartList(listId: number) {
  return trpc.partLists.byId.useQuery({ listId }, { retry: false })
}

/** Queries who changed a list, when and what. */
export function useListHistory(listId: number, { enabled = true } = {}) {
  return trpc.partLists.history.useQuery({ listId }, { enabled, staleTime: 0 })
}

/** Shows a changed list at once, and loads again what else is about lists. */
function useShowList() {
  const { partLists } = trpc.useUtils()
  return {
    onSuccess: async (list: PartList) => {
      partLists.byId.setData({ listId: list.id }, listAnswer(list))
      await Promise.all([partLists.list.invalidate(), partLists.history.invalidate({ listId: list.id })])
    },
    // Someone else may have changed or deleted it.
    onError: () => partLists.invalidate(),
  }
}

export function useCreateList() {
  return trpc.partLists.create.useMutation(useShowList())
}

export function useDuplicateList() {
  return trpc.partLists.duplicate.useMutation(useShowList())
}

/** Renames a list, shares it, or stops sharing it. */
export function useDescribeList() {
  return trpc.partLists.describe.useMutation(useShowList())
}

/** Replaces the lines of a list, unless someone else changed it since. */
export function useSaveListLines() {
  return trpc.partLists.saveLines.useMutation(useShowList())
}

/** Adds lines to a list. */
export function useAddListLines() {
  return trpc.partLists.addLines.useMutation(useShowList())
}

export function useRestoreList() {
  return trpc.partLists.restore.useMutation(useShowList())
}

/** Deletes a list; it can be restored. Resolves once it is no longer shown. */
export function useRemoveList() {
  const { partLists } = trpc.useUtils()
  return trpc.partLists.remove.useMutation({
    async onSuccess(_, which) {
      // Loaded again only when it is opened again, such as with Back.
      await partLists.byId.invalidate(which, { refetchType: 'none' })
      await partLists.list.invalidate()
    },
  })
}
