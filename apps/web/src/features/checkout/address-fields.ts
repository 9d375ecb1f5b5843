import { type SavedAddressInput, savedAddressInput } from '@mullion/domain/accounts/address'
import { requiredText, shipAddress } from '@mullion/domain/postal-address'
import { type AddressDraft, type AddressField, addressFields } from '../../lib/address-draft.ts'
import { problemsOf, toldOf } from '../../lib/form-problems.ts'
import type { Problems } from '../../lib/use-shown-problems.ts'
import type { ShipToDraft } from './draft-storage.ts'

/** What is wrong with each field of a typed address, in the words of the form; one that is saved needs a label. */
export function shipToProblems(draft: ShipToDraft): Problems<AddressField | 'label'> {
  const typed = Object.fromEntries(addressFields.map((field) => [field, draft[field]])) as AddressDraft
  const problems = problemsOf(shipAddress, typed, { fields: addressFields })
  return draft.saveForLater && draft.label.trim() === '' ? { ...problems, label: requiredText } : problems
}

/** The address as it is saved for later; null while it cannot be. */
export function savedAddressOf({ saveForLater: _, ...address }: ShipToDraft): SavedAddressInput | null {
  return savedAddressInput.safeParse(address).data ?? null
}

/** Keeps what a postal code may hold: digits and the dash. */
export function typedPostalCode(text: string): string {
  return text.replace(/[^\d-]/g, '').slice(0, 10)
}

/** Texts that the server has for fields of the address, by field. */
export function addressFieldsOf(fields: Readonly<Record<string, string>>): Problems<AddressField> {
  return toldOf(addressFields, fields, 'shipAddress.')
}
