import { useEffect, useRef } from 'react'

/**
 * Where a pop-up goes from one part to another, it shows the next from its top; and takes the focus if the link that led
 * there is gone with the part before. For an element inside of the pop-up.
 */
export function useNextPart(partId: number) {
  const inside = useRef<HTMLDivElement>(null)
  const scrolled = useRef(partId)
  const focused = useRef(partId)
  useEffect(() => {
    const dialog = inside.current?.closest<HTMLElement>('[role=dialog]')
    if (scrolled.current !== partId) {
      scrolled.current = partId
      dialog?.scrollTo({ top: 0 })
    }
    if (focused.current !== partId && document.activeElement === document.body) {
      focused.current = partId
      dialog?.focus()
    }
  })
  return inside
}
