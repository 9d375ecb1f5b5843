import { useViewer } from '@mullion/client/accounts/session.hooks'
import type { KnownViewer } from '@mullion/client/accounts/viewer'
import { may } from '@mullion/domain/accounts/permissions'
import { useSnapshot } from 'valtio'
import { adminViewState } from './admin-view.state.ts'

export interface AdminView {
  readonly offered: boolean
  /** Null while the session is loading and may decide the view; until then, neither view is shown. */
  readonly on: boolean | null
}

export function adminViewFor(known: { readonly viewer: KnownViewer; readonly enabled: boolean }): AdminView {
  const { viewer, enabled } = known
  if (viewer === undefined) return { offered: false, on: enabled ? null : false }
  const offered = viewer !== null && viewer.requiredAction === null && may(viewer.user, 'administer')
  return { offered, on: offered && enabled }
}

/** Returns the current admin view; an unknown session counts as a guest. */
export function useAdminView(): AdminView {
  const { data: viewer, isPending } = useViewer()
  const { on: enabled } = useSnapshot(adminViewState)
  return adminViewFor({ viewer: isPending ? undefined : (viewer ?? null), enabled })
}
