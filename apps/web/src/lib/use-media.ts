import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns whether a media query matches; null on the server and during hydration, when both variants render
 * and CSS shows one.
 */
export function useMedia(query: string): boolean | null {
  const follow = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore<boolean | null>(
    follow,
    () => matchMedia(query).matches,
    () => null,
  )
}
