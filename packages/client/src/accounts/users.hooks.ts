import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** One page of the people of the viewer's company; the page before it stays in sight while it loads. */
export function useCompanyUsers(page: number) {
  return trpc.accounts.users.list.useQuery({ page }, { placeholderData: keepPreviousData })
}

/** Adds a person to the viewer's company. */
export function useCreateUser() {
  const { accounts } = trpc.useUtils()
  return trpc.accounts.users.create.useMutation({ onSuccess: () => void accounts.users.list.invalidate() })
}

/** Changes a person; done once the list shows it, and the viewer too, who may have changed themself. */
export function useUpdateUser() {
  const { accounts } = trpc.useUtils()
  return trpc.accounts.users.update.useMutation({
    onSuccess: () => Promise.all([accounts.users.list.invalidate(), accounts.session.viewer.invalidate()]),
  })
}

/** Deletes a person; done once the list is without them. */
export function useRemoveUser() {
  const { accounts } = trpc.useUtils()
  return trpc.accounts.users.remove.useMutation({ onSuccess: () => accounts.users.list.invalidate() })
}
