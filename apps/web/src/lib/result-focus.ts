/** Marks each result's link for keyboard navigation. */
export const resultLink = { 'data-result-link': '' } as const
const selector = '[data-result-link]'

/** Focuses the first result. Returns false if there is none. */
export function focusFirstResult(): boolean {
  const first = document.querySelector<HTMLElement>(selector)
  first?.focus()
  return first !== null
}

function inNextRow(links: readonly HTMLElement[], at: number, direction: 1 | -1): HTMLElement | undefined {
  const from = links[at]?.getBoundingClientRect()
  if (!from) return undefined
  const candidates = direction === 1 ? links.slice(at + 1) : links.slice(0, at).reverse()
  const apart = (link: HTMLElement) => Math.abs(link.getBoundingClientRect().left - from.left)
  return candidates.find((link) => apart(link) < 2 && link.getBoundingClientRect().top !== from.top)
}

export function resultTowards(key: string, from: EventTarget, within: ParentNode): HTMLElement | undefined {
  const links = [...within.querySelectorAll<HTMLElement>(selector)]
  const at = from instanceof HTMLElement ? links.indexOf(from) : -1
  if (at < 0) return undefined
  if (key === 'ArrowRight') return links[at + 1]
  if (key === 'ArrowLeft') return links[at - 1]
  if (key === 'ArrowDown') return inNextRow(links, at, 1)
  if (key === 'ArrowUp') return inNextRow(links, at, -1)
  return undefined
}
