import { Box, Button, Loader, Stack, Text } from '@mantine/core'
import { useRequestVerification } from '@mullion/client/accounts/requests.hooks'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import { Failed } from '../../../ui/query-states.tsx'
import section from '../../../ui/section.module.css'
import { OfficeHoursNote } from './components/office-hours-note.tsx'

const blurbs = {
  "What's next?": (
    <p>
      We’ve received your request and will review it. Once your account is set up, we’ll email you a temporary
      password, valid for 7 days. You’ll choose your own when you first sign in.
    </p>
  ),
  'How long does this take?': <OfficeHoursNote />,
  'Why do we do this?': (
    <p>
      So no one can request an account in your name, and so your password and order confirmations reach you.
    </p>
  ),
}

const verified = (
  <Stack gap={16}>
    {Object.entries(blurbs).map(([title, blurb]) => (
      <section key={title}>
        <Text component="h2" mb={3} fz="md" fw={600}>
          {title}
        </Text>
        {blurb}
      </section>
    ))}
  </Stack>
)

const notVerified = (
  <Stack gap={10}>
    <p>
      Email verification failed. This will occur if you have already been verified. Please check your inbox.
    </p>
    <p>If you need help, email or call us:</p>
    <ContactLinks />
  </Stack>
)

export interface VerificationViewProps {
  readonly token: string
  readonly onContinue: () => void
}

function shownFor({ data, error, isFetching, refetch }: ReturnType<typeof useRequestVerification>) {
  if (data?.verified) return { title: 'Thank you for verifying your email', body: verified }
  if (data) return { title: 'Email verification failed', body: notVerified }
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
    <Box
      component="section"
      className={section.section}
      maw={760}
      mx="auto"
      my="clamp(8px, 3vw, 40px)"
      p="clamp(18px, 3vw, 36px)"
      aria-busy={!settled}
    >
      {/* Keyed by title: each result mounts a new heading, which takes focus and is read aloud. */}
      <PanelHeading key={title}>{title}</PanelHeading>
      {body}
      {settled && (
        <Button size="md" h={46} mr="auto" onClick={onContinue}>
          Continue to site
        </Button>
      )}
    </Box>
  )
}
