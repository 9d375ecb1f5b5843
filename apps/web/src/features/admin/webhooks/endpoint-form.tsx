import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useChangeEndpoint, useCreateEndpoint } from '@mullion/client/webhooks/webhooks.hooks'
import {
  type EndpointSecret,
  type WebhookEndpoint,
  type WebhookEndpointInput,
  webhookEndpointInput,
} from '@mullion/domain/webhooks/webhook-endpoint'
import {
  offeredEvents,
  type WebhookEvent,
  webhookEventMeanings,
} from '@mullion/domain/webhooks/webhook-event'
import { required } from '../../../lib/input-props.ts'
import { notify } from '../../../lib/notices.state.ts'
import { type StaffFields, useStaffForm } from '../../../lib/use-staff-form.ts'
import fields from '../../../ui/fields.module.css'
import { StaffFormFrame } from '../form/staff-form-frame.tsx'
import { FieldGroup } from '../parts/field-group.tsx'
import { nameOf } from './webhook-words.ts'

function EndpointFields({ form }: { readonly form: StaffFields<WebhookEndpointInput> }) {
  const { events } = form.values
  const toggle = (event: WebhookEvent, chosen: boolean) =>
    form.set(
      'events',
      offeredEvents.filter((each) => (each === event ? chosen : events.includes(each))),
    )
  return (
    <>
      <div className={fields.fields}>
        <TextInput
          {...form.input('url')}
          {...required}
          className={fields.full ?? ''}
          label="Address"
          description="Where the store sends events. It starts with https://"
          type="url"
          inputMode="url"
          maxLength={1000}
        />
        <TextInput
          {...form.input('description')}
          className={fields.full ?? ''}
          label="Description"
          description="What the receiver is for."
          autoComplete="off"
          maxLength={200}
        />
      </div>
      <FieldGroup legend="Events" required problem={form.input('events').error}>
        <Stack gap={12}>
          {offeredEvents.map((event) => (
            <Checkbox
              key={event}
              name="events"
              label={event}
              description={webhookEventMeanings[event]}
              checked={events.includes(event)}
              onChange={({ currentTarget }) => toggle(event, currentTarget.checked)}
            />
          ))}
        </Stack>
      </FieldGroup>
      <Text fz="sm" c="dimmed">
        Events carry the record as the calls under /api/v1 answer it. They never carry card data.
      </Text>
    </>
  )
}

export function NewEndpoint({ onCreated }: { readonly onCreated: (created: EndpointSecret) => void }) {
  const { mutate, isPending } = useCreateEndpoint()
  const form = useStaffForm<WebhookEndpointInput>({
    id: 'new-webhook-endpoint',
    name: 'the new endpoint',
    start: { url: '', description: '', events: [] },
    schema: webhookEndpointInput,
    failed: 'Failed to add the endpoint.',
  })
  const save = (values: WebhookEndpointInput) =>
    mutate(values, {
      onSuccess: (created) => {
        form.reset()
        onCreated(created)
      },
      onError: form.showError,
    })
  return (
    <StaffFormFrame
      label="New endpoint"
      form={form}
      submit="Save endpoint"
      busyText="Saving…"
      busy={isPending}
      onSubmit={form.onSubmit(save)}
    >
      <EndpointFields form={form} />
    </StaffFormFrame>
  )
}

interface EditEndpointProps {
  readonly endpoint: WebhookEndpoint
  readonly onSaved: () => void
}

export function EditEndpoint({ endpoint, onSaved }: EditEndpointProps) {
  const { id: endpointId, url, description, events } = endpoint
  const { mutate, isPending } = useChangeEndpoint()
  const form = useStaffForm<WebhookEndpointInput>({
    id: `webhook-endpoint:${endpointId}`,
    name: nameOf(endpoint),
    start: { url, description, events: [...events] },
    schema: webhookEndpointInput,
    prefix: 'endpoint.',
    failed: 'Failed to save the endpoint.',
  })
  const save = (values: WebhookEndpointInput) =>
    mutate(
      { endpointId, endpoint: values },
      {
        onSuccess: () => {
          form.reset()
          notify('Endpoint saved.')
          onSaved()
        },
        onError: form.showError,
      },
    )
  return (
    <StaffFormFrame
      label="Endpoint"
      form={form}
      submit="Save endpoint"
      busyText="Saving…"
      busy={isPending}
      onSubmit={form.onSubmit(save)}
    >
      <EndpointFields form={form} />
    </StaffFormFrame>
  )
}
