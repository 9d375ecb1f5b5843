import { useEffect, useEffectEvent, useRef } from 'react'
import { openLayer } from '../lib/layer-steps.ts'

/** Makes what was opened one after the other steps of the history, which Back takes back one by one. */
export function useStepsBack(count: number, back: () => void): void {
  const backNow = useEffectEvent(back)
  const steps = useRef<(() => void)[]>([])
  useEffect(() => {
    while (steps.current.length < count) steps.current.push(openLayer(() => backNow()))
    while (steps.current.length > count) steps.current.pop()?.()
  }, [count])
  useEffect(
    () => () => {
      for (const takeBack of steps.current.splice(0)) takeBack()
    },
    [],
  )
}

/** Makes what is open a step of the history, which Back closes; closed otherwise, it takes the step back. */
export function useStepBack(opened: boolean, close: () => void): void {
  useStepsBack(opened ? 1 : 0, close)
}
