import { useSignOut } from '@mullion/client/accounts/session.hooks'
import { readError } from '@mullion/client/read-error'
import { useCallback } from 'react'
import { notifyProblem } from '../../lib/notices.state.ts'

/** Signs this browser out; a failure is told, since somebody may be about to leave a shared desk. */
export function useLeave(): () => void {
  const signOut = useSignOut()
  return useCallback(() => {
    signOut().catch((error) => notifyProblem(readError(error).message))
  }, [signOut])
}
