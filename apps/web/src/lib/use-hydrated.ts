import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and while what it drew is taken over, when what only this browser knows must not show yet; true from
 * then on, and from the first in what the browser draws itself.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
