import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { useSuggestedParts } from '@mullion/client/catalog/catalog.hooks'
import type { Part } from '@mullion/domain/catalog/part'
import { minSearchLength } from '@mullion/domain/catalog/search'
import { useEffect, useState } from 'react'

const typingPauseMs = 50
const mostSuggestions = 6
/** After so long without a letter the reader looks at the results, which the suggestions would cover. */
const restMs = 2_500
/** A keyboard on the screen leaves no room for suggestions. */
const noRoom = '(hover: none) and (max-width: 767px)'
const none: readonly Part[] = []

export interface Suggestions {
  readonly parts: readonly Part[]
  /** The one that the arrow keys have gone to, or -1 while what is typed counts. */
  readonly active: number
  readonly setActive: (at: number) => void
  /** The reader has typed; the suggestions appear. */
  readonly open: () => void
  readonly close: () => void
  readonly hold: (held: boolean) => void
}

/** The suggestions for what is being typed; none unless the reader is typing. */
export function useSuggestions(text: string): Suggestions {
  const [typing, setTyping] = useState(0)
  const [activeId, setActiveId] = useState<number | null>(null)
  const [held, hold] = useState(false)
  const roomless = useMediaQuery(noRoom, false, { getInitialValueInEffect: false })
  const [typed] = useDebouncedValue(text.trim(), typingPauseMs)
  const long = text.trim().length >= minSearchLength && typed.length >= minSearchLength
  const wanted = typing > 0 && long && !roomless
  const found = useSuggestedParts(wanted ? typed : null, mostSuggestions)

  const parts = wanted ? (found.data?.parts ?? none) : none
  // By its part and not by its place: the list may change under the reader's hand.
  const active = parts.findIndex(({ id }) => id === activeId)

  const close = () => {
    setTyping(0)
    setActiveId(null)
    hold(false)
  }
  const stays = held || active >= 0
  useEffect(() => {
    if (typing === 0 || stays) return
    const timer = setTimeout(() => setTyping(0), restMs)
    return () => clearTimeout(timer)
  }, [typing, stays])

  return {
    parts,
    active,
    setActive: (at) => setActiveId(parts[at]?.id ?? null),
    open: () => {
      setActiveId(null)
      setTyping((letters) => letters + 1)
    },
    close,
    hold,
  }
}
