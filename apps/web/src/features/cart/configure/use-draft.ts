import { useRef, useState } from 'react'
import type { AskedConfiguration } from './configure.state.ts'
import { type Begun, draftOf, dropDraft, keepDraft } from './drafts.ts'

function begunWith({ quantity, configurations }: AskedConfiguration): Begun {
  return { quantity, configurations }
}

/** What a question starts from: what was begun before, where that is unfinished. */
export function useDraft(request: AskedConfiguration) {
  const [draft] = useState(() => draftOf(request))
  const atFirst = useRef<string | null>(null)
  const over = useRef(false)
  return {
    start: draft ?? begunWith(request),
    resumed: draft !== null,
    /** Keeps what is stated and typed so far, from the first change on. */
    keep(now: Begun) {
      const text = JSON.stringify(now)
      atFirst.current ??= text
      const changed = text !== atFirst.current || draftOf(request) !== null
      if (changed && !over.current) keepDraft(request, now)
    },
    /** The question is answered or given up. */
    end() {
      over.current = true
      dropDraft(request)
    },
  }
}
