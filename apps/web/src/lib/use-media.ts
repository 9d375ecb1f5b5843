import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query holds; null on the server and while what it drew is taken over: then both ways are drawn, and the
 * style sheet shows one.
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
