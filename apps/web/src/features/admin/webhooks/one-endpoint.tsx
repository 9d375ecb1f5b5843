import { Button, NativeSelect, Skeleton, Stack, Text } from '@mantine/core'
import { useDeliveries, useEndpoint, useEndpointActions } from '@mullion/client/webhooks/webhooks.hooks'
import {
  type DeliveryState,
  deliveryStates,
  keptDays,
  type WebhookEndpoint,
} from '@mullion/domain/webhooks/webhook-endpoint'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../../lib/count-of.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeMoment } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { ListSection } from '../server-list.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { EndpointActions } from './endpoint-actions.tsx'
import {
  answerWords,
  deliveryStateWords,
  deliveryWords,
  nameOf,
  standingOf,
  waitingWords,
} from './webhook-words.ts'
import classes from './webhooks.module.css'

interface AboutEndpoint {
  readonly endpoint: WebhookEndpoint
}

function Standing({ endpoint }: AboutEndpoint) {
  const { retryAt, lastDeliveredAt, secretsOverlapUntil, failingSince, state } = endpoint
  const facts = [
    waitingWords(endpoint),
    retryAt && `Next attempt ${storeMoment(retryAt)}`,
    lastDeliveredAt && `Last delivered ${storeMoment(lastDeliveredAt)}`,
    secretsOverlapUntil && `Signed with the earlier secret too until ${storeMoment(secretsOverlapUntil)}`,
  ].filter(Boolean)
  const well = state === 'active' && failingSince === null
  return (
    <OutcomeNote tone={well ? 'good' : 'warn'} title={standingOf(endpoint)}>
      <p>{facts.join('. ')}.</p>
      {state === 'paused' && (
        <p>Events are kept for {keptDays} days. When you resume, sending goes on where it stopped.</p>
      )}
    </OutcomeNote>
  )
}

function Discarded({ endpoint }: AboutEndpoint) {
  const { acknowledgeLoss } = useEndpointActions()
  const { id: endpointId, discarded, discardedAt } = endpoint
  if (discarded === 0 || discardedAt === null) return null
  return (
    <OutcomeNote tone="bad" title={`${countOf(discarded, 'event')} discarded`}>
      <p>
        They waited for more than {keptDays} days, or too many were waiting. Last {storeMoment(discardedAt)}.
        The receiver has to read what it missed from the store.
      </p>
      <ActionButton
        variant="default"
        mt={8}
        busy={acknowledgeLoss.isPending}
        onClick={() => acknowledgeLoss.mutate({ endpointId }, { onError: notifyError })}
      >
        Hide this note
      </ActionButton>
    </OutcomeNote>
  )
}

const stateChoices = [
  { value: '', label: 'All deliveries' },
  ...deliveryStates.map((state) => ({ value: state, label: deliveryStateWords[state] })),
]

function Log({ endpoint }: AboutEndpoint) {
  const [opened, setOpened] = useState<number | null>(null)
  const [state, setState] = useState<DeliveryState | null>(null)
  return (
    <>
      <ListSection
        key={state}
        id="webhook-log"
        title="Deliveries"
        note={
          <NativeSelect
            aria-label="Which deliveries"
            w={{ base: '100%', xs: 220 }}
            value={state ?? ''}
            onChange={({ currentTarget }) => setState((currentTarget.value || null) as DeliveryState | null)}
            data={stateChoices}
          />
        }
        searchLabel="Search deliveries"
        ownOrder="Newest first"
        useRows={useDeliveries}
        about={{ endpointId: endpoint.id, ...(state && { state }) }}
        columns={[
          { title: 'Event', text: ({ event }) => event },
          { title: 'Record', text: ({ subject }) => subject },
          { title: 'Status', text: deliveryWords },
          { title: 'Last answer', text: ({ answer }) => answerWords(answer) },
          { title: 'Time', sort: 'createdAt', text: ({ createdAt }) => storeMoment(createdAt) },
          {
            title: 'Action',
            cell: ({ id, event, subject }) => (
              <Button variant="default" aria-label={`Open ${event} ${subject}`} onClick={() => setOpened(id)}>
                Open
              </Button>
            ),
          },
        ]}
        rowKey={({ id }) => id}
        empty={state ? 'No deliveries with this status.' : 'Nothing was sent yet.'}
      />
      <DeliveryDialog
        deliveryId={opened}
        paused={endpoint.state === 'paused'}
        onClose={() => setOpened(null)}
      />
    </>
  )
}

interface OneEndpointProps {
  readonly endpointId: number
  readonly onBack: () => void
}

/** One endpoint: how it does, what can be done to it, and its log. */
export function OneEndpoint({ endpointId, onBack }: OneEndpointProps) {
  const query = useEndpoint(endpointId)
  return (
    <Stack gap={20} miw={0}>
      <Section
        id="one-endpoint"
        title={query.data ? nameOf(query.data) : 'Endpoint'}
        aside={
          <Button variant="default" leftSection={<IconArrowLeft {...buttonIcon} />} onClick={onBack}>
            All endpoints
          </Button>
        }
      >
        <QueryStates query={query} pending={<Skeleton height={220} />}>
          {(endpoint) => (
            <Stack gap={12} miw={0}>
              <p className={classes.url}>{endpoint.url}</p>
              <Text fz="sm" c="dimmed">
                {endpoint.events.join(', ')}
              </Text>
              <div role="status">
                <Standing endpoint={endpoint} />
              </div>
              <Discarded endpoint={endpoint} />
              <EndpointActions endpoint={endpoint} onRemoved={onBack} />
            </Stack>
          )}
        </QueryStates>
      </Section>
      {query.data && <Log endpoint={query.data} />}
    </Stack>
  )
}
