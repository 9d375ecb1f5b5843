export function searchLink(text: string): string {
  return `/?${new URLSearchParams({ s: text })}`
}
