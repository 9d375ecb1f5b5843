import {
  type SavedAddress,
  type SavedAddressInput,
  savedAddressInput,
} from '@mullion/domain/accounts/address'
import { type AddressDraft, addressFields, emptyAddress } from '../../../lib/address-draft.ts'
import { problemsOf, toldOf } from '../../../lib/form-problems.ts'
import type { Problems } from '../../../lib/use-shown-problems.ts'

const fields = ['label', ...addressFields] as const
export type SavedAddressField = (typeof fields)[number]

/** An address to keep as it is typed, before it is checked. */
export type SavedAddressDraft = AddressDraft & { readonly label: string }

export const emptySavedAddress: SavedAddressDraft = { label: '', ...emptyAddress }

const canadaText = 'Shipping to Canada is temporarily unavailable.'

/** What is wrong with each field of a typed address, in the words of the form. */
export function savedAddressProblems(draft: SavedAddressDraft): Problems<SavedAddressField> {
  const problems = problemsOf(savedAddressInput, draft, { fields })
  return draft.country === 'CA' ? { ...problems, country: canadaText } : problems
}

/** The address as it is sent, or null while something is wrong with it. */
export function readyToSave(draft: SavedAddressDraft): SavedAddressInput | null {
  if (Object.keys(savedAddressProblems(draft)).length > 0) return null
  return savedAddressInput.safeParse(draft).data ?? null
}

/** A kept address as the form shows it. */
export function draftOf(address: SavedAddress): SavedAddressDraft {
  const texts = fields.map((field) => [field, address[field]] as const)
  return { ...emptySavedAddress, ...Object.fromEntries(texts) }
}

/** Texts that the server has for fields, by field, whether it was asked to keep a new address or to change one. */
export function toldProblems(told: Readonly<Record<string, string>>): Problems<SavedAddressField> {
  return { ...toldOf(fields, told, 'address.'), ...toldOf(fields, told) }
}

/** How an address is called in a list: by its label, or by its name where it was kept without one. */
export function nameOfAddress(address: Pick<SavedAddress, 'label' | 'nameOrCompany'>): string {
  return address.label || address.nameOrCompany
}
