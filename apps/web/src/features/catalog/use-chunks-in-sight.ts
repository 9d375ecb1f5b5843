import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'
import { type ChunkHeights, chunksWithin, type Stretch } from './chunks.ts'

/** Distance from the window, in pixels, within which results are already rendered. */
const nearPixels = 1_000

/** Returns the indexes of the first and last chunk in or near the window. */
export function useChunksInSight(list: RefObject<HTMLElement | null>, heights: ChunkHeights): Stretch {
  const [visibleOptions, setInSight] = useState<Stretch>({ from: 0, to: 0 })
  const look = useCallback(() => {
    if (!list.current) return
    const from = -list.current.getBoundingClientRect().top - nearPixels
    const next = chunksWithin(heights, { from, to: from + window.innerHeight + 2 * nearPixels })
    // As a transition, so that scrolling goes on while chunks render.
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
  return visibleOptions
}
