import { useRef, useState } from 'react'
import type { AskedConfiguration } from './configure.state.ts'
import { type Begun, draftOf, dropDraft, keepDraft } from './drafts.ts'

function begunWith({ quantity, configurations }: AskedConfiguration): Begun {
  return { quantity, configurations }
}

/** Resumes an unfinished draft, or starts from the request. */
export function useDraft(request: AskedConfiguration) {
  const [draft] = useState(() => draftOf(request))
  const atFirst = useRef<string | null>(null)
  const over = useRef(false)
  return {
    start: draft ?? begunWith(request),
    resumed: draft !== null,
    /** Saves the draft, from the first change on. */
    keep(now: Begun) {
      const text = JSON.stringify(now)
      atFirst.current ??= text
      const changed = text !== atFirst.current || draftOf(request) !== null
      if (changed && !over.current) keepDraft(request, now)
    },
    /** Call after Confirm or Cancel. */
    end() {
      over.current = true
      dropDraft(request)
    },
  }
}
