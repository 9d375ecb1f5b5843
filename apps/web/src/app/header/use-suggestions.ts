import { useDebouncedValue, useWindowEvent } from '@mantine/hooks'
import { useSuggestedParts } from '@mullion/client/catalog/catalog.hooks'
import type { Part } from '@mullion/domain/catalog/part'
import { isUnfiltered } from '@mullion/domain/search/facets'
import { minSearchLength } from '@mullion/domain/search/search-input'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { typingPauseMs } from '../../features/catalog/typing-pause.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useRoute } from '../navigation/use-route.tsx'

const maxSuggestions = 6
/** Touch screens on which an on-screen keyboard covers half the screen. */
const smallTouchScreen = '(hover: none) and (max-width: 767px), (hover: none) and (max-height: 500px)'
const maxOnSmallScreen = 4
/** Pixels on a small screen: one suggestion, and the space above the first. */
const suggestionHeight = 48
const headerHeight = 116
const none: readonly Part[] = []

export interface Suggestions {
  readonly parts: readonly Part[]
  /** What usually causes the symptom that the text says. */
  readonly why: string | undefined
  /** The suggestion the arrow keys are on; -1 for the text box. */
  readonly active: number
  readonly setActive: (at: number) => void
  readonly open: (typed: string) => void
  readonly close: () => void
}

function followKeyboard(changed: () => void) {
  window.visualViewport?.addEventListener('resize', changed)
  return () => window.visualViewport?.removeEventListener('resize', changed)
}

/** How many suggestions fit, above an on-screen keyboard if there is one. */
function suggestionsThatFit(): number {
  const seen = window.visualViewport?.height ?? window.innerHeight
  const fit = Math.floor((seen - headerHeight) / suggestionHeight)
  return Math.max(1, Math.min(maxOnSmallScreen, fit))
}

/**
 * Suggestions for the text being typed. Scrolling hides them, and so does text that was not typed, such as after Back.
 */
export function useSuggestions(text: string): Suggestions {
  const [byHand, setByHand] = useState<string | null>(null)
  const [activeId, setActiveId] = useState<number | null>(null)
  const small = useMedia(smallTouchScreen)
  const fit = useSyncExternalStore(followKeyboard, suggestionsThatFit, () => maxOnSmallScreen)
  const [typed] = useDebouncedValue(text.trim(), typingPauseMs)
  const long = text.trim().length >= minSearchLength && typed.length >= minSearchLength
  const wanted = byHand === text && long
  const found = useSuggestedParts(wanted ? typed : null, maxSuggestions)

  // Results without filters show all of a few matches, and the list would only cover them.
  const unfiltered = useRoute(({ filters, onlyFits }) => isUnfiltered(filters) && !onlyFits)
  const all = wanted && (found.data?.more || !unfiltered) ? (found.data?.parts ?? none) : none
  const why = all.length > 0 ? found.data?.symptom?.why : undefined
  // The sentence takes the space of one suggestion.
  const parts = small ? all.slice(0, Math.max(1, why ? fit - 1 : fit)) : all
  // By part, not by position: the list may change while arrowing through it.
  const active = parts.findIndex(({ id }) => id === activeId)

  const close = useCallback(() => {
    setByHand(null)
    setActiveId(null)
  }, [])
  if (byHand !== null && byHand !== text) close()
  // Only scrolling by the buyer closes the list: a new search scrolls to the top by itself.
  useWindowEvent('wheel', close)
  useWindowEvent('touchmove', close)

  return {
    parts,
    why,
    active,
    setActive: (at) => setActiveId(parts[at]?.id ?? null),
    open: (typed) => {
      setActiveId(null)
      setByHand(typed)
    },
    close,
  }
}
