import { useSignOut } from '@mullion/client/accounts/session.hooks'
import { readError } from '@mullion/client/read-error'
import { useCallback } from 'react'
import { notifyProblem } from '../../lib/notices.state.ts'

/** Signs out. A failure is shown: the user may be leaving a shared computer. */
export function useLeave(): () => void {
  const signOut = useSignOut()
  return useCallback(() => {
    signOut().catch((error) => notifyProblem(readError(error).message))
  }, [signOut])
}
