import { type SavedAddressInput, savedAddressInput } from '@mullion/domain/accounts/address'
import { requiredText, shipAddress } from '@mullion/domain/postal-address'
import { type AddressDraft, type AddressField, addressFields } from '../../lib/address-draft.ts'
import { pickServerErrors, problemsOf } from '../../lib/form-problems.ts'
import type { Problems } from '../../lib/use-shown-problems.ts'
import type { ShipToDraft } from './draft-storage.ts'

export function shipToProblems(draft: ShipToDraft): Problems<AddressField | 'label'> {
  const typed = Object.fromEntries(addressFields.map((field) => [field, draft[field]])) as AddressDraft
  const problems = problemsOf(shipAddress, typed, { fields: addressFields })
  return draft.saveForLater && draft.label.trim() === '' ? { ...problems, label: requiredText } : problems
}

export function savedAddressOf({
  saveForLater: _,
  savedId: _id,
  ...address
}: ShipToDraft): SavedAddressInput | null {
  return savedAddressInput.safeParse(address).data ?? null
}

/** Returns the saved address that the form shows unchanged: the one that was chosen, or another just like it. */
export function savedAs<
  Saved extends AddressDraft & { readonly id: number; readonly residential?: boolean | undefined },
>(draft: ShipToDraft, saved: readonly Saved[]): Saved | undefined {
  const alike = saved.filter(
    (each) =>
      addressFields.every((field) => draft[field].trim() === each[field]) &&
      draft.residential === (each.residential ?? false),
  )
  return alike.find(({ id }) => String(id) === draft.savedId) ?? alike[0]
}

/** Strips everything but digits and dashes from a postal code; at most 10 characters. */
export function typedPostalCode(text: string): string {
  return text.replace(/[^\d-]/g, '').slice(0, 10)
}

export function addressFieldsOf(fields: Readonly<Record<string, string>>): Problems<AddressField> {
  return pickServerErrors(addressFields, fields, 'shipAddress.')
}
