import { proxy, ref } from 'valtio'

/** A dialog over the page, or a follow-up question inside one. */
export interface Overlay {
  readonly id: number
  readonly close: () => void
  /**
   * True for a dialog, which handles keys while nothing is above it; false for a question inside a dialog.
   */
  readonly dialog: boolean
  /**
   * True if Back closes it. False if it cannot be dismissed, or if it is in the URL (Back then closes it
   * anyway).
   */
  readonly step: boolean
}

interface OverlaysState {
  /** Open overlays, topmost last. */
  open: readonly Overlay[]
  /** The dialog that handles keys. */
  top: number | null
}

const none: readonly Overlay[] = []

/** Everything open over the page. Change it only through the functions below. */
export const overlaysState = proxy<OverlaysState>({ open: ref(none), top: null })

let newest = 0

function show(open: readonly Overlay[]): void {
  overlaysState.open = ref(open)
}

function setTop(): void {
  overlaysState.top = overlaysState.open.findLast(({ dialog }) => dialog)?.id ?? null
}

export function removeOverlay(id: number): void {
  show(overlaysState.open.filter((each) => each.id !== id))
  // Wait until the key press that closed it is over, or the dialog below would handle the same press.
  setTimeout(setTop)
}

/** Puts a dialog on top; returns its id, unique across visits. */
export function addOverlay(overlay: Omit<Overlay, 'id'>): number {
  newest = Math.max(Date.now(), newest + 1)
  show([...overlaysState.open, { ...overlay, id: newest }])
  setTop()
  return newest
}
