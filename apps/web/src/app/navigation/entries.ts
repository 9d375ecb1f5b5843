// The entries of the browser's history. Each page is one, and each overlay above it, so that Back closes what is open.
// The Navigation API says which entries there are and promises an end of each traversal; browsers without it are helped
// by an index in each entry's state.
import { subscribe } from 'valtio'
import { overlaysState, removeOverlay } from '../../lib/overlays.state.ts'

/** What an entry of the history remembers beside its address. */
export interface Entry {
  /** Where it lies among the entries of this store. */
  readonly index: number
  /** The page that it shows; entries of overlays have the mark of the page below them. Later pages have higher marks. */
  readonly page: number
  /** The overlays that were open when the page was opened over them, the lowest first. */
  readonly under: readonly number[]
  /** The overlays that lie over the page. */
  readonly over: readonly number[]
  /** How many entries back what the address names was opened over a page; 0 where there is nothing to go back to. */
  readonly opened: number
}

/** Called when Back, Forward or a traversal of our own has led to another entry. */
export type OnArrival = (entry: Entry, before: Entry) => void

interface Travel {
  /** The index that it leads to. */
  readonly to: number
  /** Overlays that are newer stay open there. */
  readonly newest: number
}

const mostCounted = 50
const start: Entry = { index: 0, page: 0, under: [], over: [], opened: 0 }

interface EntriesState {
  here: Entry
  /** The highest index there is, as far as this visit knows. */
  last: number
  /** A traversal that is under way: the browser takes a moment for it. */
  travel: Travel | null
  /** The entry that was shown before, while entries that stand for nothing are passed by. */
  left: Entry | null
  /** What waits until it has ended. */
  waiting: (() => void)[]
  settling: ReturnType<typeof setTimeout> | undefined
  onArrival: OnArrival
}

const state: EntriesState = {
  here: start,
  last: 0,
  travel: null,
  left: null,
  waiting: [],
  settling: undefined,
  onArrival: () => {},
}

/** The entry that is shown. */
export const shownEntry = (): Entry => state.here

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'page' in value && 'over' in value

const isOpen = (id: number) => overlaysState.open.some((each) => each.id === id)
const newMark = () => Math.max(Date.now(), state.here.page + 1)

function write(how: 'pushState' | 'replaceState', entry: Entry, address?: string): void {
  history[how](entry, '', address)
  state.here = entry
  state.last = how === 'pushState' ? entry.index : Math.max(state.last, entry.index)
}

/** Changes what the shown entry remembers, and its address. */
export function replaceEntry(change: Partial<Entry>, address?: string): void {
  write('replaceState', { ...state.here, ...change }, address)
}

function goOn(): void {
  while (state.travel === null && state.waiting.length > 0) state.waiting.shift()?.()
}

/** Does what writes into the history: at once, or when a traversal that is under way has ended. */
export function whenStill(work: () => void): void {
  if (state.travel === null && state.waiting.length === 0) work()
  else state.waiting.push(work)
}

/** How to go by so many entries; null where there are not so many. */
function wayBy(by: number, to: number): ((ended: () => void) => void) | null {
  const { navigation } = window as { readonly navigation?: Navigation }
  if (navigation === undefined) return to >= 0 && to <= state.last ? () => history.go(by) : null
  const { currentEntry } = navigation
  const entry = currentEntry && navigation.entries()[currentEntry.index + by]
  if (!entry) return null
  return (ended) => void navigation.traverseTo(entry.key).committed?.then(ended, ended)
}

/** Goes to another entry of this store; false where there is none. What writes into the history waits meanwhile. */
function traverse(by: number, newest: number): boolean {
  const travel = { to: state.here.index + by, newest }
  const go = wayBy(by, travel.to)
  if (by === 0 || go === null) return false
  state.travel = travel
  go(() => {
    if (state.travel === travel) arrive()
    if (state.travel === travel) stay()
  })
  return true
}

/** Goes back by so many entries and closes the overlays on the way; false where there are not so many. */
export function goBack(by: number): boolean {
  return traverse(-by, overlaysState.open.at(-1)?.id ?? 0)
}

