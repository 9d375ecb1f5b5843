import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus in a dialog: when the control that has it leaves the page, such as the button of what was just decided,
 * the dialog itself takes the focus. Otherwise the next Tab would start at the top of the page behind it.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, onTop: boolean): void {
  useEffect(() => {
    if (!onTop) return
    // A dialog that is still opening gives its focus itself.
    let held = root.current?.contains(document.activeElement) ?? false
    const note = () => {
      held ||= root.current?.contains(document.activeElement) ?? false
    }
    const keep = () => {
      if (!held || document.activeElement !== document.body) return
      root.current?.querySelector<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
    }
    const removals = new MutationObserver(keep)
    document.addEventListener('focusin', note)
    removals.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      removals.disconnect()
    }
  }, [root, onTop])
}
