import { minSearchLength } from '@mullion/domain/catalog/search'
import { proxy } from 'valtio'
import type { CartView } from '../lib/checkout-door.ts'
import { type Place, readPlace, startPlace, writePlace } from './panels.url.ts'

type Mutable<T> = { -readonly [key in keyof T]: T[key] }

/** Which panel is open and what it shows; only the functions below change it. */
export const placeState = proxy<Mutable<Place>>({ ...startPlace })

const textPauseMs = 500
let pause: ReturnType<typeof setTimeout> | undefined

function address(): string {
  return location.pathname + writePlace(placeState, location.search) + location.hash
}

/** Brings the address up to what is typed, before anything else moves on from it. */
export function keepText(): void {
  clearTimeout(pause)
  pause = undefined
  history.replaceState(history.state, '', address())
}

function go(change: Partial<Place>): void {
  if (pause !== undefined) keepText()
  const leaves =
    change.panel !== undefined && (change.panel !== placeState.panel || change.view !== placeState.view)
  Object.assign(placeState, change)
  if (address() !== location.pathname + location.search + location.hash) {
    history.pushState({ opened: change.part !== undefined && change.part !== null }, '', address())
  }
  if (leaves) window.scrollTo({ top: 0 })
}

/** Takes the place from the address, now and whenever Back or Forward changes it; returns how to stop. */
export function followAddress(): () => void {
  const read = () => {
    clearTimeout(pause)
    pause = undefined
    Object.assign(placeState, readPlace(location.search))
  }
  read()
  window.addEventListener('popstate', read)
  return () => window.removeEventListener('popstate', read)
}

/** Takes what is typed into the search box; the address follows after a pause. */
export function typeText(text: string): void {
  if (placeState.panel !== 'search') go({ panel: 'search', view: 'cart' })
  const searches = text.trim().length >= minSearchLength
  Object.assign(placeState, { text, page: 1, all: placeState.all && !searches })
  clearTimeout(pause)
  pause = setTimeout(keepText, textPauseMs)
}

/** Searches for a text, as a step of its own. */
export function searchFor(text: string): void {
  go({ panel: 'search', view: 'cart', part: null, text, all: false, page: 1 })
}

export function showAllParts(): void {
  go({ panel: 'search', view: 'cart', part: null, text: '', all: true, page: 1 })
}

export function showPage(page: number): void {
  go({ page })
}

/** Corrects a page that does not exist, without a step that Back would fall into again. */
export function correctPage(page: number): void {
  placeState.page = page
  keepText()
}

export function openPart(part: number): void {
  go({ part })
}

/** Closes the detail; steps back when opening it was a step, so that Back never opens it again. */
export function closePart(): void {
  if (placeState.part === null) return
  placeState.part = null
  if (history.state?.opened) history.back()
  else history.replaceState(null, '', address())
}

export function openCart(): void {
  go({ panel: 'cart', view: 'cart', part: null })
}

export function openSearch(): void {
  go({ panel: 'search', view: 'cart', part: null })
}

export function showCartView(view: CartView): void {
  go({ panel: 'cart', view, part: null })
}

/** Shows another view in place of this one, without a step that Back would fall into again. */
export function replaceCartView(view: CartView): void {
  placeState.view = view
  keepText()
}

/** The start page: nothing searched, nothing open. */
export function goHome(): void {
  go(startPlace)
}
