import { useSaveAddress } from '@mullion/client/accounts/addresses.hooks'
import type { SavedAddress } from '@mullion/domain/accounts/address'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { type AddressField, addressFields } from '../../lib/address-draft.ts'
import { type CheckedForm, useCheckedForm } from '../../lib/use-checked-form.ts'
import type { Problems } from '../../lib/use-shown-problems.ts'
import { savedAddressOf, shipToProblems, typedPostalCode } from './address-fields.ts'
import {
  checkoutState,
  editAddress,
  readyAddress,
  resetAddress,
  saveShipTo,
  setAddress,
  shipToSaved,
} from './checkout.state.ts'
import { emptyShipTo, type ShipToDraft } from './draft-storage.ts'

export interface ShipToDeps {
  readonly onSet: () => void
  readonly serverErrors: Problems<string>
}

export type ShipToForm = CheckedForm<ShipToDraft>

/** The ship-to form: typed, then submitted and locked until edited; saved for later if requested. */
export function useShipTo({ onSet, serverErrors }: ShipToDeps) {
  const { addressSet } = useSnapshot(checkoutState).draft
  const [canadaOpen, setCanadaOpen] = useState(false)
  const saving = useSaveAddress()
  const form = useCheckedForm<ShipToDraft>({
    start: snapshot(checkoutState).draft.address,
    check: shipToProblems,
    onChange: saveShipTo,
  })
  const take = useEffectEvent((fields: Problems<string>) => {
    editAddress()
    form.showServerErrors(fields)
  })
  useEffect(() => {
    if (Object.keys(serverErrors).length > 0) take(serverErrors)
  }, [serverErrors])
  const { values, set, fill } = form
  const canada = values.country === 'CA'
  const focusFirst = () => form.element.current?.querySelector('input')?.focus()

  /** Saves the address under its label, then unchecks saving, so that it is not saved twice. */
  const save = () => {
    const address = savedAddressOf(values)
    if (!address) return
    saving.mutate({ addressId: null, address }, { onSuccess: () => fill({ saveForLater: false }) })
  }
  return {
    form,
    locked: addressSet,
    canada: { chosen: canada, open: canadaOpen, close: () => setCanadaOpen(false) },
    saving: { failed: saving.isError, done: saving.isSuccess, busy: saving.isPending, again: save },
    type(field: AddressField | 'label', text: string) {
      set(field, field === 'postalCode' ? typedPostalCode(text) : text)
      if (field === 'country' && text === 'CA') setCanadaOpen(true)
    },
    choose(saved: SavedAddress) {
      const fields = Object.fromEntries(addressFields.map((field) => [field, saved[field]]))
      const { id, residential = false } = saved
      const address = { ...emptyShipTo, ...fields, residential, savedId: String(id) }
      shipToSaved(address)
      form.reset(address)
      if (saved.country === 'CA') setCanadaOpen(true)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (canada) return setCanadaOpen(true)
      if (!form.showAll()) return
      setAddress()
      if (readyAddress(checkoutState.draft) && values.saveForLater) save()
      onSet()
    },
    edit() {
      editAddress()
      focusFirst()
    },
    reset() {
      resetAddress()
      saving.reset()
      form.reset(emptyShipTo)
      focusFirst()
    },
  }
}
