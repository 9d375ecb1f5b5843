import { useCallback, useEffect, useState } from 'react'
import { comesAlong, type Random } from './mascot/visit.ts'

/** Whether the mascot is along on this opening of a part, and how its visit ends. Who wants no motion is left in peace. */
export function useMascot(partId: number, { opened, random }: { opened: boolean; random: Random }) {
  const [visited, setVisited] = useState<number | null>(null)
  const onGone = useCallback(() => setVisited(null), [])
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    setVisited(opened && !still && comesAlong(random) ? partId : null)
  }, [partId, opened, random])
  return { here: visited === partId, onGone }
}
