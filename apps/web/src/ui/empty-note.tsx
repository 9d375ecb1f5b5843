import type { ReactNode } from 'react'
import classes from './empty-note.module.css'

export interface EmptyNoteProps {
  readonly icon: ReactNode
  readonly title: string
  readonly children?: ReactNode
}

export function EmptyNote({ icon, title, children }: EmptyNoteProps) {
  return (
    <div className={classes.note}>
      <span className={classes.icon}>{icon}</span>
      <p className={classes.title}>{title}</p>
      {children}
    </div>
  )
}
