import type { KnownViewer } from '@mullion/client/accounts/viewer'
import { may } from '@mullion/domain/accounts/permissions'

export interface AdminView {
  /** True if the user may turn on the admin view. */
  readonly offered: boolean
  /** Null while the session is loading and may decide the view; until then, neither view is shown. */
  readonly on: boolean | null
}

/** Returns the admin view for a session. */
export function adminViewFor(known: { readonly viewer: KnownViewer; readonly turnedOn: boolean }): AdminView {
  const { viewer, turnedOn } = known
  if (viewer === undefined) return { offered: false, on: turnedOn ? null : false }
  const offered = viewer !== null && viewer.duty === null && may(viewer.user, 'administer')
  return { offered, on: offered && turnedOn }
}
