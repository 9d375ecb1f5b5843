import { useEffect, useState, useSyncExternalStore } from 'react'

/** The dialogs that are open, the one on top last. */
let open: readonly symbol[] = []
const listeners = new Set<() => void>()

function show(next: readonly symbol[]): void {
  open = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Where a dialog stands among the open ones: above how many it was opened, and whether none is above it. */
export function useDialogLayer(opened: boolean): { readonly depth: number; readonly onTop: boolean } {
  const [layer, setLayer] = useState<{ readonly me: symbol | null; readonly depth: number }>({
    me: null,
    depth: 0,
  })
  useEffect(() => {
    if (!opened) return
    const me = Symbol()
    setLayer({ me, depth: open.length })
    show([...open, me])
    // Only after the key press that closed it, or the dialog below would take the same press.
    return () => void setTimeout(() => show(open.filter((each) => each !== me)))
  }, [opened])
  const top = useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  )
  return { depth: layer.depth, onTop: top === layer.me }
}
