import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'
import { type ChunkHeights, chunksWithin, type Stretch } from './chunks.ts'

/** How far outside the window results are drawn already, so that scrolling finds them there. */
const nearPixels = 1_000

/** The chunks of a list that are in sight or close to it, from the first to the last of them. */
export function useChunksInSight(list: RefObject<HTMLElement | null>, heights: ChunkHeights): Stretch {
  const [inSight, setInSight] = useState<Stretch>({ from: 0, to: 0 })
  const look = useCallback(() => {
    if (!list.current) return
    const from = -list.current.getBoundingClientRect().top - nearPixels
    const next = chunksWithin(heights, { from, to: from + window.innerHeight + 2 * nearPixels })
    // In slices: scrolling goes on while chunks are drawn.
    startTransition(() => setInSight((now) => (now.from === next.from && now.to === next.to ? now : next)))
  }, [list, heights])
  useEffect(() => {
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [look])
  return inSight
}
