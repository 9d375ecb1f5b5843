// Browser history entries. Each page is one entry, and each dialog above it another, so Back closes dialogs.
// The Navigation API lists the entries and reports when a traversal ends. Browsers without it get an index stored in
// each entry's state.
import { subscribe } from 'valtio'
import { overlaysState, removeOverlay } from '../../lib/overlays.state.ts'

export interface Entry {
  readonly index: number
  /** The page it shows; a dialog's entry has the number of the page below. Numbers only grow. */
  readonly page: number
  /** The dialogs that were open when the page was opened over them, lowest first. */
  readonly under: readonly number[]
  readonly over: readonly number[]
  /** How many entries back the URL's dialog was opened; 0 if there is nothing to go back to. */
  readonly opened: number
}

export type OnArrival = (entry: Entry, before: Entry) => void

interface Traversal {
  readonly to: number
  readonly newest: number
}

/** What is known when an entry is skipped: the one before it, the one shown last, and what stays open. */
interface Passing {
  readonly before: Entry
  readonly left: Entry
  readonly newest: number
}

const maxCounted = 50
const start: Entry = { index: 0, page: 0, under: [], over: [], opened: 0 }

interface EntriesState {
  here: Entry
  last: number
  /** A traversal in progress; the browser takes a moment for it. */
  traversal: Traversal | null
  left: Entry | null
  waiting: (() => void)[]
  settling: ReturnType<typeof setTimeout> | undefined
  onArrival: OnArrival
}

const state: EntriesState = {
  here: start,
  last: 0,
  traversal: null,
  left: null,
  waiting: [],
  settling: undefined,
  onArrival: () => {},
}

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

export function replaceEntry(change: Partial<Entry>, address?: string): void {
  write('replaceState', { ...state.here, ...change }, address)
}

function runWaiting(): void {
  while (state.traversal === null && state.waiting.length > 0) state.waiting.shift()?.()
}

export function afterTraversal(work: () => void): void {
  if (state.traversal === null && state.waiting.length === 0) work()
  else state.waiting.push(work)
}

/** How to move by this many entries; null if there are not that many. */
function traversalBy(by: number, to: number): ((ended: () => void) => void) | null {
  const { navigation } = window as { readonly navigation?: Navigation }
  if (navigation === undefined) return to >= 0 && to <= state.last ? () => history.go(by) : null
  const { currentEntry } = navigation
  const entry = currentEntry && navigation.entries()[currentEntry.index + by]
  if (!entry) return null
  return (ended) => void navigation.traverseTo(entry.key).committed?.then(ended, ended)
}

/** Moves to another entry of this store; false if there is none. History writes wait meanwhile. */
function traverse(by: number, newest: number): boolean {
  const traversal = { to: state.here.index + by, newest }
  const go = traversalBy(by, traversal.to)
  if (by === 0 || go === null) return false
  state.traversal = traversal
  go(() => {
    if (state.traversal === traversal) arrive()
    if (state.traversal === traversal) stay()
  })
  return true
}

/** Goes back this many entries, closing dialogs on the way; false if there are not that many. */
export function goBack(by: number): boolean {
  return traverse(-by, overlaysState.open.at(-1)?.id ?? 0)
}

/**
 * Skips the entry of a closed dialog, in the direction of travel. Going forward, it may turn out to be the
 * last entry.
 */
function skipEntry({ index, over }: Entry, { before, left, newest }: Passing): void {
  const closed = over.length - over.findIndex((id) => !isOpen(id))
  const passed =
    index > before.index
      ? traverse(1, newest) || traverse(-Math.min(closed, index - left.index), newest)
      : traverse(-closed, newest)
  if (!passed) replaceEntry({ over: over.filter(isOpen) })
}

/** The current entry; one reached by an in-page link has no state yet. */
function readEntry(): Entry {
  if (isEntry(history.state)) return history.state
  const { index, under, over } = state.here
  const entry = { index: index + 1, page: newMark(), under: [...under, ...over], over: [], opened: 0 }
  history.replaceState(entry, '')
  return entry
}

function closeOverlays({ index, under, over }: Entry): void {
  const { traversal } = state
  const stays = (id: number) => traversal !== null && index === traversal.to && id > traversal.newest
  const closing = overlaysState.open.filter(
    ({ id, step }) => step && !under.includes(id) && !over.includes(id) && !stays(id),
  )
  for (const { id, close } of closing.reverse()) {
    removeOverlay(id)
    close()
  }
}

function show(): void {
  const { here, left } = state
  state.left = null
  state.onArrival(here, left ?? here)
  runWaiting()
  settleSoon()
}

// A function, because the compiler does not see that a call changes the state.
const isTraversing = () => state.traversal !== null

/** The traversal failed: treat the current entry as the target. */
function stay(): void {
  state.traversal = null
  replaceEntry({ over: state.here.over.filter(isOpen), opened: 0 })
  show()
}

function arrive(): void {
  const before = state.here
  const entry = readEntry()
  if (entry.index === before.index && entry.page === before.page) return
  const left = state.left ?? before
  state.left = left
  const traversal = state.traversal ?? { to: entry.index, newest: Number.POSITIVE_INFINITY }
  state.here = entry
  state.last = Math.max(state.last, entry.index)
  state.traversal = null
  if (!entry.over.every(isOpen)) skipEntry(entry, { before, left, newest: traversal.newest })
  if (isTraversing()) return
  // What follows the closing of a dialog waits too.
  state.traversal = traversal
  closeOverlays(state.here)
  state.traversal = null
  show()
}

function settle(): void {
  state.settling = undefined
  if (state.traversal !== null) return
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

/** Deferred: a dialog that closes may be replaced by one that reuses its entry. */
function settleSoon(): void {
  state.settling ??= setTimeout(settle)
}

/** Pushes a page's entry, above the open dialogs or below them when the page behind them changes. */
export function pushPage(address: string, { onTop, opened }: { onTop: boolean; opened: number }): void {
  const { index, under, over } = state.here
  const page = { page: newMark(), over: [], opened }
  if (onTop) write('pushState', { ...page, index: index + 1, under: [...under, ...over] }, address)
  else if (over.length > 0) write('replaceState', { ...page, index, under }, address)
  else write('pushState', { ...page, index: index + 1, under }, address)
  settleSoon()
}

/** Starts a visit; a reload may have left entries of dialogs that are no longer open. Returns a function that stops. */
export function followEntries(onArrival: OnArrival): () => void {
  const before = isEntry(history.state) ? history.state : { ...start, page: newMark() }
  // A duplicated tab copies the state but not the entries below it. Browsers keep at most this many.
  const index = history.length < maxCounted ? Math.min(before.index, history.length - 1) : before.index
  clearTimeout(state.settling)
  Object.assign(state, {
    last: index,
    traversal: null,
    left: null,
    waiting: [],
    settling: undefined,
    onArrival,
  })
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
