import { trpc } from '../trpc.ts'

export function useResendInvitation() {
  const { accounts } = trpc.useUtils()
  return trpc.admin.users.resendInvitation.useMutation({ onSuccess: () => accounts.users.list.invalidate() })
}

export function useRequirePasswordChange() {
  return trpc.admin.users.requirePasswordChange.useMutation()
}

export function useEndSessions() {
  return trpc.admin.users.endSessions.useMutation()
}
