import { useEffect, useRef } from 'react'

function focusSearchBox(): void {
  const box = document.querySelector<HTMLInputElement>('search input')
  box?.focus()
  box?.select()
}

/**
 * Returns a function that closes the dialog and moves the focus to the search box. Focuses after closing: the dialog
 * restores the old focus only if nothing else has it by then.
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
