import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './outcome-note.module.css'

export interface OutcomeNoteProps {
  readonly tone: 'good' | 'warn' | 'bad'
  readonly title: string
  readonly children?: ReactNode
}

/** The result of an action. The status region around it announces success. */
export function OutcomeNote({ tone, title, children }: OutcomeNoteProps) {
  const Icon = tone === 'good' ? IconCircleCheck : IconAlertTriangle
  return (
    <div className={classes.note} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon size={22} stroke={1.8} aria-hidden />
      <div>
        <p className={classes.title}>{title}</p>
        {children}
      </div>
    </div>
  )
}
