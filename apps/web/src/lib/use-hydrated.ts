import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns false on the server and during hydration, when browser-only facts must not show yet; true
 * afterward. What only the browser renders gets true from the start.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
