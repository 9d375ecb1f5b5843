import { Stack, Text, TextInput } from '@mantine/core'
import { useTrackOrder } from '@mullion/client/orders/order-tracking.hooks'
import { readError } from '@mullion/client/read-error'
import { trackOrderInput } from '@mullion/domain/orders/order-tracking'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import section from '../../../ui/section.module.css'
import classes from './tracking.module.css'

const start = { number: '', email: '' }

/** Asks for the number and email address of an order, so that a guest can see how far it is. */
export function TrackOrder({ onFound }: { readonly onFound: (key: string) => void }) {
  const form = useSchemaForm({ start, schema: trackOrderInput })
  const { mutate, isPending, error } = useTrackOrder()
  const find = (values: typeof start) =>
    mutate(values, { onSuccess: ({ key }) => onFound(key), onError: form.showError })
  return (
    <section className={`${section.section} ${classes.sheet}`}>
      <PanelHeading>Order status</PanelHeading>
      <Text maw="62ch">
        Enter the number of your order and the email address you gave with it. Both are in your order
        confirmation.
      </Text>
      <form ref={form.element} noValidate onSubmit={form.onSubmit((values) => !isPending && find(values))}>
        <Stack gap={14} maw={420}>
          <TextInput
            label="Order number"
            placeholder="W100001"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            {...form.input('number')}
          />
          <TextInput
            type="email"
            label="Email address"
            autoComplete="email"
            required
            {...form.input('email')}
          />
          {error && !form.isAtField(error) && <OutcomeNote tone="bad" title={readError(error).message} />}
          <ActionButton type="submit" busy={isPending} h={44} style={{ justifySelf: 'start' }}>
            {isPending ? 'Looking...' : 'See status'}
          </ActionButton>
        </Stack>
      </form>
      <ContactLinks />
    </section>
  )
}
