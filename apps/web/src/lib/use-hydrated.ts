import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and during hydration, when browser-only facts must not show yet; true after that, and from the
 * start for what the browser renders itself.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
