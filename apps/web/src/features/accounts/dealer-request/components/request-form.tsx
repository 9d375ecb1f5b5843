import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Button, Flex, Progress, Stack, VisuallyHidden } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { fileSize } from '../../../../lib/file-size.ts'
import fields from '../../../../ui/fields.module.css'
import { OutcomeNote } from '../../../../ui/outcome-note.tsx'
import { Section } from '../../../../ui/section.tsx'
import { type RequestOutcome, requestState, type Sending } from '../request.state.ts'
import { useRequestForm } from '../use-request-form.ts'
import { cancelSending, failedTitle } from '../use-send-request.ts'
import { FileSlots } from './file-slots.tsx'
import classes from './request-form.module.css'
import { CompanyInputs, ContactInputs, OrderingInputs } from './request-inputs.tsx'

interface SendBarProps {
  readonly sending: Sending
  readonly onCancel: () => void
}

function sendingText({ phase, sentBytes, totalBytes }: Sending): string {
  if (phase === 'checking') return 'Finishing the bot-protection challenge…'
  if (phase === 'waiting') return 'Sent. Waiting for a response…'
  return `Sending ${fileSize(sentBytes)} of ${fileSize(totalBytes)}…`
}

/** Shows upload progress, with Cancel while it is possible. */
function SendBar({ sending, onCancel }: SendBarProps) {
  const { phase, sentBytes, totalBytes } = sending
  const bar = useRef<HTMLDivElement>(null)
  // Takes focus, because the pressed button is gone.
  useEffect(() => bar.current?.focus(), [])
  const percent = totalBytes > 0 ? Math.round((sentBytes / totalBytes) * 100) : 0
  return (
    <Stack ref={bar} tabIndex={-1} gap={8}>
      <Flex gap={16} justify="space-between">
        <p>{sendingText(sending)}</p>
        <p className={classes.percent}>{percent}%</p>
      </Flex>
      <Progress value={percent} size="lg" aria-label="Upload progress" />
      {phase !== 'waiting' && (
        <Button variant="default" className={classes.cancel} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </Stack>
  )
}

function Ended({ outcome }: { readonly outcome: RequestOutcome | null }) {
  if (outcome?.kind === 'cancelled') {
    return <OutcomeNote tone="bad" title="Your request was not sent." />
  }
  if (outcome?.kind !== 'failed') return null
  return (
    <OutcomeNote tone="bad" title={failedTitle}>
      {outcome.reason !== failedTitle && <p>{outcome.reason}</p>}
    </OutcomeNote>
  )
}

/** The request form, from the first field to Submit Request. */
export function RequestForm() {
  const { handlers, submit, shown, fileErrors, type, leave } = useRequestForm()
  const { sending, outcome } = useSnapshot(requestState)
  const inputs = { problems: shown, onType: type, onLeave: leave }
  return (
    <form {...handlers} noValidate className={classes.form}>
      <fieldset className={classes.form} disabled={sending !== null} aria-label="Account request">
        <ContactInputs {...inputs} />
        <CompanyInputs {...inputs} />
        <OrderingInputs {...inputs} />
        <Section title="Tax exemption" id="request-files">
          <p className={fields.note}>
            If you are exempt from sales tax, add your certificates. Please upload a PDF, PNG, JPEG, or GIF
            file, up to 2 MB each and 10 MB total.
          </p>
          <FileSlots error={fileErrors} />
        </Section>
      </fieldset>
      <div className={classes.send}>
        <p className={classes.notice}>
          <IconShieldCheck size={20} stroke={1.8} aria-hidden />
          <span>
            This form is protected by a bot-protection challenge. Your browser solves it in the background, so
            you don’t need to do anything.
          </span>
        </p>
        <Ended outcome={outcome} />
        {sending ? (
          <SendBar sending={sending} onCancel={cancelSending} />
        ) : (
          <Button ref={submit} type="submit" size="md" className={classes.submit}>
            Submit Request
          </Button>
        )}
        <VisuallyHidden role="status">{sending ? 'Sending your request.' : ''}</VisuallyHidden>
      </div>
    </form>
  )
}
