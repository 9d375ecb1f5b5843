import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useSnapshot } from 'valtio'
import { adminViewState } from './admin-view.state.ts'
import { type AdminView, adminViewFor } from './admin-view.ts'

/** Returns the current admin view; an unknown session counts as a guest. */
export function useAdminView(): AdminView {
  const { data: viewer, isPending } = useViewer()
  const { on: turnedOn } = useSnapshot(adminViewState)
  return adminViewFor({ viewer: isPending ? undefined : (viewer ?? null), turnedOn })
}
