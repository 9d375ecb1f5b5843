import '@mantine/core/styles/Input.layer.css'
import { Button, Group, NativeSelect, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { useApprovalActions, useRequestQuote } from '@mullion/client/approvals/approvals.hooks'
import { readError } from '@mullion/client/read-error'
import { type ApprovalRequest, maxReasonLength } from '@mullion/domain/approvals/approval-request'
import { formatMoney } from '@mullion/domain/money'
import { useState } from 'react'
import { confirm } from '../../lib/confirm.state.ts'
import { notify } from '../../lib/notices.state.ts'
import { NoteForm } from '../../ui/note-form.tsx'
import { OutcomeNote } from '../../ui/outcome-note.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { Section } from '../../ui/section.tsx'
import { ChangeQuantities } from './change-quantities.tsx'
import { PayWith, useApproverCard } from './pay-with.tsx'

type DecideProps = { readonly request: ApprovalRequest }
type Doing = 'reject' | 'forward' | 'change' | null

function Refusal({ error }: { readonly error: unknown }) {
  return error ? <OutcomeNote tone="bad" title={readError(error).message} /> : null
}

function Approve({ request }: DecideProps) {
  const { id, version, grandTotalCents: asked } = request
  const { approve } = useApprovalActions()
  const quoted = useRequestQuote({ id, version })
  const card = useApproverCard(request)
  const send = (quoteId: string, grandTotalCents: number) => {
    const paid = card.paid()
    if (!paid || approve.isPending) return
    approve.mutate(
      { requestId: id, version, quoteId, grandTotalCents, ...paid },
      {
        onSuccess: ({ orderNumber }) => notify(`Approved. Order ${orderNumber} was placed.`),
        onError: (error) => {
          card.showProblems(readError(error).fields)
          void quoted.refetch()
        },
      },
    )
  }
  return (
    <QueryStates query={quoted} pending={<Skeleton height={70} />}>
      {({ quote, differences }) => (
        <Stack gap={10}>
          {differences.length > 0 && (
            <OutcomeNote
              tone="warn"
              title={`The total is now ${formatMoney(quote.grandTotalCents)} instead of ${formatMoney(asked)}.`}
            >
              {differences.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </OutcomeNote>
          )}
          {!card.waits && <PayWith card={card} />}
          <Refusal error={approve.error} />
          <Button
            size="md"
            mr="auto"
            h={48}
            disabled={card.waits}
            data-busy={approve.isPending || undefined}
            onClick={() => send(quote.quoteId, quote.grandTotalCents)}
          >
            {approve.isPending
              ? 'Placing order…'
              : `Approve and place · ${formatMoney(quote.grandTotalCents)}`}
          </Button>
        </Stack>
      )}
    </QueryStates>
  )
}

function Reject({
  request: { id: requestId, version },
  onDone,
}: DecideProps & { readonly onDone: () => void }) {
  const { reject } = useApprovalActions()
  return (
    <NoteForm
      label="Reason"
      description="The person who ordered gets it by email."
      maxLength={maxReasonLength}
      action="Reject the order"
      busy={reject.isPending}
      error={reject.error}
      onBack={onDone}
      onSend={(reason) =>
        reject.mutate({ requestId, version, reason }, { onSuccess: () => notify('The order was rejected.') })
      }
    />
  )
}

function Forward({ request, onDone }: DecideProps & { readonly onDone: () => void }) {
  const { id: requestId, version, forwardTo } = request
  const { forward } = useApprovalActions()
  const [to, setTo] = useState('')
  const [missing, setMissing] = useState(false)
  const [note, setNote] = useState('')
  const send = () => {
    setMissing(to === '')
    if (to === '' || forward.isPending) return
    forward.mutate(
      { requestId, version, approverId: Number(to), note },
      {
        onSuccess: () => {
          notify('The request was forwarded.')
          onDone()
        },
      },
    )
  }
  return (
    <Stack gap={10}>
      <NativeSelect
        label="Forward to"
        withAsterisk
        value={to}
        error={missing && to === '' ? 'Choose a person.' : undefined}
        onChange={(event) => setTo(event.currentTarget.value)}
        data={[
          { value: '', label: 'Choose a person' },
          ...forwardTo.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <Textarea
        label="Note (optional)"
        rows={3}
        maxLength={maxReasonLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Refusal error={forward.error} />
      <Group gap={10}>
        <Button variant="default" h={44} onClick={onDone}>
          Back
        </Button>
        <Button h={44} onClick={send} data-busy={forward.isPending || undefined}>
          Forward
        </Button>
      </Group>
    </Stack>
  )
}

function Cancel({ request: { id: requestId, version } }: DecideProps) {
  const { cancel } = useApprovalActions()
  const ask = async () => {
    const text = 'Nothing has been ordered or charged.'
    if (!(await confirm({ title: 'Cancel this order?', text, action: 'Cancel order', cancel: 'Keep' })))
      return
    cancel.mutate({ requestId, version }, { onSuccess: () => notify('Your order was canceled.') })
  }
  return (
    <>
      <Text>Your order is placed once it is approved. You’ll get an email either way.</Text>
      <Refusal error={cancel.error} />
      <Button variant="default" h={44} mr="auto" onClick={() => void ask()}>
        Cancel order
      </Button>
    </>
  )
}

const headingId = 'decision'

/** What the viewer may do to a request that waits. */
export function Decide({ request }: DecideProps) {
  const [doing, setDoing] = useState<Doing>(null)
  const done = () => {
    setDoing(null)
    // The button that was pressed is gone.
    document.getElementById(headingId)?.focus()
  }
  const { actions, forwardTo } = request
  return (
    <Section id={headingId} title={request.own ? 'Waiting for approval' : 'Your decision'}>
      {actions.includes('cancel') && <Cancel request={request} />}
      {doing === null && actions.includes('approve') && <Approve request={request} />}
      {doing === null && actions.includes('reject') && (
        <Group gap={10}>
          <Button variant="default" h={44} onClick={() => setDoing('change')}>
            Change quantities
          </Button>
          {forwardTo.length > 0 && (
            <Button variant="default" h={44} onClick={() => setDoing('forward')}>
              Forward
            </Button>
          )}
          <Button variant="default" h={44} onClick={() => setDoing('reject')}>
            Reject
          </Button>
        </Group>
      )}
      {doing === 'change' && <ChangeQuantities request={request} onDone={done} />}
      {doing === 'forward' && <Forward request={request} onDone={done} />}
      {doing === 'reject' && <Reject request={request} onDone={done} />}
    </Section>
  )
}
