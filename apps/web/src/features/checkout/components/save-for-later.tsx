import { Button, Checkbox } from '@mantine/core'
import { addressSavedText } from '@mullion/domain/accounts/address'
import fields from '../../../ui/fields.module.css'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { useShipTo } from '../use-ship-to.ts'
import classes from './save-for-later.module.css'

export interface SaveForLaterProps {
  readonly shipTo: ReturnType<typeof useShipTo>
}

/** Checkbox and label for saving the typed address, then the result of saving it. */
export function SaveForLater({ shipTo: { form, locked, saving } }: SaveForLaterProps) {
  const { values, set, text } = form
  return (
    <div className={classes.save}>
      <Checkbox
        label="Save this address for future use"
        checked={values.saveForLater}
        disabled={locked}
        onChange={(event) => set('saveForLater', event.currentTarget.checked)}
        classNames={{ body: classes.body }}
      />
      {values.saveForLater && (
        <div className={fields.fields}>
          <TextField
            {...text('label')}
            label="Label"
            placeholder="e.g. Main warehouse"
            required
            readOnly={locked}
            autoComplete="off"
          />
        </div>
      )}
      <div role="status">{saving.done && <OutcomeNote tone="good" title={addressSavedText} />}</div>
      {saving.failed && (
        <OutcomeNote tone="bad" title="The address couldn’t be saved. Your order isn’t affected.">
          <Button variant="default" onClick={saving.again} loading={saving.busy}>
            Retry
          </Button>
        </OutcomeNote>
      )}
    </div>
  )
}
