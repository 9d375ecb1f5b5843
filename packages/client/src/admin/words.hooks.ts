import type { TaughtWordInput } from '@mullion/domain/search/taught-word-input'
import { skipToken } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries the words that staff taught the search. */
export function useTaughtWords() {
  return trpc.admin.words.list.useQuery(undefined, { staleTime: 0 })
}

/** Queries which searches a word would change; null asks nothing. */
export function useTaughtPreview(input: TaughtWordInput | null) {
  return trpc.admin.words.preview.useQuery(input ?? skipToken, { staleTime: 0, retry: false })
}

/** Changes of taught words; whatever was found before is loaded again. */
export function useTaughtWordChanges() {
  const { admin, catalog } = trpc.useUtils()
  const onSuccess = () => {
    void catalog.invalidate()
    void admin.words.invalidate()
  }
  return {
    add: trpc.admin.words.add.useMutation({ onSuccess }),
    remove: trpc.admin.words.remove.useMutation({ onSuccess }),
  }
}
