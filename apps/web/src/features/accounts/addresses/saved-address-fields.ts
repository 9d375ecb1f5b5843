import {
  type SavedAddress,
  type SavedAddressInput,
  savedAddressInput,
} from '@mullion/domain/accounts/address'
import { type AddressDraft, addressFields, emptyAddress } from '../../../lib/address-draft.ts'
import { pickServerErrors, problemsOf } from '../../../lib/form-problems.ts'
import type { Problems } from '../../../lib/use-shown-problems.ts'

const fields = ['label', ...addressFields] as const
type SavedAddressField = (typeof fields)[number]

export type SavedAddressDraft = AddressDraft & { readonly label: string; readonly residential: boolean }

export const emptySavedAddress: SavedAddressDraft = { label: '', residential: false, ...emptyAddress }

const canadaText = 'Shipping to Canada is temporarily unavailable.'

export function savedAddressProblems(draft: SavedAddressDraft): Problems<SavedAddressField> {
  const problems = problemsOf(savedAddressInput, draft, { fields })
  return draft.country === 'CA' ? { ...problems, country: canadaText } : problems
}

export function readyToSave(draft: SavedAddressDraft): SavedAddressInput | null {
  if (Object.keys(savedAddressProblems(draft)).length > 0) return null
  return savedAddressInput.safeParse(draft).data ?? null
}

export function draftOf(address: SavedAddress): SavedAddressDraft {
  const texts = fields.map((field) => [field, address[field]] as const)
  return { ...emptySavedAddress, ...Object.fromEntries(texts), residential: address.residential ?? false }
}

export function serverErrorsByField(serverErrors: Readonly<Record<string, string>>) {
  return { ...pickServerErrors(fields, serverErrors, 'address.'), ...pickServerErrors(fields, serverErrors) }
}

/** Returns an address's name in a list: its label, or else its name or company. */
export function nameOfAddress(address: Pick<SavedAddress, 'label' | 'nameOrCompany'>): string {
  return address.label || address.nameOrCompany
}
