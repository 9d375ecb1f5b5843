import { followViewer, type KnownViewer, refetchSession, setViewer } from '@mullion/client/accounts/viewer'
import { may } from '@mullion/domain/accounts/permissions'
import type { Viewer } from '@mullion/domain/accounts/session'
import { setMyDoor } from '../../lib/my-door.state.ts'
import { notify } from '../../lib/notices.state.ts'
import { clearStaffDrafts } from '../../lib/staff-drafts.ts'
import { dropLogin, startOver } from '../navigation/login.ts'
import { navigate } from '../navigation/navigation.ts'
import { startRoute } from '../navigation/routes.ts'
import { stopActing } from './acting.ts'
import { queryClient } from './query-client.ts'
import { dropHint, hintKey, saveHint } from './viewer-hint.ts'

/**
 * Clears what the user typed, such as a ship-to address, so the next user of a shared computer never sees it. The cart
 * stays.
 */
function clearTypedValues(): void {
  clearStaffDrafts()
  import('../../features/checkout/checkout.state.ts').then(
    ({ clearDraft }) => clearDraft(),
    () => undefined,
  )
}

function onChange(now: Viewer | null, before: KnownViewer): void {
  if (before === undefined && !now) dropHint()
  else saveHint(now)
  const same = before === undefined || before?.user.id === now?.user.id
  if (!same || !now || !may(now.user, 'actForCompany')) stopActing()
  if (before === undefined) {
    if (now) dropLogin()
    return
  }
  // Finishing a required step (a new password, two-step setup) changes what the user may open, not who they are.
  if (before?.user.id === now?.user.id) return
  if (before) {
    clearTypedValues()
    setMyDoor(null)
  }
  if (now) {
    startOver()
    if (before) notify(`${now.user.firstname} is signed in now.`)
  } else {
    navigate(startRoute)
    notify('You have been signed out.')
  }
}

/** Keeps the page in sync with the signed-in user, here and in other tabs; returns a function that stops this. */
export function followSession(): () => void {
  const stop = followViewer(queryClient, onChange)
  const onStorage = (event: StorageEvent) => {
    if (event.key === hintKey && event.newValue === '') void setViewer(queryClient, null)
    else if (event.key === hintKey || event.key === null) void refetchSession(queryClient)
  }
  window.addEventListener('storage', onStorage)
  return () => {
    stop()
    window.removeEventListener('storage', onStorage)
  }
}