/** An entry of an overlay that is not open any more stands for nothing: goes on past it, in the same direction. */
function passBy({ index, over }: Entry, before: Entry): void {
  const gone = over.length - over.findIndex((id) => !isOpen(id))
  const passed = (index > before.index && traverse(1, 0)) || traverse(-gone, 0)
  if (!passed) replaceEntry({ over: over.filter(isOpen) })
}

/** The entry that is shown now; one of a link into the page has no marks yet. */
function readEntry(): Entry {
  if (isEntry(history.state)) return history.state
  const { index, under, over } = state.here
  const entry = { index: index + 1, page: newMark(), under: [...under, ...over], over: [], opened: 0 }
  history.replaceState(entry, '')
  return entry
}

/** Closes the overlays that were not open at an entry; one that opened on the way there stays. */
function closeOverlays({ index, under, over }: Entry): void {
  const { travel } = state
  const stays = (id: number) => travel !== null && index === travel.to && id > travel.newest
  const closing = overlaysState.open.filter(
    ({ id, step }) => step && !under.includes(id) && !over.includes(id) && !stays(id),
  )
  for (const { id, close } of closing.reverse()) {
    removeOverlay(id)
    close()
  }
}

/** Shows the entry that was reached. */
function show(): void {
  const { here, left } = state
  state.left = null
  state.onArrival(here, left ?? here)
  goOn()
  settleSoon()
}

/** A traversal has come to nothing: the shown entry stands for its page from now on. */
function stay(): void {
  state.travel = null
  replaceEntry({ over: state.here.over.filter(isOpen), opened: 0 })
  show()
}

function arrive(): void {
  const before = state.here
  const entry = readEntry()
  if (entry.index === before.index && entry.page === before.page) return
  state.left ??= before
  // What closing an overlay leads to waits as well.
  state.travel ??= { to: entry.index, newest: Number.POSITIVE_INFINITY }
  closeOverlays(entry)
  state.travel = null
  state.here = entry
  state.last = Math.max(state.last, entry.index)
  if (!entry.over.every(isOpen)) passBy(entry, before)
  if (state.travel !== null) return
  show()
}

/** Brings the entries in line with the overlays that are open. */
function settle(): void {
  state.settling = undefined
  if (state.travel !== null) return
  const under = state.here.under.filter(isOpen)
  const open = overlaysState.open.filter(({ id, step }) => step && !under.includes(id)).map(({ id }) => id)
  const { over } = state.here
  const differs = over.findIndex((id, at) => id !== open[at])
  if (over.length > open.length && traverse(differs - over.length, 0)) return
  if (differs >= 0 || under.length < state.here.under.length) {
    replaceEntry({ under, over: open.slice(0, over.length) })
  }
  for (let count = state.here.over.length + 1; count <= open.length; count += 1) {
    const { here } = state
    write('pushState', { ...here, index: here.index + 1, over: open.slice(0, count) })
  }
}

/** Not at once: what closes may make way for what opens, which then takes its entry over. */
function settleSoon(): void {
  state.settling ??= setTimeout(settle)
}

/** Adds the entry of a page: on top of the overlays that are open, or below them, where the page behind them changes. */
export function pushPage(address: string, { onTop, opened }: { onTop: boolean; opened: number }): void {
  const { index, under, over } = state.here
  const page = { page: newMark(), over: [], opened }
  if (onTop) write('pushState', { ...page, index: index + 1, under: [...under, ...over] }, address)
  else if (over.length > 0) write('replaceState', { ...page, index, under }, address)
  else write('pushState', { ...page, index: index + 1, under }, address)
  settleSoon()
}

/** Begins a visit, where a reload may have left entries of overlays that are not open any more; returns how to stop. */
export function followEntries(onArrival: OnArrival): () => void {
  const before = isEntry(history.state) ? history.state : { ...start, page: newMark() }
  // A tab that was opened as a copy may have the state without the entries below. Browsers count no further than this.
  const index = history.length < mostCounted ? Math.min(before.index, history.length - 1) : before.index
  clearTimeout(state.settling)
  Object.assign(state, { last: index, travel: null, left: null, waiting: [], settling: undefined, onArrival })
  write('replaceState', { ...before, index })
  settleSoon()
  window.addEventListener('popstate', arrive)
  const stop = subscribe(overlaysState, settleSoon, true)
  return () => {
    stop()
    clearTimeout(state.settling)
    window.removeEventListener('popstate', arrive)
  }
}
