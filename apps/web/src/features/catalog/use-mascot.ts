import { useCallback, useEffect, useState } from 'react'
import { type Random, shouldAppear } from './mascot/visit.ts'

/** Whether the mascot appears on this part view, and a callback to end its visit. Never appears with reduced motion. */
export function useMascot(partId: number, { opened, random }: { opened: boolean; random: Random }) {
  const [visited, setVisited] = useState<number | null>(null)
  const onGone = useCallback(() => setVisited(null), [])
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    setVisited(opened && !still && shouldAppear(random) ? partId : null)
  }, [partId, opened, random])
  return { here: visited === partId, onGone }
}
