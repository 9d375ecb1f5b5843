import { useEffect, useRef } from 'react'

/**
 * When a dialog moves from one part to the next, scrolls it to the top, and focuses it if the clicked link is gone.
 * Put the ref on an element inside the dialog.
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
