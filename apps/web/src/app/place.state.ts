import { noFilters } from '@mullion/domain/catalog/facets'
import { minSearchLength } from '@mullion/domain/catalog/search'
import { proxy } from 'valtio'
import {
  arriveAtLayers,
  beginLayers,
  layerMarks,
  pushPlace,
  swallowLate,
  travel,
  whenStill,
} from '../lib/layer-steps.ts'
import { arriveAtStep, isThisStep, nextStep, rememberScrolling, thisStep } from '../lib/scroll-memory.ts'
import { dropAgain } from './drop-parameter.ts'
import { type Place, readPlace, startPlace, writePlace } from './panels.url.ts'

type Mutable<T> = { -readonly [key in keyof T]: T[key] }

/** Which panel is open and what it shows; only the functions of panels.state.ts and below change it. */
export const placeState = proxy<Mutable<Place>>({ ...startPlace })

/** What is typed while a step back is under way: the place takes it once that has been made. */
export const typedState = proxy<{ text: string | null }>({ text: null })

/** Nothing open over the panel, and no verification. */
export const alone = {
  part: null,
  login: false,
  popup: null,
  calculator: null,
  chosen: null,
  emailVerify: null,
} as const
export const search = { panel: 'search', view: 'results', ...alone } as const
export const unnarrowed = { filters: noFilters, sort: 'relevance' } as const
const textPauseMs = 500
let pause: ReturnType<typeof setTimeout> | undefined
/** What closes when a step back has been made; the step that it leads to may have been opened by a link. */
let closing: Partial<Place> | null = null
/** True once a search was more than typed: sent, left and come back to, or linked to. Back is to restore it. */
let settled = false

function address(): string {
  return location.pathname + writePlace(placeState, location.search) + location.hash
}

function settleSearch(): void {
  settled = placeState.all || placeState.text.trim().length >= minSearchLength
}

/** Changes where the reader is, as no step of its own. */
export function replace(change: Partial<Place>): void {
  whenStill(() => {
    clearTimeout(pause)
    pause = undefined
    Object.assign(placeState, change)
    settleSearch()
    history.replaceState({ ...thisStep(), ...layerMarks() }, '', address())
  })
}

/** Brings the address up to what is typed, before anything else moves on from it. */
function keepText(): void {
  clearTimeout(pause)
  pause = undefined
  history.replaceState(history.state, '', address())
}

/** Corrects the place of the step that is shown, which stays what it is. */
export function correct(change: Partial<Place>): void {
  Object.assign(placeState, change)
  keepText()
}

/** Takes what is typed as a search of its own: Back leads to it when another one is typed. */
export function submitText(): void {
  whenStill(() => {
    keepText()
    settleSearch()
  })
}

/** How many steps lead back from what is open over the panel to the panel alone, when it stays open on the next step. */
function stepsToClose({ part }: Partial<Place>): number {
  if (!part || placeState.part === null) return 0
  return Number(history.state?.opened ?? 0) + layerMarks().above
}

function makeStep(change: Partial<Place>): void {
  if (pause !== undefined) keepText()
  const { panel = placeState.panel, view = placeState.view, text = placeState.text } = change
  const { all = placeState.all, part, login, popup, calculator } = change
  const leaves = panel !== placeState.panel || view !== placeState.view
  const searches = text !== placeState.text || all !== placeState.all
  const onTop = Boolean(part || login || popup || calculator)
  const opened = onTop ? stepsToClose(change) + 1 : 0
  Object.assign(placeState, change)
  settleSearch()
  if (address() !== location.pathname + location.search + location.hash) {
    pushPlace({ opened, ...nextStep() }, address(), { onTop })
  }
  if (leaves || searches) window.scrollTo({ top: 0 })
}

/** Takes the reader to another place, as a step of the history. */
export function go(change: Partial<Place>): void {
  whenStill(() => makeStep(change))
}

/** The step below what was closed is not there: the one that is shown is the place without it. */
function closeHere(): void {
  closing = null
  history.replaceState({ ...history.state, opened: 0 }, '', address())
}

/** Closes what is open over the panel; steps back when opening it was a step, so that Back never opens it again. */
export function closeOver(change: Partial<Place>): void {
  whenStill(() => {
    Object.assign(placeState, change)
    const steps = Number(history.state?.opened ?? 0)
    if (steps === 0) {
      history.replaceState({ ...thisStep(), ...layerMarks() }, '', address())
    } else {
      closing = change
      travel(-steps - layerMarks().above, closeHere)
    }
  })
}

function readAddress(): void {
  clearTimeout(pause)
  pause = undefined
  Object.assign(placeState, readPlace(location.search))
}

function follow(): void {
  if (swallowLate()) return
  // Within one place only pop-ups have opened or closed; what was corrected meanwhile holds.
  if (isThisStep(history.state)) {
    const { part, login, popup, calculator } = placeState
    const opened = part || login || popup || calculator ? history.state.opened : 0
    history.replaceState({ ...history.state, opened }, '', address())
  } else {
    readAddress()
    arriveAtStep(history.state)
  }
  if (closing !== null) {
    Object.assign(placeState, closing)
    closing = null
    keepText()
  }
  settleSearch()
  dropAgain()
  arriveAtLayers()
}

/** Takes the place from the address, now and whenever Back or Forward changes it; returns how to stop. */
export function followAddress(): () => void {
  typedState.text = null
  readAddress()
  settleSearch()
  const forgetScrolling = rememberScrolling(history.state)
  history.replaceState(
    { ...history.state, ...thisStep() },
    '',
    location.pathname + location.search + location.hash,
  )
  beginLayers()
  window.addEventListener('popstate', follow)
  return () => {
    forgetScrolling()
    window.removeEventListener('popstate', follow)
  }
}

/** Leaves a settled search for the one that is being typed; its address follows. */
function leaveSettled(): void {
  if (pause !== undefined) keepText()
  pushPlace({ opened: 0, ...nextStep() }, address(), { onTop: false })
  settled = false
}

function takeText(text: string): void {
  const inSearch = placeState.panel === 'search'
  const another = text.trim() !== placeState.text.trim()
  if (!inSearch) {
    go(search)
    settled = false
  } else if (another && settled) leaveSettled()
  const searches = text.trim().length >= minSearchLength
  const all = placeState.all && !searches
  Object.assign(placeState, { text, page: 1, all, ...(text.trim() || all ? {} : unnarrowed) })
  clearTimeout(pause)
  pause = setTimeout(keepText, textPauseMs)
  if (another) window.scrollTo({ top: 0 })
}

/** Takes what is typed into the search box; the address follows after a pause. */
export function typeText(text: string): void {
  let waits = true
  whenStill(() => {
    waits = false
    takeText(text)
    if (typedState.text === text) typedState.text = null
  })
  if (waits) typedState.text = text
}
