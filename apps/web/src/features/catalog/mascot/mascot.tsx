import { useEffect, useState } from 'react'
import classes from './mascot.module.css'
import { MascotFigure } from './mascot-figure.tsx'
import { pickMessage, typedAfter, typingMsPerCharacter, visitMs } from './speech.ts'
import type { Random } from './visit.ts'

export interface MascotProps {
  readonly random: Random
  /** Called when the visit is over. */
  readonly onGone: () => void
}

/** The mascot appears, types its message and leaves. It never says anything a buyer needs to know. */
export function Mascot({ random, onGone }: MascotProps) {
  const [message] = useState(() => pickMessage(random))
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const began = performance.now()
    const typing = setInterval(() => {
      setTyped(typedAfter(message, performance.now() - began))
    }, typingMsPerCharacter)
    const visit = setTimeout(onGone, visitMs)
    return () => {
      clearInterval(typing)
      clearTimeout(visit)
    }
  }, [message, onGone])
  return (
    <div className={classes.visit} aria-hidden="true" data-no-print>
      <p className={classes.bubble}>
        <span className={classes.whole}>{message}</span>
        <span className={classes.typed}>{typed}</span>
      </p>
      <MascotFigure />
    </div>
  )
}
