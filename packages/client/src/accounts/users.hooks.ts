import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries one page of the users of the viewer's company; the previous page stays visible while loading. */
export function useCompanyUsers(page: number) {
  return trpc.accounts.users.list.useQuery({ page }, { placeholderData: keepPreviousData })
}

export function useCreateUser() {
  const { accounts } = trpc.useUtils()
  return trpc.accounts.users.create.useMutation({ onSuccess: () => void accounts.users.list.invalidate() })
}

/** Changes a user; resolves once the list shows it, and refreshes the viewer, who may have changed their own data. */
export function useUpdateUser() {
  const { accounts } = trpc.useUtils()
  return trpc.accounts.users.update.useMutation({
    onSuccess: () => Promise.all([accounts.users.list.invalidate(), accounts.session.viewer.invalidate()]),
  })
}

export function useRemoveUser() {
  const { accounts } = trpc.useUtils()
  return trpc.accounts.users.remove.useMutation({ onSuccess: () => accounts.users.list.invalidate() })
}
