import { Button, Loader, Stack } from '@mantine/core'
import { useRequestVerification } from '@mullion/client/accounts/requests.hooks'
import type { ReactNode } from 'react'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import { Failed } from '../../../ui/query-states.tsx'
import { OfficeHoursNote } from './components/office-hours-note.tsx'
import classes from './verification-view.module.css'

/** Shown after the email address is verified: what happens next. */
function Verified() {
  return (
    <div className={classes.blurbs}>
      <section>
        <h2>What's next?</h2>
        <p>
          We’ve received your request and will review it. Once your account is set up, we’ll email you a
          temporary password, valid for 7 days. You’ll choose your own when you first sign in.
        </p>
      </section>
      <section>
        <h2>How long does this take?</h2>
        <OfficeHoursNote />
      </section>
      <section>
        <h2>Why do we do this?</h2>
        <p>
          So no one can request an account in your name, and so your password and order confirmations reach
          you.
        </p>
      </section>
    </div>
  )
}

/** Explains why a link is not valid and whom to contact. */
function NotVerified() {
  return (
    <Stack gap={10}>
      <p>
        Email verification failed. This will occur if you have already been verified. Please check your inbox.
      </p>
      <p>If you need help, email or call us:</p>
      <ContactLinks />
    </Stack>
  )
}

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
