import type { KnownViewer } from '@mullion/client/accounts/viewer'
import { may } from '@mullion/domain/accounts/permissions'

export interface AdminView {
  /** True for those who may turn it on. */
  readonly offered: boolean
  /** Null while that depends on who is here, and the server has not said: then neither view is shown. */
  readonly on: boolean | null
}

/** The admin view as it is for whoever is here. */
export function adminViewFor(known: { readonly viewer: KnownViewer; readonly turnedOn: boolean }): AdminView {
  const { viewer, turnedOn } = known
  if (viewer === undefined) return { offered: false, on: turnedOn ? null : false }
  const offered = viewer !== null && viewer.duty === null && may(viewer.user, 'administer')
  return { offered, on: offered && turnedOn }
}
