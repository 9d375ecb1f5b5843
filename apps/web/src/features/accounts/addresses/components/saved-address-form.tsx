import { Button } from '@mantine/core'
import type { SavedAddress } from '@mullion/domain/accounts/address'
import { type FormEvent, useEffect, useRef } from 'react'
import { focusFirstProblem } from '../../../../lib/use-shown-problems.ts'
import { AddressInputs } from '../../../../ui/address-inputs.tsx'
import fields from '../../../../ui/fields.module.css'
import { Section } from '../../../../ui/section.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAddressForm } from '../use-address-form.ts'
import classes from './form-actions.module.css'

export interface SavedAddressFormProps {
  /** The address to change; null for a new one. */
  readonly address: SavedAddress | null
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** Form for a saved address; focuses its first field on opening. */
export function SavedAddressForm({ address, onSaved, onCancel }: SavedAddressFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { draft, problems, type, save, saving, failure } = useAddressForm(address)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    const found = await save()
    if (found === null) onSaved()
    else focusFirstProblem(form.current, found)
  }
  return (
    <Section id="address-form" title={address ? 'Edit address' : 'Add address'}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="address-form">
        <AddressInputs
          title="Address"
          address={draft}
          problems={problems.shown}
          locked={saving}
          onType={type}
          onLeave={problems.leave}
        >
          <TextField
            name="label"
            label="Label"
            placeholder="e.g. Main warehouse"
            value={draft.label}
            problem={problems.shown.label}
            onType={type}
            onLeave={problems.leave}
            readOnly={saving}
            required
            autoComplete="off"
            className={fields.full ?? ''}
          />
        </AddressInputs>
        {failure !== null && (
          <p className={classes.problem} role="alert">
            Failed to save the address
            {failure !== '' && <span>{failure}</span>}
          </p>
        )}
        <div className={classes.actions}>
          <Button variant="default" h={44} onClick={onCancel} disabled={saving}>
            Cancel
          </Button>
          <Button type="submit" h={44} loading={saving}>
            Save address
          </Button>
        </div>
      </form>
    </Section>
  )
}
