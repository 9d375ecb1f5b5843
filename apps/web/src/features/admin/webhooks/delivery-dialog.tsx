import { Skeleton, Stack, Text } from '@mantine/core'
import { useDelivery, useDeliveryActions } from '@mullion/client/webhooks/webhooks.hooks'
import type { WebhookDelivery } from '@mullion/domain/webhooks/webhook-endpoint'
import { confirm } from '../../../lib/confirm.state.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeMoment } from '../../../lib/store-time.ts'
import { useLastShown } from '../../../lib/use-last-shown.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import actions from '../../../ui/actions.module.css'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { answerWords, deliveryWords } from './webhook-words.ts'
import classes from './webhooks.module.css'

/** The payload with line breaks; it is sent without them. */
const indented = (payload: string) =>
  payload === '' ? 'The part was removed.' : JSON.stringify(JSON.parse(payload), null, 2)

function LongText({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Stack component="section" aria-label={title} gap={4} miw={0}>
      <Text component="h3" fw={600}>
        {title}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <pre className={classes.text} tabIndex={0}>
        {text}
      </pre>
    </Stack>
  )
}

interface ActionsProps {
  readonly delivery: WebhookDelivery
  /** True if its endpoint is. */
  readonly paused: boolean
}

function Actions({ delivery, paused }: ActionsProps) {
  const { id: deliveryId, state, next } = delivery
  const { resend, skip } = useDeliveryActions()
  const isWaiting = state === 'waiting'
  const send = () =>
    resend.mutate(
      { deliveryId },
      {
        onSuccess: ({ answer }) => notify(isWaiting ? 'Sending it now.' : answerWords(answer)),
        onError: notifyError,
      },
    )
  const askToSkip = async () => {
    const text = 'The receiver won’t get this event. The ones after it are sent.'
    if (!(await confirm({ title: 'Skip this delivery?', text, action: 'Skip delivery' }))) return
    skip.mutate({ deliveryId }, { onError: notifyError })
  }
  if (isWaiting && !next) return <Text c="dimmed">Earlier deliveries of this endpoint are sent first.</Text>
  return (
    <div className={actions.actions}>
      {isWaiting && (
        <ActionButton variant="danger-quiet" h={44} busy={skip.isPending} onClick={() => void askToSkip()}>
          Skip
        </ActionButton>
      )}
      {!(isWaiting && paused) && (
        <ActionButton h={44} busy={resend.isPending} onClick={send}>
          {isWaiting ? 'Send now' : 'Send again'}
        </ActionButton>
      )}
    </div>
  )
}

function Details({ deliveryId, paused }: { readonly deliveryId: number; readonly paused: boolean }) {
  const query = useDelivery(deliveryId)
  return (
    <QueryStates query={query} pending={<Skeleton height={320} />}>
      {(delivery) => {
        const { event, subject, messageId, createdAt, payload, answer } = delivery
        return (
          <Stack gap={14} miw={0}>
            <Stack gap={2} role="status">
              <strong>{deliveryWords(delivery)}</strong>
              <span>{answerWords(answer)}</span>
              <Text span fz="sm" c="dimmed">
                {event}, {subject}, {storeMoment(createdAt)}
                {answer && `. Last attempt ${storeMoment(answer.at)}`}
              </Text>
              <Text span fz="sm" c="dimmed" className={classes.url ?? ''}>
                {messageId} <CopyButton text={messageId} label="Copy message id" />
              </Text>
            </Stack>
            <LongText title="Payload" text={indented(payload)} />
            {answer && <LongText title="Answer" text={answer.body || 'Nothing.'} />}
            <Actions delivery={delivery} paused={paused} />
          </Stack>
        )
      }}
    </QueryStates>
  )
}

export interface DeliveryDialogProps {
  /** Null while none is open. */
  readonly deliveryId: number | null
  readonly paused: boolean
  readonly onClose: () => void
}

/** A delivery with its payload, the last answer, and what can be done about it. */
export function DeliveryDialog({ deliveryId, paused, onClose }: DeliveryDialogProps) {
  const shown = useLastShown(deliveryId)
  return (
    <Dialog opened={deliveryId !== null} onClose={onClose} title="Delivery" size={680} fills>
      {typeof shown === 'number' && <Details key={shown} deliveryId={shown} paused={paused} />}
    </Dialog>
  )
}
