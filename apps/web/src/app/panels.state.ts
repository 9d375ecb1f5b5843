import type { AnalyticsView } from '../lib/analytics-address.ts'
import type { OpenedCalculator } from '../lib/calculator-titles.ts'
import type { CartView } from '../lib/checkout-views.ts'
import type { Narrowing } from '../lib/filter-address.ts'
import type { HelpTopic } from '../lib/help-topics.ts'
import type { AccountView, CompanyView } from '../lib/member-panels.ts'
import type { StaffViewName } from '../lib/staff-panel.ts'
import { type Panel, type Place, startPlace } from './panels.url.ts'
import { alone, closeOver, correct, go, placeState, replace, search, unnarrowed } from './place.state.ts'

/** Searches for a text, narrowed by filters where they are given, as a step of its own. */
export function searchFor(text: string, filters = unnarrowed.filters): void {
  go({ ...search, ...unnarrowed, filters, text, all: false, page: 1 })
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
  if (placeState.panel === 'search') correct({ page })
}

export function openPart(part: number): void {
  go({ part })
}

export function closePart(): void {
  if (placeState.part !== null) closeOver({ part: null })
}

export function openHelp(popup: HelpTopic): void {
  go({ part: null, login: false, calculator: null, popup })
}

export function closeHelp(): void {
  if (placeState.popup !== null) closeOver({ popup: null })
}

export function openCalculator(calculator: OpenedCalculator): void {
  go({ part: null, login: false, popup: null, calculator })
}

export function closeCalculator(): void {
  if (placeState.calculator !== null) closeOver({ calculator: null })
}

export function openCart(): void {
  go({ panel: 'cart', view: 'cart', ...alone })
}

/** Parts by their numbers, as a view of the cart. */
export function openQuickOrder(): void {
  go({ panel: 'cart', view: 'quick-order', ...alone })
}

/** The cart in place of what is open over the panel, such as a calculator that is done. */
export function goOnToCart(): void {
  replace({ panel: 'cart', view: 'cart', ...alone })
  window.scrollTo({ top: 0 })
}

/** The parts for a door in place of what is open over the panel, such as a calculator that has none for it. */
export function goOnToDoor(serialNumber: string): void {
  replace({ ...search, ...unnarrowed, text: serialNumber, all: false, page: 1 })
  window.scrollTo({ top: 0 })
}

export function openSearch(): void {
  go(search)
}

export function showCartView(view: CartView): void {
  go({ panel: 'cart', view, ...alone })
}

/** Shows another view in place of this one, without a step that Back would fall into again; not once it was left. */
export function replaceCartView(view: CartView): void {
  if (placeState.panel === 'cart') replace({ panel: 'cart', view })
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

export function showStaffView(view: StaffViewName): void {
  go({ panel: 'admin', view, ...alone })
}

export function openStaff(): void {
  showStaffView('pending-orders')
}

/** Opens a company, part or order in the view of the staff panel that is open. */
export function chooseInStaff(chosen: number | null): void {
  if (placeState.panel === 'admin') go({ chosen })
}

/** Another tab, range or filter of the dashboard, as a step of the history. */
export function showAnalytics(change: Partial<AnalyticsView>): void {
  go({ analytics: { ...placeState.analytics, ...change } })
}

export function openRequest(): void {
  go({ panel: 'request', view: 'form', ...alone })
}

/** The search in place of a panel that the reader is done with or has no right to; Back does not lead there again. */
export function leavePanel(): void {
  replace(search)
}

export function openLogin(): void {
  if (!placeState.login) go({ part: null, popup: null, calculator: null, login: true })
}

/** True for panels that show what belongs to somebody. */
export function isMemberPanel(panel: Panel): boolean {
  return panel === 'account' || panel === 'company' || panel === 'admin'
}

/** Closes the sign-in; a panel that takes somebody who is signed in goes with it. */
export function closeLogin(): void {
  if (isMemberPanel(placeState.panel)) closeOver(search)
  else if (placeState.login) closeOver({ login: false })
}

/** Opens the sign-in again: with the panel that it was for, which has gone with it. */
export function reopenLogin({ panel, view }: Pick<Place, 'panel' | 'view'>): void {
  if (isMemberPanel(panel)) go({ panel, view, ...alone } as Partial<Place>)
  else openLogin()
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
