import { Button, Loader } from '@mantine/core'
import { useRequestVerification } from '@mullion/client/accounts/requests.hooks'
import type { ReactNode } from 'react'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import { Failed } from '../../../ui/query-states.tsx'
import { NotVerified, Verified } from './components/verification-outcomes.tsx'
import classes from './verification-view.module.css'

export interface VerificationViewProps {
  /** Token from the emailed link. */
  readonly token: string
  readonly onContinue: () => void
}

interface Shown {
  readonly title: string
  readonly body: ReactNode
}

function shownFor({ data, error, isFetching, refetch }: ReturnType<typeof useRequestVerification>): Shown {
  if (data?.verified) return { title: 'Thank you for verifying your email', body: <Verified /> }
  if (data) return { title: 'Email verification failed', body: <NotVerified /> }
  if (!error) return { title: 'Verifying...', body: <Loader aria-hidden /> }
  const retry = <Failed error={error} onRetry={() => void refetch()} busy={isFetching} />
  return { title: 'We couldn’t verify your email yet', body: retry }
}

/**
 * Verifies the email address of an account request and shows the result. The link is used only once, even if this
 * renders again.
 */
export function VerificationView({ token, onContinue }: VerificationViewProps) {
  const verification = useRequestVerification(token)
  const { title, body } = shownFor(verification)
  const settled = verification.data !== undefined || verification.error !== null
  return (
    <section className={classes.view} aria-busy={!settled}>
      {/* Keyed by title: each result mounts a new heading, which takes focus and is read aloud. */}
      <PanelHeading key={title}>{title}</PanelHeading>
      {body}
      {settled && (
        <Button size="md" className={classes.go} onClick={onContinue}>
          Continue to site
        </Button>
      )}
    </section>
  )
}
