import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Button, Flex, Progress, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { fileSize } from '../../../../lib/file-size.ts'
import { focusFirstProblem, useShownProblems } from '../../../../lib/use-shown-problems.ts'
import { OutcomeNote } from '../../../../ui/outcome-note.tsx'
import section from '../../../../ui/section.module.css'
import { Section } from '../../../../ui/section.tsx'
import { fileControlProblems } from '../file-problems.ts'
import { dismissOutcome, requestState, type Sending, typeRequest } from '../request.state.ts'
import {
  type RequestField,
  type RequestTextField,
  requestFieldsOf,
  requestProblems,
} from '../request-fields.ts'
import { cancelSending, failedTitle, useSendRequest } from '../use-send-request.ts'
import { FileSlots } from './file-slots.tsx'
import classes from './request-inputs.module.css'
import { RequestInputs } from './request-inputs.tsx'

function sendingText({ phase, sentBytes, totalBytes }: Sending): string {
  if (phase === 'checking') return 'Finishing the bot-protection challenge…'
  if (phase === 'waiting') return 'Sent. Waiting for a response…'
  return `Sending ${fileSize(sentBytes)} of ${fileSize(totalBytes)}…`
}

function SendBar({ sending }: { readonly sending: Sending }) {
  const { phase, sentBytes, totalBytes } = sending
  const bar = useRef<HTMLDivElement>(null)
  // Takes focus, because the pressed button is gone.
  useEffect(() => bar.current?.focus(), [])
  const percent = totalBytes > 0 ? Math.round((sentBytes / totalBytes) * 100) : 0
  return (
    <Stack ref={bar} tabIndex={-1} gap={8}>
      <Flex gap={16} justify="space-between">
        <p>{sendingText(sending)}</p>
        <Text style={{ fontVariantNumeric: 'tabular-nums' }}>{percent}%</Text>
      </Flex>
      <Progress value={percent} size="lg" aria-label="Upload progress" />
      {phase !== 'waiting' && (
        <Button variant="default" h={44} mr="auto" onClick={cancelSending}>
          Cancel
        </Button>
      )}
    </Stack>
  )
}

export function RequestForm() {
  const element = useRef<HTMLFormElement>(null)
  const touched = useRef(false)
  const submit = useRef<HTMLButtonElement>(null)
  const { draft, sending, outcome } = useSnapshot(requestState, { sync: true })
  const { shown, leave, typed, showServerErrors, showAll } = useShownProblems<RequestField>(
    requestProblems(draft),
  )
  const { touch, send } = useSendRequest()
  const fields = outcome?.kind === 'failed' ? outcome.fields : null

  useEffect(() => {
    if (outcome === null) return
    const serverErrors = requestFieldsOf(fields ?? {})
    showServerErrors(serverErrors)
    submit.current?.focus()
    focusFirstProblem(element.current, serverErrors)
  }, [outcome, fields, showServerErrors])

  const onFocus = () => {
    if (!touched.current) touch()
    touched.current = true
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const problems = { ...requestProblems(requestState.draft), ...fileControlProblems(requestState.slots) }
    showAll()
    if (Object.keys(problems).length > 0) return focusFirstProblem(element.current, problems)
    showServerErrors({})
    void send()
  }
  const onType = (field: RequestTextField, text: string) => {
    typeRequest(field, text)
    typed(field)
    if (requestState.outcome?.kind === 'cancelled') dismissOutcome()
  }
  return (
    <form ref={element} noValidate className={classes.form} {...{ onFocus, onSubmit }}>
      <fieldset className={classes.form} disabled={sending !== null} aria-label="Account request">
        <RequestInputs problems={shown} onType={onType} onLeave={leave} />
        <Section title="Tax exemption" id="request-files">
          <Text fz="sm" c="dimmed">
            If you are exempt from sales tax, add your certificates. Please upload a PDF, PNG, JPEG, or GIF
            file, up to 2 MB each and 10 MB total.
          </Text>
          <FileSlots error={fields?.taxExemptionFiles} />
        </Section>
      </fieldset>
      <div className={section.section}>
        <Flex component="p" gap={10} fz="sm" c="dimmed">
          <IconShieldCheck size={20} stroke={1.8} style={{ flex: 'none' }} aria-hidden />
          <span>
            This form is protected by a bot-protection challenge. Your browser solves it in the background, so
            you don’t need to do anything.
          </span>
        </Flex>
        {outcome?.kind === 'cancelled' && <OutcomeNote tone="bad" title="Your request was not sent." />}
        {outcome?.kind === 'failed' && (
          <OutcomeNote tone="bad" title={failedTitle}>
            {outcome.reason !== failedTitle && <p>{outcome.reason}</p>}
          </OutcomeNote>
        )}
        {sending ? (
          <SendBar sending={sending} />
        ) : (
          <Button ref={submit} type="submit" size="md" h={46} w={{ xs: 200 }}>
            Submit Request
          </Button>
        )}
        <VisuallyHidden role="status">{sending ? 'Sending your request.' : ''}</VisuallyHidden>
      </div>
    </form>
  )
}
