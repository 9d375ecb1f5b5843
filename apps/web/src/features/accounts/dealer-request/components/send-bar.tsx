import { Button, Progress } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { fileSize } from '../../../../lib/file-size.ts'
import type { Sending } from '../request.state.ts'
import classes from './send-bar.module.css'

export interface SendBarProps {
  readonly sending: Sending
  readonly onCancel: () => void
}

function sendingText({ phase, sentBytes, totalBytes }: Sending): string {
  if (phase === 'checking') return 'Finishing the bot-protection challenge…'
  if (phase === 'waiting') return 'Sent. Waiting for a response…'
  return `Sending ${fileSize(sentBytes)} of ${fileSize(totalBytes)}…`
}

/** Shows upload progress, with Cancel while it is possible. */
export function SendBar({ sending, onCancel }: SendBarProps) {
  const { phase, sentBytes, totalBytes } = sending
  const bar = useRef<HTMLDivElement>(null)
  // Takes focus, because the pressed button is gone.
  useEffect(() => bar.current?.focus(), [])
  const percent = totalBytes > 0 ? Math.round((sentBytes / totalBytes) * 100) : 0
  return (
    <div ref={bar} tabIndex={-1} className={classes.bar}>
      <div className={classes.words}>
        <p>{sendingText(sending)}</p>
        <p className={classes.percent}>{percent}%</p>
      </div>
      <Progress value={percent} size="lg" aria-label="Upload progress" />
      {phase !== 'waiting' && (
        <Button variant="default" className={classes.cancel} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}
