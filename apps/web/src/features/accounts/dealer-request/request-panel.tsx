import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import { Button, Stack } from '@mantine/core'
import { useResendRequest } from '@mullion/client/accounts/requests.hooks'
import { readError } from '@mullion/client/read-error'
import { verificationHours } from '@mullion/domain/accounts/dealer-request'
import { IconMailCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { store } from '../../../lib/store-info.ts'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { PanelHead } from '../../../ui/panel-frame.tsx'
import { Section } from '../../../ui/section.tsx'
import { OfficeHoursNote } from './components/office-hours-note.tsx'
import { RequestForm } from './components/request-form.tsx'
import { dismissOutcome, requestPanels, requestState } from './request.state.ts'
import classes from './request-panel.module.css'
import { sentTitle } from './use-send-request.ts'

interface RequestSentProps {
  readonly email: string
  readonly onSearch: () => void
}

/** Shown after sending; directs the applicant to their inbox. */
function RequestSent({ email, onSearch }: RequestSentProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const resend = useResendRequest()
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={classes.sent} aria-labelledby="request-sent">
      <IconMailCheck className={classes.icon} size={44} stroke={1.5} aria-hidden />
      <h2 id="request-sent" ref={title} tabIndex={-1} className={classes.title}>
        {sentTitle}
      </h2>
      <p>
        A verification link was sent to <strong>{email}</strong>. It comes from our parts address,{' '}
        <strong>{store.email}</strong>, and works for {verificationHours} hours.
      </p>
      <p>
        <strong>We don’t receive your request until you verify your email.</strong> If nothing arrives within
        a few minutes, check your spam folder or send the email again.
      </p>
      <p role="status" className={classes.again}>
        {resend.isSuccess && `Sent again to ${email}.`}
      </p>
      {resend.error && <OutcomeNote tone="bad" title={readError(resend.error).message} />}
      <div className={classes.actions}>
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate({ email })}>
          Send email again
        </Button>
        <Button variant="default" onClick={dismissOutcome}>
          Send another request
        </Button>
        <Button onClick={onSearch}>Return to Search</Button>
      </div>
    </section>
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
        <aside className={classes.aside} aria-label="About account requests">
          <Section title="Response time" id="request-hours">
            <OfficeHoursNote />
          </Section>
          <Section title="Prefer to talk?" id="request-contact-us">
            <ContactLinks />
          </Section>
        </aside>
      </div>
    </Stack>
  )
}
