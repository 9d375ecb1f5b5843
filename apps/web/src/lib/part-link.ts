/** Returns the URL of a part's details, for links that can open in a new tab. */
export function partLink(partId: number): string {
  return `/?part=${partId}`
}
