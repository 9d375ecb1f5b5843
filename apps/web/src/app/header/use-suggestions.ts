import { useDebouncedValue, useWindowEvent } from '@mantine/hooks'
import { useSuggestedParts } from '@mullion/client/catalog/catalog.hooks'
import type { Part } from '@mullion/domain/catalog/part'
import { minSearchLength } from '@mullion/domain/catalog/search'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { typingPauseMs } from '../../features/catalog/typing-pause.ts'
import { useMedia } from '../../lib/use-media.ts'

const mostSuggestions = 6
/** A keyboard on the screen takes half of it. */
const smallTouchScreen = '(hover: none) and (max-width: 767px), (hover: none) and (max-height: 500px)'
const mostOnSmallScreen = 4
/** In pixels, on a small screen: one suggestion, and what stands above the first of them. */
const suggestionHeight = 48
const headerHeight = 116
const none: readonly Part[] = []

export interface Suggestions {
  readonly parts: readonly Part[]
  /** The one that the arrow keys have gone to, or -1 while what is typed counts. */
  readonly active: number
  readonly setActive: (at: number) => void
  /** The reader has typed this; the suggestions appear. */
  readonly open: (typed: string) => void
  readonly close: () => void
}

function followKeyboard(changed: () => void) {
  window.visualViewport?.addEventListener('resize', changed)
  return () => window.visualViewport?.removeEventListener('resize', changed)
}

/** How many suggestions there is room for, above a keyboard on the screen where there is one. */
function mostThatFit(): number {
  const seen = window.visualViewport?.height ?? window.innerHeight
  const fit = Math.floor((seen - headerHeight) / suggestionHeight)
  return Math.max(1, Math.min(mostOnSmallScreen, fit))
}

/**
 * The suggestions for what is being typed; none unless the reader is typing. Scrolling puts them away, and so does a text
 * that comes by anything else, such as Back.
 */
export function useSuggestions(text: string): Suggestions {
  const [byHand, setByHand] = useState<string | null>(null)
  const [activeId, setActiveId] = useState<number | null>(null)
  const small = useMedia(smallTouchScreen)
  const fit = useSyncExternalStore(followKeyboard, mostThatFit, () => mostOnSmallScreen)
  const [typed] = useDebouncedValue(text.trim(), typingPauseMs)
  const long = text.trim().length >= minSearchLength && typed.length >= minSearchLength
  const wanted = byHand === text && long
  const found = useSuggestedParts(wanted ? typed : null, mostSuggestions)

  const all = wanted ? (found.data?.parts ?? none) : none
  const parts = small ? all.slice(0, fit) : all
  // By its part and not by its place: the list may change under the reader's hand.
  const active = parts.findIndex(({ id }) => id === activeId)

  const close = useCallback(() => {
    setByHand(null)
    setActiveId(null)
  }, [])
  if (byHand !== null && byHand !== text) close()
  // Not any scrolling: another search takes the page to its top by itself.
  useWindowEvent('wheel', close)
  useWindowEvent('touchmove', close)

  return {
    parts,
    active,
    setActive: (at) => setActiveId(parts[at]?.id ?? null),
    open: (typed) => {
      setActiveId(null)
      setByHand(typed)
    },
    close,
  }
}
