import { Button } from '@mantine/core'
import { useEndpointActions, useRemoveEndpoint } from '@mullion/client/webhooks/webhooks.hooks'
import type { WebhookEndpoint } from '@mullion/domain/webhooks/webhook-endpoint'
import { useState } from 'react'
import { confirm } from '../../../lib/confirm.state.ts'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import fields from '../../../ui/fields.module.css'
import { EditEndpoint } from './endpoint-form.tsx'
import { EndpointSecretDialog } from './endpoint-secret.tsx'
import { answerWords, nameOf } from './webhook-words.ts'

interface EndpointActionsProps {
  readonly endpoint: WebhookEndpoint
  readonly onRemoved: () => void
}

export function EndpointActions({ endpoint, onRemoved }: EndpointActionsProps) {
  const { pause, resume, rotateSecret, sendTest } = useEndpointActions()
  const remove = useRemoveEndpoint()
  const [editing, setEditing] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const isActive = endpoint.state === 'active'
  const one = { endpointId: endpoint.id }
  const test = () =>
    sendTest.mutate(one, {
      onSuccess: ({ answer }) => notify(`Test sent. ${answerWords(answer)}`),
      onError: notifyError,
    })
  const askToReplace = async () => {
    const text = 'The new secret is shown once. For a day, deliveries are signed with both.'
    if (!(await confirm({ title: 'Replace the secret?', text, action: 'Replace secret' }))) return
    rotateSecret.mutate(one, { onSuccess: (replaced) => setSecret(replaced.secret), onError: notifyError })
  }
  const askToRemove = async () => {
    const text = `Nothing more is sent to ${nameOf(endpoint)}. Events waiting for it and its log are deleted.`
    if (!(await confirm({ title: 'Remove this endpoint?', text, action: 'Remove endpoint' }))) return
    remove.mutate(one, { onSuccess: onRemoved, onError: notifyError })
  }
  const turn = isActive ? pause : resume
  return (
    <div className={fields.actions}>
      <ActionButton variant="danger-quiet" busy={remove.isPending} onClick={() => void askToRemove()}>
        Remove
      </ActionButton>
      <ActionButton variant="default" busy={rotateSecret.isPending} onClick={() => void askToReplace()}>
        Replace secret
      </ActionButton>
      <ActionButton
        variant="default"
        busy={turn.isPending}
        onClick={() => turn.mutate(one, { onError: notifyError })}
      >
        {isActive ? 'Pause' : 'Resume'}
      </ActionButton>
      <Button variant="default" onClick={() => setEditing(true)}>
        Edit
      </Button>
      <ActionButton busy={sendTest.isPending} onClick={test}>
        Send test event
      </ActionButton>
      <Dialog opened={editing} onClose={() => setEditing(false)} title="Edit endpoint" size={640} fills>
        {editing && <EditEndpoint endpoint={endpoint} onSaved={() => setEditing(false)} />}
      </Dialog>
      <EndpointSecretDialog secret={secret} replacesAnother onClose={() => setSecret(null)} />
    </div>
  )
}
