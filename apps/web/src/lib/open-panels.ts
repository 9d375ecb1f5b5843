/** Tells whether a panel is on the screen, for what goes on also while it is not. */
export interface PanelCount {
  /** Notes that the panel is shown; returns how to note that it no longer is. */
  readonly note: () => () => void
  readonly isOpen: () => boolean
}

/** A count from zero. It is a count because the next panel may be noted before the last one is gone. */
export function createPanelCount(): PanelCount {
  let open = 0
  return {
    note: () => {
      open += 1
      return () => {
        open -= 1
      }
    },
    isOpen: () => open > 0,
  }
}
