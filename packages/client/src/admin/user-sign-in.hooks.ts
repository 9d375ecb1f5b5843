import { trpc } from '../trpc.ts'

/** Mails a user another one-time password; resolves once the list shows it. */
export function useResendInvitation() {
  const { accounts } = trpc.useUtils()
  return trpc.admin.users.resendInvitation.useMutation({ onSuccess: () => accounts.users.list.invalidate() })
}

/** Makes a user choose a new password before anything else. */
export function useRequirePasswordChange() {
  return trpc.admin.users.requirePasswordChange.useMutation()
}

/** Signs a user out everywhere. */
export function useEndSessions() {
  return trpc.admin.users.endSessions.useMutation()
}
