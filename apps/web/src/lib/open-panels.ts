/** Tells whether a panel is on screen, for work that outlives it. */
export interface PanelCount {
  /** Notes that the panel is shown; returns a function to call when it closes. */
  readonly note: () => () => void
  readonly isOpen: () => boolean
}

/** Counts panels instead of using a flag, because the next panel may open before the last one closes. */
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
