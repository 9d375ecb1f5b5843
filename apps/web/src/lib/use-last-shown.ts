import { useState } from 'react'

/** What a pop-up is about. It stays while the pop-up goes, so that it does not go blank and can give the focus back. */
export function useLastShown<Thing>(now: Thing | null): Thing | null {
  const [last, setLast] = useState(now)
  if (now !== null && now !== last) setLast(() => now)
  return now ?? last
}
