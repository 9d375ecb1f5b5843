import { useState } from 'react'
import { useLastShown } from '../../../lib/use-last-shown.ts'

/** Opens and closes a dialog. `shown` is the item it is about, and stays set while the dialog closes. */
export function useOpened<Thing extends object>() {
  const [about, open] = useState<Thing | null>(null)
  const shown = useLastShown(about)
  return { shown, opened: about !== null, open: (thing: Thing) => open(thing), close: () => open(null) }
}
