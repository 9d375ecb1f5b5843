import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { AddressField } from '../../../lib/address-draft.ts'
import { focusFirstProblem, type Problems, useShownProblems } from '../../../lib/use-shown-problems.ts'
import { AddressInputs } from '../../../ui/address-inputs.tsx'
import classes from '../../../ui/fields.module.css'
import { addressProblems } from '../address-fields.ts'
import { checkoutState, editAddress, resetAddress, submitAddress, typeAddress } from '../checkout.state.ts'
import { CanadaDialog, canadaTitle } from './canada-dialog.tsx'

export interface AddressFormProps {
  /** Called when the address was right and is set. */
  readonly onSet: () => void
  /** What the server said of fields, until they are changed. */
  readonly told: Problems<AddressField>
}

/** The ship-to address: typed, then set and locked until the buyer edits it again. */
export function AddressForm({ onSet, told }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [canadaOpen, setCanadaOpen] = useState(false)
  // A controlled input must see each letter at once, or the caret jumps.
  const { address, addressSet } = useSnapshot(checkoutState, { sync: true }).draft
  const problems = useShownProblems<AddressField>(addressProblems(address))
  const { tell } = problems
  useEffect(() => {
    if (Object.keys(told).length === 0) return
    tell(told)
    editAddress()
  }, [told, tell])
  const canada = address.country === 'CA'

  const type = (field: AddressField, text: string) => {
    typeAddress(field, text)
    problems.typed(field)
    if (field === 'country' && text === 'CA') setCanadaOpen(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canada) return setCanadaOpen(true)
    const found = submitAddress()
    problems.showAll()
    if (Object.keys(found).length > 0) focusFirstProblem(form.current, found)
    else onSet()
  }
  const edit = () => {
    editAddress()
    form.current?.querySelector('input')?.focus()
  }
  const reset = () => {
    resetAddress()
    problems.reset()
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <AddressInputs
        title="Ship-to address"
        address={address}
        problems={canada ? { ...problems.shown, country: `${canadaTitle}.` } : problems.shown}
        locked={addressSet}
        onType={type}
        onLeave={problems.leave}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={reset}>
          Reset Form
        </Button>
        {/* Two buttons by key: one that became the other within its own click would send the form. */}
        {addressSet ? (
          <Button
            key="edit"
            variant="default"
            onClick={edit}
            leftSection={<IconPencil size={17} stroke={1.9} aria-hidden />}
          >
            Edit Address
          </Button>
        ) : (
          <Button key="submit" type="submit" disabled={canada}>
            Shipping Method
          </Button>
        )}
      </div>
      <CanadaDialog opened={canadaOpen} onClose={() => setCanadaOpen(false)} />
    </form>
  )
}
