import { useRef, useState } from 'react'
import type { OpenConfiguration } from './configure.state.ts'
import { type ConfigurationDraft, draftOf, dropDraft, saveDraft } from './drafts.ts'

function initialDraft({ quantity, configurations }: OpenConfiguration): ConfigurationDraft {
  return { quantity, configurations }
}

/** Resumes an unfinished draft, or starts from the request. */
export function useDraft(request: OpenConfiguration) {
  const [draft] = useState(() => draftOf(request))
  const atFirst = useRef<string | null>(null)
  const over = useRef(false)
  return {
    start: draft ?? initialDraft(request),
    resumed: draft !== null,
    /** Saves the draft, from the first change on. */
    keep(now: ConfigurationDraft) {
      const text = JSON.stringify(now)
      atFirst.current ??= text
      const changed = text !== atFirst.current || draftOf(request) !== null
      if (changed && !over.current) saveDraft(request, now)
    },
    /** Call after Confirm or Cancel. */
    end() {
      over.current = true
      dropDraft(request)
    },
  }
}
