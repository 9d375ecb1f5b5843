import { useDeferredValue, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio'
import { placeState } from './place.state.ts'

type PlaceNow = Snapshot<typeof placeState>

const follow = (changed: () => void) => subscribe(placeState, changed)
const now = () => snapshot(placeState)
let first: PlaceNow | null = null
/** What the server has drawn may be taken over in pieces, after the place has changed. */
const drawn = () => {
  first ??= now()
  return first
}
const drawnAnew = ['panel', 'view', 'part', 'text', 'all'] as const

/**
 * The place a moment late: a press or a letter is painted first, and none waits until a whole panel is drawn. Filters and
 * order are there at once: a box that is ticked must not look empty until the results are drawn.
 */
export function usePlaceSoon(): PlaceNow {
  const place = useSyncExternalStore(follow, now, typeof window === 'undefined' ? now : drawn)
  const soon = useDeferredValue(place)
  // Other filters or another order begin at the first page.
  const turned = place.page !== soon.page && place.filters === soon.filters && place.sort === soon.sort
  return !turned && drawnAnew.every((field) => place[field] === soon[field]) ? place : soon
}
