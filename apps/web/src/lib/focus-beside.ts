/** What takes the focus in the rows of a list. */
export interface FocusTargets {
  /** A button of the row, such as the one that was pressed; any, unless told otherwise. */
  readonly button?: string
  /** What of the next row takes it where no row beside this one has the button. */
  readonly otherwise?: string
}

/**
 * Gives the focus to a button of the row after this one, or before it: this one is about to go, with the button that was
 * pressed in it. False where nothing takes it.
 */
export function focusBeside(
  row: Element | null | undefined,
  { button = 'button:not(:disabled)', otherwise }: FocusTargets = {},
): boolean {
  const within = (beside: Element | null | undefined, found: string) =>
    beside?.querySelector<HTMLElement>(found)
  const target =
    within(row?.nextElementSibling, button) ??
    within(row?.previousElementSibling, button) ??
    (otherwise && within(row?.nextElementSibling, otherwise))
  if (!target) return false
  target.focus()
  return true
}
