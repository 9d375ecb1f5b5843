import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useEndpoints } from '@mullion/client/webhooks/webhooks.hooks'
import {
  type EndpointSecret,
  maxEndpoints,
  type WebhookEndpoint,
} from '@mullion/domain/webhooks/webhook-endpoint'
import { IconPlus, IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import box from '../../../ui/box.module.css'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { NewEndpoint } from './endpoint-form.tsx'
import { EndpointSecretDialog } from './endpoint-secret.tsx'
import { OneEndpoint } from './one-endpoint.tsx'
import { hostOf, nameOf, standingOf, waitingWords } from './webhook-words.ts'

interface EndpointCardProps {
  readonly endpoint: WebhookEndpoint
  readonly onOpen: () => void
}

function EndpointCard({ endpoint, onOpen }: EndpointCardProps) {
  const { state, failingSince, discarded, description, waiting } = endpoint
  const well = state === 'active' && failingSince === null && discarded === 0
  const words = [
    standingOf(endpoint),
    ...(waiting > 0 ? [waitingWords(endpoint)] : []),
    ...(discarded > 0 ? ['events were discarded'] : []),
  ]
  return (
    <Group
      component="li"
      className={box.box ?? ''}
      gap={12}
      p="10px 12px"
      justify="space-between"
      wrap="nowrap"
    >
      <Stack gap={0} miw={0}>
        <strong>{nameOf(endpoint)}</strong>
        {description && (
          <Text span c="dimmed" fz="sm">
            {hostOf(endpoint)}
          </Text>
        )}
        <Text span fz="sm" c={well ? 'var(--good-ink)' : 'var(--bad-ink)'}>
          {words.join(', ')}
        </Text>
      </Stack>
      <Button h={44} flex="none" variant="default" aria-label={`Open ${nameOf(endpoint)}`} onClick={onOpen}>
        Open
      </Button>
    </Group>
  )
}

function Endpoints({ onChoose }: Pick<StaffViewProps, 'onChoose'>) {
  const query = useEndpoints()
  const [adding, setAdding] = useState(false)
  const [created, setCreated] = useState<EndpointSecret | null>(null)
  const full = (query.data?.length ?? 0) >= maxEndpoints
  const show = (endpoint: EndpointSecret) => {
    setAdding(false)
    setCreated(endpoint)
  }
  const close = () => {
    setCreated(null)
    if (created) onChoose(created.endpoint.id)
  }
  return (
    <Section
      id="webhook-endpoints"
      title="Webhooks"
      aside={
        <Button
          leftSection={<IconPlus {...buttonIcon} />}
          h={44}
          disabled={full}
          onClick={() => setAdding(true)}
        >
          Add endpoint
        </Button>
      }
    >
      <Text fz="sm" c="dimmed">
        The store tells other systems what happened, signed and in order.
        {full && ` All ${maxEndpoints} endpoints are in use. Remove one to add another.`}
      </Text>
      <QueryStates
        query={query}
        pending={<Skeleton height={160} />}
        isEmpty={(endpoints) => endpoints.length === 0}
        empty={
          <EmptyNote icon={<IconWebhook size={30} stroke={1.6} aria-hidden />} title="No endpoints yet.">
            <p>Add the address of a system that needs to know about orders, parts or payments.</p>
          </EmptyNote>
        }
      >
        {(endpoints) => (
          <Stack component="ul" gap={8} aria-label="Endpoints">
            {endpoints.map((endpoint) => (
              <EndpointCard key={endpoint.id} endpoint={endpoint} onOpen={() => onChoose(endpoint.id)} />
            ))}
          </Stack>
        )}
      </QueryStates>
      <Dialog opened={adding} onClose={() => setAdding(false)} title="Add endpoint" size={640} fills>
        {adding && <NewEndpoint onCreated={show} />}
      </Dialog>
      <EndpointSecretDialog secret={created?.secret ?? null} replacesAnother={false} onClose={close} />
    </Section>
  )
}

/** Where the store sends events, and what became of them. */
export function Webhooks({ chosen, onChoose }: StaffViewProps) {
  if (chosen !== null) return <OneEndpoint key={chosen} endpointId={chosen} onBack={() => onChoose(null)} />
  return <Endpoints onChoose={onChoose} />
}
