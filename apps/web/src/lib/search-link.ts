/** The address of the results for a text. */
export function searchLink(text: string): string {
  return `/?${new URLSearchParams({ s: text })}`
}
