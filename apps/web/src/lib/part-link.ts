export function partLink(partId: number): string {
  return `/?part=${partId}`
}
