import type { PunchoutVisit } from '@mullion/domain/punchout/punchout'
import { proxy, ref } from 'valtio'

/** The visit from a procurement system that this page belongs to. Change it only through `setVisit`. */
export const punchoutState = proxy<{ visit: PunchoutVisit | null }>({ visit: null })

export function setVisit(visit: PunchoutVisit | null): void {
  punchoutState.visit = visit && ref(visit)
}

/** True if the server set the mark of a visit in this browser, which may be over by now. */
export const mayBeVisit = (): boolean => document.cookie.includes('mullion_visit=')
