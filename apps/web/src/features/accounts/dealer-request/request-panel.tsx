import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { useResendRequest } from '@mullion/client/accounts/requests.hooks'
import { readError } from '@mullion/client/read-error'
import { verificationHours } from '@mullion/domain/accounts/dealer-request'
import { IconMailCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { store } from '../../../lib/store-info.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { PanelHead } from '../../../ui/panel-frame.tsx'
import section from '../../../ui/section.module.css'
import { Section } from '../../../ui/section.tsx'
import { OfficeHoursNote } from './components/office-hours-note.tsx'
import { RequestForm } from './components/request-form.tsx'
import { dismissOutcome, requestPanels, requestState } from './request.state.ts'
import classes from './request-panel.module.css'
import { sentTitle } from './use-send-request.ts'

function RequestSent({ email, onSearch }: { readonly email: string; readonly onSearch: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  const resend = useResendRequest()
  useEffect(() => title.current?.focus(), [])
  return (
    <Box
      component="section"
      className={section.section}
      p="clamp(18px, 3vw, 32px)"
      style={{ overflowWrap: 'anywhere' }}
      aria-labelledby="request-sent"
    >
      <IconMailCheck color="var(--good-ink)" size={44} stroke={1.5} aria-hidden />
      <Text component="h2" id="request-sent" ref={title} tabIndex={-1} className={section.title} fz={21}>
        {sentTitle}
      </Text>
      <Text maw="62ch">
        A verification link was sent to <strong>{email}</strong>. It comes from our parts address,{' '}
        <strong>{store.email}</strong>, and works for {verificationHours} hours.
      </Text>
      <Text maw="62ch">
        <strong>We don’t receive your request until you verify your email.</strong> If nothing arrives within
        a few minutes, check your spam folder or send the email again.
      </Text>
      <Text role="status" display={resend.isSuccess ? 'block' : 'none'}>
        {resend.isSuccess && `Sent again to ${email}.`}
      </Text>
      {resend.error && <OutcomeNote tone="bad" title={readError(resend.error).message} />}
      <Group gap={10} mt={6}>
        <ActionButton
          variant="default"
          h={44}
          busy={resend.isPending}
          onClick={() => resend.mutate({ email })}
        >
          Send email again
        </ActionButton>
        <Button variant="default" h={44} onClick={dismissOutcome}>
          Send another request
        </Button>
        <Button h={44} onClick={onSearch}>
          Return to Search
        </Button>
      </Group>
    </Box>
  )
}

export function RequestPanel({ onSearch }: { readonly onSearch: () => void }) {
  const { outcome } = useSnapshot(requestState)
  useEffect(requestPanels.note, [])
  return (
    <Stack component="section" gap={16} maw={1180} mx="auto">
      <PanelHead title="Request a Customer Account" onSearch={onSearch} />
      <div className={classes.columns}>
        {outcome?.kind === 'sent' ? (
          <RequestSent email={outcome.email} onSearch={onSearch} />
        ) : (
          <RequestForm />
        )}
        <Stack
          component="aside"
          gap={16}
          miw={0}
          className={classes.aside}
          aria-label="About account requests"
        >
          <Section title="Response time" id="request-hours">
            <OfficeHoursNote />
          </Section>
          <Section title="Prefer to talk?" id="request-contact-us">
            <ContactLinks />
          </Section>
        </Stack>
      </div>
    </Stack>
  )
}
