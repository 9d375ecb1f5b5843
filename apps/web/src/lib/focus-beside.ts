export interface FocusTargets {
  /**
   * Selector of the button to focus, such as the same button as the one pressed; any enabled button by
   * default.
   */
  readonly button?: string
  /** Selector of what to focus in the next row if neither neighbor has that button. */
  readonly otherwise?: string
}

/**
 * Moves focus to a button in the next or previous row, before this row is removed along with its focused
 * button. Returns false if nothing could take the focus.
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
