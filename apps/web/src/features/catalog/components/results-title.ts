/** The heading of the results takes the focus from a control that takes itself away. */
export const resultsTitleId = 'results-title'

export function focusResultsTitle(): void {
  document.getElementById(resultsTitleId)?.focus({ preventScroll: true })
}
