import { minSearchLength } from '@mullion/domain/search/search-input'
import { proxy, ref, subscribe } from 'valtio'
import {
  afterTraversal,
  type Entry,
  followEntries,
  goBack,
  pushPage,
  replaceEntry,
  shownEntry,
} from './entries.ts'
import {
  linkTo,
  type NamedOverlay,
  noOverlay,
  type OverlayName,
  overlaid,
  overlayOf,
  type Panel,
  type Route,
  type RouteChange,
  readRoute,
  startRoute,
  to,
  unfiltered,
  writeRoute,
} from './routes.ts'
import { leaveScrolled, rememberScrolling, restoreScrolling } from './scroll.ts'

/**
 * The current route; change it only through the functions below. `typed` is search text waiting for a traversal to
 * end.
 */
export const routeState = proxy<{ route: Route; typed: string | null }>({
  route: ref(startRoute),
  typed: null,
})

/** Returns what a `BackLink` needs to lead to another page. */
export const backLinkTo = (name: string, place: RouteChange) => ({
  to: name,
  href: linkTo(place),
  onBack: () => navigate(place),
})

export const currentRoute = (): Route => routeState.route
/** The route the visit began with: React may hydrate parts of the page after the route has changed. */
export const firstRoute = (): Route => state.first
export const onRouteChange = (changed: () => void) => subscribe(routeState, changed, true)

const textPauseMs = 500
const state: {
  pause: ReturnType<typeof setTimeout> | undefined
  /** What to close when a traversal ends, if a link had opened it at the target entry. */
  closing: RouteChange | null
  /** True once a search was submitted, left and revisited, or linked to, so Back must restore it. */
  settled: boolean
  /** Consumed parameters that older entries still carry. */
  done: RouteChange
  first: Route
} = { pause: undefined, closing: null, settled: false, done: {}, first: startRoute }

function setRoute(change: RouteChange): void {
  routeState.route = ref({ ...currentRoute(), ...change } as Route)
}

function addressOf(route: Route): string {
  return location.pathname + writeRoute(route, location.search) + location.hash
}

function settleSearch(): void {
  const { all, text } = currentRoute()
  state.settled = all || text.trim().length >= minSearchLength
}

function writeAddress(change: Partial<Entry> = {}): void {
  clearTimeout(state.pause)
  state.pause = undefined
  replaceEntry(change, addressOf(currentRoute()))
}

function correct(change: RouteChange): void {
  setRoute(change)
  writeAddress()
}

/** Corrects a panel's route without a history entry; does nothing once the panel was left. */
export function correctIn(panel: Panel, change: RouteChange): void {
  if (currentRoute().panel === panel) correct(change)
}

function openPage(change: RouteChange): void {
  if (state.pause !== undefined) writeAddress()
  const before = currentRoute()
  const after = { ...before, ...change } as Route
  const overlay = overlayOf(change)
  const stays = overlay === 'part' && before.part !== null
  const { opened, over, page } = shownEntry()
  const address = addressOf(after)
  if (address !== location.pathname + location.search + location.hash) {
    leaveScrolled(page)
    pushPage(address, {
      onTop: overlay !== null,
      // A part opened from another part closes together with it.
      opened: overlay === null ? 0 : 1 + (stays ? opened && opened + over.length : 0),
    })
  }
  setRoute(change)
  settleSearch()
  const leaves = after.panel !== before.panel || after.view !== before.view
  const searches = after.text !== before.text || after.all !== before.all
  if (leaves || searches) window.scrollTo({ top: 0 })
}

export interface NavigateOptions {
  readonly replace?: boolean
}

export function navigate(change: RouteChange, { replace = false }: NavigateOptions = {}): void {
  afterTraversal(() => {
    if (!replace) return openPage(change)
    const overlay = overlayOf(currentRoute())
    setRoute(change)
    settleSearch()
    writeAddress(overlay === overlayOf(currentRoute()) ? {} : { opened: 0 })
  })
}

