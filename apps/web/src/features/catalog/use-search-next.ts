import { useEffect, useRef } from 'react'

function focusSearchBox(): void {
  const box = document.querySelector<HTMLInputElement>('search input')
  box?.focus()
  box?.select()
}

/**
 * Closes a pop-up to go on in the search box. The box takes the focus once the pop-up is closed, which gives the focus
 * back to where it was only if nothing else has taken it by then.
 */
export function useSearchNext(opened: boolean, onClose: () => void): () => void {
  const asked = useRef(false)
  useEffect(() => {
    if (opened || !asked.current) return
    asked.current = false
    focusSearchBox()
  }, [opened])
  return () => {
    asked.current = true
    onClose()
  }
}
