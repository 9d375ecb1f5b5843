/** Id of the results heading, which takes the focus when the focused control disappears. */
export const resultsTitleId = 'results-title'

export function focusResultsTitle(): void {
  document.getElementById(resultsTitleId)?.focus({ preventScroll: true })
}