/** Opens a dialog that the URL names in place of any other; resolves when it is closed or left. */
export function openOverlay(overlay: NamedOverlay): Promise<void> {
  return new Promise((closed) => {
    afterTraversal(() => {
      openPage(overlaid(overlay))
      const name = overlayOf(currentRoute())
      const { page } = shownEntry()
      const stop = onRouteChange(() => {
        const now = shownEntry().page
        const shown = overlayOf(currentRoute())
        if (state.closing !== null) return
        // A dialog opened over this one returns to it, so this one is not closed yet.
        if ((now === page && shown === name) || (now > page && shown !== null)) return
        stop()
        closed()
      })
    })
  })
}

/** Closes what is open over a panel by going back to where it was opened, so Back never reopens it. */
export function closeTo(change: RouteChange): void {
  afterTraversal(() => {
    const { opened, over } = shownEntry()
    state.closing = change
    const goesBack = opened > 0 && goBack(opened + over.length)
    if (!goesBack) state.closing = null
    setRoute(change)
    if (!goesBack) writeAddress({ opened: 0 })
  })
}

export function closeOverlay(name: OverlayName): void {
  if (overlayOf(currentRoute()) === name) closeTo({ [name]: noOverlay[name] })
}

/** Removes a consumed parameter from the URL, also from entries Back returns to. */
export function dropParameter(name: 'cartKey'): void {
  state.done = { ...state.done, [name]: null }
  correct({ [name]: null })
}

function readAddress(): void {
  clearTimeout(state.pause)
  state.pause = undefined
  setRoute({ ...readRoute(location.search), ...state.done } as Route)
}

function follow(entry: Entry, before: Entry): void {
  const samePage = entry.page === before.page
  const { closing } = state
  state.closing = null
  if (!samePage) {
    leaveScrolled(before.page)
    readAddress()
    restoreScrolling(entry.page)
  }
  if (closing !== null) setRoute(closing)
  settleSearch()
  // Within one page only dialogs opened or closed; keep corrections made meanwhile.
  writeAddress(overlayOf(currentRoute()) === null ? { opened: 0 } : {})
}

/** Reads the route from the URL, now and on every Back or Forward; returns a function that stops. */
export function followAddress(): () => void {
  Object.assign(state, { closing: null, done: {} })
  routeState.typed = null
  readAddress()
  state.first = currentRoute()
  settleSearch()
  const stopEntries = followEntries(follow)
  const stopScrolling = rememberScrolling(() => shownEntry().page)
  return () => {
    stopEntries()
    stopScrolling()
  }
}

/** Makes the typed text a search of its own: Back returns to it. */
export function submitText(): void {
  afterTraversal(() => {
    writeAddress()
    settleSearch()
  })
}

/** Leaves a submitted search for the text being typed. */
function leaveSettled(): void {
  if (state.pause !== undefined) writeAddress()
  leaveScrolled(shownEntry().page)
  pushPage(addressOf(currentRoute()), { onTop: false, opened: 0 })
  state.settled = false
}

function takeText(text: string): void {
  const before = currentRoute()
  const another = text.trim() !== before.text.trim()
  if (before.panel !== 'search') {
    openPage(to('search'))
    state.settled = false
  } else if (another && state.settled) leaveSettled()
  const all = before.all && text.trim().length < minSearchLength
  setRoute({ text, page: 1, all, ...(text.trim() || all ? {} : unfiltered) })
  clearTimeout(state.pause)
  state.pause = setTimeout(writeAddress, textPauseMs)
  if (another) window.scrollTo({ top: 0 })
}

/** Takes text from the search box; the URL follows after a pause. */
export function typeText(text: string): void {
  routeState.typed = text
  afterTraversal(() => {
    takeText(text)
    if (routeState.typed === text) routeState.typed = null
  })
}
