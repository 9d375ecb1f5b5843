import { Button, Checkbox, Text } from '@mantine/core'
import { useSaveAddress } from '@mullion/client/accounts/addresses.hooks'
import { readError } from '@mullion/client/read-error'
import type { SavedAddress } from '@mullion/domain/accounts/address'
import { useEffect, useState } from 'react'
import { homeText } from '../../../../lib/address-draft.ts'
import { useCheckedForm } from '../../../../lib/use-checked-form.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { AddressInputs } from '../../../../ui/address-inputs.tsx'
import fields from '../../../../ui/fields.module.css'
import { Section } from '../../../../ui/section.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import {
  draftOf,
  emptySavedAddress,
  readyToSave,
  type SavedAddressDraft,
  savedAddressProblems,
  serverErrorsByField,
} from '../saved-address-fields.ts'

export interface SavedAddressFormProps {
  readonly address: SavedAddress | null
  readonly onSaved: () => void
  readonly onCancel: () => void
}

export function SavedAddressForm({ address, onSaved, onCancel }: SavedAddressFormProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const { mutate, isPending: saving } = useSaveAddress()
  const form = useCheckedForm<SavedAddressDraft>({
    start: address ? draftOf(address) : emptySavedAddress,
    check: savedAddressProblems,
    onChange: () => setFailure(null),
  })
  const { element } = form
  useEffect(() => element.current?.querySelector('input')?.focus(), [element])

  const onFailed = (error: unknown) => {
    const { fields, message } = readError(error)
    const serverErrors = serverErrorsByField(fields)
    form.showServerErrors(serverErrors)
    setFailure(Object.keys(serverErrors).length > 0 ? '' : message)
  }
  const save = (draft: SavedAddressDraft) => {
    const ready = readyToSave(draft)
    if (!ready || saving) return
    setFailure(null)
    mutate({ addressId: address?.id ?? null, address: ready }, { onSuccess: onSaved, onError: onFailed })
  }
  return (
    <Section id="address-form" title={address ? 'Edit address' : 'Add address'}>
      <form ref={element} onSubmit={form.onSubmit(save)} noValidate aria-labelledby="address-form">
        <AddressInputs
          title="Address"
          address={form.values}
          problems={form.shown}
          locked={saving}
          onType={form.set}
          onLeave={form.leave}
        >
          <TextField
            {...form.text('label')}
            label="Label"
            placeholder="e.g. Main warehouse"
            readOnly={saving}
            required
            autoComplete="off"
            className={fields.full ?? ''}
          />
        </AddressInputs>
        <Checkbox {...form.box('residential')} mt={12} label={homeText} disabled={saving} />
        {failure !== null && (
          <Text mt={16} c="var(--bad-ink)" fw={560} role="alert">
            Failed to save the address
            <Text span display="block" fz="sm" fw={450}>
              {failure}
            </Text>
          </Text>
        )}
        <div className={fields.actions}>
          <Button variant="default" h={44} onClick={onCancel} disabled={saving}>
            Cancel
          </Button>
          <ActionButton type="submit" h={44} busy={saving}>
            Save address
          </ActionButton>
        </div>
      </form>
    </Section>
  )
}
