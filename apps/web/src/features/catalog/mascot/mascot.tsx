import { useEffect, useState } from 'react'
import classes from './mascot.module.css'
import { pickMessage, typedAfter, typingMsPerCharacter, visitMs } from './speech.ts'
import type { Random } from './visit.ts'

/** The mascot: a penguin whose belly is a door leaf with window, handle and hinges. */
function MascotFigure() {
  return (
    <svg viewBox="0 0 120 140" className={classes.figure} strokeLinecap="round" aria-hidden="true">
      <ellipse fill="rgb(0 0 0 / 18%)" cx="60" cy="134" rx="38" ry="5" />
      <path fill="#f6b03f" d="M34 126c2-6 18-6 20 0 0 6-20 6-20 0zM66 126c2-6 18-6 20 0 0 6-20 6-20 0z" />
      <path className={classes.coat} d="M24 66C12 76 8 92 12 106c8-2 16-12 18-24z" />
      <g className={classes.waving}>
        <path className={classes.coat} d="M96 66c10-8 18-20 18-34-9 2-19 13-22 26z" />
      </g>
      <path
        className={classes.coat}
        d="M60 8c24 0 36 18 38 44 2 28 0 52-8 66-6 9-54 9-60 0-8-14-10-38-8-66C24 26 36 8 60 8z"
      />
      <path fill="#fff" d="M60 24c10-8 26-2 26 14 0 12-12 18-26 18s-26-6-26-18c0-16 16-22 26-14z" />
      <rect fill="#e8f3f7" stroke="#88bfd2" strokeWidth="2" x="36" y="62" width="48" height="58" rx="5" />
      <rect fill="#b3d5e1" stroke="#65acc5" strokeWidth="1.6" x="46" y="69" width="20" height="17" rx="2.5" />
      <path d="M76 84v14" stroke="#36444d" strokeWidth="3.6" />
      <path fill="#84939c" stroke="#52626c" d="M32 70h9v8h-9zM32 88h9v8h-9zM32 106h9v8h-9z" />
      <path d="M36 115h48" stroke="#36444d" strokeWidth="3" />
      <circle fill="#172127" cx="48" cy="37" r="4.6" />
      <circle fill="#172127" cx="72" cy="37" r="4.6" />
      <circle fill="#fff" cx="49.6" cy="35.4" r="1.5" />
      <circle fill="#fff" cx="73.6" cy="35.4" r="1.5" />
      <path fill="#f6b03f" d="M52 44c4-3 12-3 16 0-2 7-14 7-16 0z" />
      <path d="M38 45h5M77 45h5" stroke="#f2a6a0" strokeWidth="3.4" />
    </svg>
  )
}

export interface MascotProps {
  readonly random: Random
  readonly onLeave: () => void
}

/** The mascot appears, types its message and leaves. It never says anything a buyer needs to know. */
export function Mascot({ random, onLeave }: MascotProps) {
  const [message] = useState(() => pickMessage(random))
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const began = performance.now()
    const typing = setInterval(() => {
      setTyped(typedAfter(message, performance.now() - began))
    }, typingMsPerCharacter)
    const visit = setTimeout(onLeave, visitMs)
    return () => {
      clearInterval(typing)
      clearTimeout(visit)
    }
  }, [message, onLeave])
  return (
    <div className={classes.visit} aria-hidden="true" data-no-print>
      <p className={classes.bubble}>
        <span className={classes.fullText}>{message}</span>
        <span>{typed}</span>
      </p>
      <MascotFigure />
    </div>
  )
}
