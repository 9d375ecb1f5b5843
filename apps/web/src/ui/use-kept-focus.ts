import { type RefObject, useEffect, useRef } from 'react'

/** Longer than a closing dialog takes to give the focus back. */
const returnMs = 50

/**
 * Keeps the focus in a dialog: when the control that has it leaves the page, such as the button of what was just decided,
 * the dialog itself takes the focus. Otherwise the next Tab would start at the top of the page behind it.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, onTop: boolean): void {
  // A dialog that is still opening gives its focus itself. One that was covered by another had it before.
  const held = useRef(false)
  useEffect(() => {
    if (!onTop) return
    const note = () => {
      held.current ||= root.current?.contains(document.activeElement) ?? false
    }
    note()
    const keep = () => {
      if (!held.current || document.activeElement !== document.body) return
      root.current?.querySelector<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
    }
    // A dialog above that just closed gives the focus back first, if the button that opened it is still there.
    const later = setTimeout(keep, returnMs)
    const removals = new MutationObserver(keep)
    document.addEventListener('focusin', note)
    removals.observe(document.body, { childList: true, subtree: true })
    return () => {
      clearTimeout(later)
      document.removeEventListener('focusin', note)
      removals.disconnect()
    }
  }, [root, onTop])
}
