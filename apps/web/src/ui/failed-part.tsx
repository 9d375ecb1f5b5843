import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './query-states.module.css'

export interface FailedPartProps {
  readonly text: string
  readonly action: 'Retry' | 'Reload'
  readonly onAction: () => void
  /** Takes focus when a retry removed the button that had it. */
  readonly focused?: boolean
}

export function FailedPart({ text, action, onAction, focused = false }: FailedPartProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) button.current?.focus()
  }, [focused])
  return (
    <div className={classes.failed} role="alert">
      <p className={classes.message}>{text}</p>
      <Button ref={button} variant="default" onClick={onAction}>
        {action}
      </Button>
    </div>
  )
}
