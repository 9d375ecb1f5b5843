import { Button } from '@mantine/core'
import { verificationHours } from '@mullion/domain/accounts/dealer-request'
import { IconMailCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { store } from '../../../../lib/store-info.ts'
import { outcomeSeen } from '../request.state.ts'
import { sentTitle } from '../use-send-request.ts'
import classes from './request-sent.module.css'

export interface RequestSentProps {
  readonly email: string
  readonly onSearch: () => void
}

/** What comes after a request that was taken: the reader's inbox. */
export function RequestSent({ email, onSearch }: RequestSentProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={classes.sent} aria-labelledby="request-sent">
      <IconMailCheck className={classes.icon} size={44} stroke={1.5} aria-hidden />
      <h2 id="request-sent" ref={title} tabIndex={-1} className={classes.title}>
        {sentTitle}
      </h2>
      <p>
        A verification link was sent to <strong>{email}</strong>. It comes from our parts address,{' '}
        <strong>{store.email}</strong>, and is good for {verificationHours} hours.
      </p>
      <p>
        <strong>We do not receive your request until you have verified your email.</strong> If nothing arrives
        within a few minutes, check your spam folder, or send the request again.
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={outcomeSeen}>
          Send Another Request
        </Button>
        <Button onClick={onSearch}>Return to Search</Button>
      </div>
    </section>
  )
}
