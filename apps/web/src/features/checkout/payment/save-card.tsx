import { Checkbox, Stack } from '@mantine/core'
import fields from '../../../ui/fields.module.css'
import { TextField } from '../../../ui/text-field.tsx'
import classes from './billing-fields.module.css'
import type { Payment } from './use-payment.ts'

/** Checkbox and name for saving the typed card for later orders. */
export function SaveCard({ payment: { form } }: { readonly payment: Payment }) {
  const { wanted } = form.values.saveCard
  return (
    <Stack gap={8}>
      <Checkbox
        label="Save this card for future orders"
        checked={wanted}
        onChange={(event) => form.set('saveCard.wanted', event.currentTarget.checked)}
        classNames={{ body: classes.checkBody }}
      />
      {wanted && (
        <div className={fields.fields}>
          <TextField
            {...form.text('saveCard.label')}
            label="Name for this card"
            placeholder="e.g. Shop card"
            required
            maxLength={60}
            autoComplete="off"
          />
        </div>
      )}
    </Stack>
  )
}
