import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { addOverlay, overlaysState, removeOverlay } from '../lib/overlays.state.ts'

/**
 * Registers an open dialog. Returns `depth`, how many were open below it, and `onTop`, true if none is above
 * it.
 */
export function useOverlay(opened: boolean, close: () => void, step: boolean) {
  const [overlay, setOverlay] = useState({ id: 0, depth: 0 })
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!opened) return
    const depth = overlaysState.open.length
    const id = addOverlay({ close: () => closeNow(), dialog: true, step })
    setOverlay({ id, depth })
    return () => removeOverlay(id)
  }, [opened, step])
  return { depth: overlay.depth, onTop: useSnapshot(overlaysState).top === overlay.id }
}

/** Registers steps inside a dialog, so that Back undoes them one at a time. */
export function useStepsBack(count: number, back: () => void): void {
  const backNow = useEffectEvent(back)
  const steps = useRef<number[]>([])
  useEffect(() => {
    const ids = steps.current
    while (ids.length < count) ids.push(addOverlay({ close: () => backNow(), dialog: false, step: true }))
    for (const id of ids.splice(count)) removeOverlay(id)
  }, [count])
  useEffect(
    () => () => {
      for (const id of steps.current.splice(0)) removeOverlay(id)
    },
    [],
  )
}
