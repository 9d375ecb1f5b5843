import { useCallback, useEffect, useRef } from 'react'

/** Focuses the form's first field on open, and again if the focused element is removed. */
export function useFocusInForm() {
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(false)
  const begin = useCallback(() => body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  useEffect(() => {
    // Wait until the dialog has recorded where the focus came from.
    const timer = setTimeout(begin)
    return () => clearTimeout(timer)
  }, [begin])
  useEffect(() => {
    if (shown.current && document.activeElement === document.body) begin()
    shown.current = true
  })
  return body
}
