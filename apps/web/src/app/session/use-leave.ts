import { useSignOut } from '@mullion/client/accounts/session.hooks'
import { useCallback } from 'react'
import { notifyError } from '../../lib/notify-error.ts'

/** Signs out. A failure is shown: the user may be leaving a shared computer. */
export function useLeave(): () => void {
  const signOut = useSignOut()
  return useCallback(() => {
    signOut().catch(notifyError)
  }, [signOut])
}
