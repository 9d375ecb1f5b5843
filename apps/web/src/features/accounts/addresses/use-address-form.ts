import { useSaveAddress } from '@mullion/client/accounts/addresses.hooks'
import { readError } from '@mullion/client/read-error'
import type { SavedAddress } from '@mullion/domain/accounts/address'
import { useState } from 'react'
import { type Problems, useShownProblems } from '../../../lib/use-shown-problems.ts'
import {
  draftOf,
  emptySavedAddress,
  readyToSave,
  type SavedAddressField,
  savedAddressProblems,
  serverErrorsByField,
} from './saved-address-fields.ts'

/** State of an address form: draft, problems, and the result of saving. */
export function useAddressForm(address: SavedAddress | null) {
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
      const told = serverErrorsByField(fields)
      problems.tell(told)
      setFailure(Object.keys(told).length > 0 ? '' : message)
      return told
    }
  }
  return { draft, problems, type, save, saving: saving.isPending, failure }
}
