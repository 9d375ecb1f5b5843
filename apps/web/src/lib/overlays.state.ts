import { proxy, ref } from 'valtio'

/** Something that lies over the page, or a further question in it. */
export interface Overlay {
  readonly id: number
  readonly close: () => void
  /** Takes the keys while nothing lies over it; a question inside a dialog does not. */
  readonly dialog: boolean
  /** Back closes it. False for what cannot be dismissed, and for what the address names and Back closes anyway. */
  readonly step: boolean
}

interface OverlaysState {
  /** The one on top last. */
  open: readonly Overlay[]
  /** The dialog that takes the keys. */
  top: number | null
}

const none: readonly Overlay[] = []

/** All that is open over the page; only the functions below change it. */
export const overlaysState = proxy<OverlaysState>({ open: ref(none), top: null })

let newest = 0

function show(open: readonly Overlay[]): void {
  overlaysState.open = ref(open)
}

function setTop(): void {
  overlaysState.top = overlaysState.open.findLast(({ dialog }) => dialog)?.id ?? null
}

/** Takes an overlay away that was closed. */
export function removeOverlay(id: number): void {
  show(overlaysState.open.filter((each) => each.id !== id))
  // Only after the key press that closed it, or the dialog below would take the same press.
  setTimeout(setTop)
}

/** Puts an overlay on top of the others; returns its id, which no overlay of an earlier visit has had. */
export function addOverlay(overlay: Omit<Overlay, 'id'>): number {
  newest = Math.max(Date.now(), newest + 1)
  show([...overlaysState.open, { ...overlay, id: newest }])
  setTop()
  return newest
}
