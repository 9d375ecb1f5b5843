/** Which elements of a list's rows can take focus. */
export interface FocusTargets {
  /** A button of the row, such as the one pressed; any button by default. */
  readonly button?: string
  /** What to focus in the next row if neither neighbor has that button. */
  readonly otherwise?: string
}

/**
 * Moves focus to a button in the next or previous row, before this row is removed with its focused button. False if
 * nothing could take it.
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
