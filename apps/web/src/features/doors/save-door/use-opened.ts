import { useState } from 'react'
import { useLastShown } from '../../../lib/use-last-shown.ts'

/** What a pop-up is about, which opens and closes it. */
export function useOpened<Thing extends object>() {
  const [about, open] = useState<Thing | null>(null)
  const shown = useLastShown(about)
  return { shown, opened: about !== null, open: (thing: Thing) => open(thing), close: () => open(null) }
}
