import { noFilters } from '@mullion/domain/catalog/facets'
import { minSearchLength } from '@mullion/domain/catalog/search'
import { proxy } from 'valtio'
import type { AccountView, CompanyView } from '../lib/account-door.ts'
import type { CartView } from '../lib/checkout-door.ts'
import type { Narrowing } from '../lib/filter-address.ts'
import type { HelpTopic } from '../lib/help-door.ts'
import { arriveAtStep, nextStep, rememberScrolling, thisStep } from '../lib/scroll-memory.ts'
import { type Panel, type Place, readPlace, startPlace, writePlace } from './panels.url.ts'

type Mutable<T> = { -readonly [key in keyof T]: T[key] }

/** Which panel is open and what it shows; only the functions below change it. */
export const placeState = proxy<Mutable<Place>>({ ...startPlace })

/** Nothing open over the panel, and no verification. */
const alone = { part: null, login: false, popup: null, emailVerify: null } as const
const search = { panel: 'search', view: 'results', ...alone } as const
const unnarrowed = { filters: noFilters, sort: 'relevance' } as const
const textPauseMs = 500
let pause: ReturnType<typeof setTimeout> | undefined
/** What closes when a step back has been made; the step that it leads to may have been opened by a link. */
let closing: Partial<Place> | null = null

function address(): string {
  return location.pathname + writePlace(placeState, location.search) + location.hash
}

/** Takes the place of where the reader is, as no step of its own. */
function replace(change: Partial<Place>): void {
  clearTimeout(pause)
  pause = undefined
  Object.assign(placeState, change)
  history.replaceState(thisStep(), '', address())
}

/** Brings the address up to what is typed, before anything else moves on from it. */
export function keepText(): void {
  clearTimeout(pause)
  pause = undefined
  history.replaceState(history.state, '', address())
}

/** How many steps lead back from what is open over the panel to the panel alone, when it stays open on the next step. */
function stepsToClose({ part }: Partial<Place>): number {
  return part && placeState.part !== null ? Number(history.state?.opened ?? 0) : 0
}

function go(change: Partial<Place>): void {
  if (pause !== undefined) keepText()
  const leaves =
    change.panel !== undefined && (change.panel !== placeState.panel || change.view !== placeState.view)
  const opened = change.part || change.login || change.popup ? stepsToClose(change) + 1 : 0
  Object.assign(placeState, change)
  if (address() !== location.pathname + location.search + location.hash) {
    history.pushState({ opened, ...nextStep() }, '', address())
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
  const follow = () => {
    read()
    arriveAtStep(history.state)
    if (closing === null) return
    Object.assign(placeState, closing)
    closing = null
    keepText()
  }
  read()
  const forgetScrolling = rememberScrolling(history.state)
  history.replaceState(
    { ...history.state, ...thisStep() },
    '',
    location.pathname + location.search + location.hash,
  )
  window.addEventListener('popstate', follow)
  return () => {
    forgetScrolling()
    window.removeEventListener('popstate', follow)
  }
}

/** Takes what is typed into the search box; the address follows after a pause. */
export function typeText(text: string): void {
  if (placeState.panel !== 'search') go(search)
  const searches = text.trim().length >= minSearchLength
  const all = placeState.all && !searches
  Object.assign(placeState, { text, page: 1, all, ...(text.trim() || all ? {} : unnarrowed) })
  clearTimeout(pause)
  pause = setTimeout(keepText, textPauseMs)
}

/** Searches for a text, as a step of its own. */
export function searchFor(text: string): void {
  go({ ...search, ...unnarrowed, text, all: false, page: 1 })
}

/** Searches for another text in place of a mistyped one, narrowed as before. */
export function correctText(text: string): void {
  go({ text, page: 1 })
}

export function showAllParts(): void {
  go({ ...search, ...unnarrowed, text: '', all: true, page: 1 })
}

/** Narrows or orders the results, as a step of its own. */
export function showNarrowing(change: Partial<Narrowing>): void {
  go({ ...change, page: 1 })
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

/** Closes what is open over the panel; steps back when opening it was a step, so that Back never opens it again. */
function closeOver(change: Partial<Place>): void {
  Object.assign(placeState, change)
  const steps = Number(history.state?.opened ?? 0)
  if (steps === 0) {
    history.replaceState(thisStep(), '', address())
  } else {
    closing = change
    history.go(-steps)
  }
}

export function closePart(): void {
  if (placeState.part !== null) closeOver({ part: null })
}

export function openHelp(popup: HelpTopic): void {
  go({ part: null, login: false, popup })
}

export function closeHelp(): void {
  if (placeState.popup !== null) closeOver({ popup: null })
}

export function openCart(): void {
  go({ panel: 'cart', view: 'cart', ...alone })
}

/** Parts by their numbers, as a view of the cart. */
export function openQuickOrder(): void {
  go({ panel: 'cart', view: 'quick-order', ...alone })
}

export function openSearch(): void {
  go(search)
}

export function showCartView(view: CartView): void {
  go({ panel: 'cart', view, ...alone })
}

/** Shows another view in place of this one, without a step that Back would fall into again. */
export function replaceCartView(view: CartView): void {
  replace({ panel: 'cart', view })
}

export function showAccountView(view: AccountView): void {
  go({ panel: 'account', view, ...alone })
}

export function openAccount(): void {
  showAccountView('overview')
}

export function showCompanyView(view: CompanyView): void {
  go({ panel: 'company', view, ...alone })
}

export function openCompany(): void {
  showCompanyView('users')
}

export function openRequest(): void {
  go({ panel: 'request', view: 'form', ...alone })
}

/** The search in place of a panel that the reader is done with or has no right to; Back does not lead there again. */
export function leavePanel(): void {
  replace(search)
}

export function openLogin(): void {
  if (!placeState.login) go({ part: null, popup: null, login: true })
}

/** True for panels that show what belongs to somebody. */
export function isMemberPanel(panel: Panel): boolean {
  return panel === 'account' || panel === 'company'
}

/** Closes the sign-in; a panel that takes somebody who is signed in goes with it. */
export function closeLogin(): void {
  if (isMemberPanel(placeState.panel)) closeOver(search)
  else if (placeState.login) closeOver({ login: false })
}

/** Takes the sign-in from the address of somebody who is signed in already. */
export function dropLogin(): void {
  if (placeState.login) replace({ login: false })
}

/** Somebody has signed in: the search starts over in place of the sign-in, and the open panel stays. */
export function placeOfMember(): void {
  const request = placeState.panel === 'request' ? search : {}
  replace({ ...request, ...unnarrowed, login: false, text: '', all: false, page: 1 })
}

/** The start page: nothing searched, nothing open. */
export function goHome(): void {
  go(startPlace)
}

/** Takes a parameter of others that has done its work from the address, as no step of its own. */
export function dropParameter(name: string): void {
  const parameters = new URLSearchParams(location.search)
  parameters.delete(name)
  const rest = parameters.toString()
  history.replaceState(history.state, '', location.pathname + (rest && `?${rest}`) + location.hash)
}
