import { useState } from 'react'

/** Returns the last non-null value, so that a closing dialog keeps its content and can return focus. */
export function useLastShown<Thing>(now: Thing | null): Thing | null {
  const [last, setLast] = useState(now)
  if (now !== null && now !== last) setLast(() => now)
  return now ?? last
}
