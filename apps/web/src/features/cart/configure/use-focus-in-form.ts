import { useCallback, useEffect, useRef } from 'react'

/** Gives the focus to what the form begins with: at first, and where it went with what was removed. */
export function useFocusInForm() {
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(false)
  const begin = useCallback(() => body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  useEffect(() => {
    // After the pop-up has noted where the focus came from.
    const timer = setTimeout(begin)
    return () => clearTimeout(timer)
  }, [begin])
  useEffect(() => {
    if (shown.current && document.activeElement === document.body) begin()
    shown.current = true
  })
  return body
}
