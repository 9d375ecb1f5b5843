/** The address of a part's detail, for a link that can be opened in a new tab. */
export function partLink(partId: number): string {
  return `/?part=${partId}`
}
