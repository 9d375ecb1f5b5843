import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far outside the window results are drawn already, so that scrolling finds them there. */
const nearPixels = 1_500

export interface NearChunks {
  readonly list: RefObject<HTMLDivElement | null>
  readonly near: ReadonlySet<number>
}

/** Which of so many chunks, the children of `list`, are in sight or close to it. */
export function useNearChunks(count: number): NearChunks {
  const list = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]))
  useEffect(() => {
    const chunks = [...(list.current?.children ?? [])].slice(0, count)
    const places = new Map(chunks.map((chunk, at) => [chunk, at]))
    const observer = new IntersectionObserver(
      (entries) => {
        setNear((before) => {
          const next = new Set(before)
          for (const { target, isIntersecting } of entries) {
            const at = places.get(target) ?? 0
            // A chunk with the focus stays, or the keyboard would begin at the top again.
            if (isIntersecting || target.contains(document.activeElement)) next.add(at)
            else next.delete(at)
          }
          return next
        })
      },
      { rootMargin: `${nearPixels}px 0px` },
    )
    for (const chunk of chunks) observer.observe(chunk)
    return () => observer.disconnect()
  }, [count])
  return { list, near }
}
