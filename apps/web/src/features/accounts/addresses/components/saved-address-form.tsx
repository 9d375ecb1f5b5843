import { Button, Text } from '@mantine/core'
import { useSaveAddress } from '@mullion/client/accounts/addresses.hooks'
import { readError } from '@mullion/client/read-error'
import type { SavedAddress } from '@mullion/domain/accounts/address'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusFirstProblem, type Problems, useShownProblems } from '../../../../lib/use-shown-problems.ts'
import { AddressInputs } from '../../../../ui/address-inputs.tsx'
import fields from '../../../../ui/fields.module.css'
import { Section } from '../../../../ui/section.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import {
  draftOf,
  emptySavedAddress,
  readyToSave,
  type SavedAddressField,
  savedAddressProblems,
  serverErrorsByField,
} from '../saved-address-fields.ts'

/** State of an address form: draft, problems, and the result of saving. */
function useAddressForm(address: SavedAddress | null) {
  const [draft, setDraft] = useState(() => (address ? draftOf(address) : emptySavedAddress))
  /** The server's error that belongs to no field; null if none. */
  const [failure, setFailure] = useState<string | null>(null)
  const saving = useSaveAddress()
  const found = savedAddressProblems(draft)
  const problems = useShownProblems<SavedAddressField>(found)

  const type = (field: SavedAddressField, text: string) => {
    setDraft((before) => ({ ...before, [field]: text }))
    problems.typed(field)
    setFailure(null)
  }
  /** Saves the draft; returns the fields' problems, or null after a successful save. */
  const save = async (): Promise<Problems<SavedAddressField> | null> => {
    problems.showAll()
    const ready = readyToSave(draft)
    if (!ready) return found
    setFailure(null)
    try {
      await saving.mutateAsync({ addressId: address?.id ?? null, address: ready })
      return null
    } catch (error) {
      const { fields, message } = readError(error)
      const serverErrors = serverErrorsByField(fields)
      problems.showServerErrors(serverErrors)
      setFailure(Object.keys(serverErrors).length > 0 ? '' : message)
      return serverErrors
    }
  }
  return { draft, problems, type, save, saving: saving.isPending, failure }
}

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
          <Button type="submit" h={44} loading={saving}>
            Save address
          </Button>
        </div>
      </form>
    </Section>
  )
}
