import { sendGivenUp } from '@mullion/client/catalog/given-up'
import { lookedAtMs } from '@mullion/domain/search/search-input'
import { type RefObject, useEffect } from 'react'

/** The last search whose parts the buyer looked at; see `givenUpInput` in the domain. */
let last: { readonly text: string; readonly used: boolean } | null = null

const isSameSearch = (a: string, b: string) => a.startsWith(b) || b.startsWith(a)

function giveUp(): void {
  if (last && !last.used) sendGivenUp({ text: last.text })
  last = null
}

/** Notes that results were looked at; those of other words were given up if nothing of them was used. */
function lookAt(text: string, found: boolean): void {
  const now = text.trim().toLowerCase()
  if (last && !isSameSearch(last.text, now)) giveUp()
  last = found ? { text: now, used: last?.used ?? false } : null
}

/** Notes that the buyer did something with the results of a search. */
export function noteSearchUsed(text: string): void {
  lookAt(text, true)
  if (last) last = { ...last, used: true }
}

const controls = 'a, button, input, select, summary, label'
const isControl = ({ target }: Event) => target instanceof Element && target.closest(controls) !== null

/** Watches whether a search is given up; `found` is null until its results are known. */
export function useGivenUpWatch(
  section: RefObject<HTMLElement | null>,
  { text, found }: { readonly text: string | null; readonly found: boolean | null },
): void {
  useEffect(() => {
    if (text === null || found === null) return
    const timer = setTimeout(() => lookAt(text, found), lookedAtMs)
    return () => clearTimeout(timer)
  }, [text, found])

  useEffect(() => {
    const element = section.current
    if (text === null || !element) return
    const use = (event: Event) => isControl(event) && noteSearchUsed(text)
    // The second is a click with another button, which opens a tab.
    const kinds = ['click', 'auxclick'] as const
    for (const kind of kinds) element.addEventListener(kind, use, true)
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, use, true)
    }
  }, [section, text])

  useEffect(() => {
    window.addEventListener('pagehide', giveUp)
    return () => window.removeEventListener('pagehide', giveUp)
  }, [])
}
