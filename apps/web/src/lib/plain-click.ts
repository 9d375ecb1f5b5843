import type { MouseEvent } from 'react'

/** Turns a link into an in-page action, unless the user asked for a new tab, window or download. */
export function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
