import {
  type SavedAddress,
  type SavedAddressInput,
  savedAddressInput,
} from '@mullion/domain/accounts/address'
import { type AddressDraft, addressFields, emptyAddress } from '../../../lib/address-draft.ts'
import type { Problems } from '../../../lib/use-shown-problems.ts'

const fields = ['label', ...addressFields] as const
export type SavedAddressField = (typeof fields)[number]

/** An address to keep as it is typed, before it is checked. */
export type SavedAddressDraft = AddressDraft & { readonly label: string }

export const emptySavedAddress: SavedAddressDraft = { label: '', ...emptyAddress }

const canadaText = 'Shipping to Canada is temporarily unavailable.'

/** What is wrong with each field of a typed address, in the words of the form. */
export function savedAddressProblems(draft: SavedAddressDraft): Problems<SavedAddressField> {
  const problems: Problems<SavedAddressField> = draft.country === 'CA' ? { country: canadaText } : {}
  for (const { path, message } of savedAddressInput.safeParse(draft).error?.issues ?? []) {
    const field = fields.find((each) => each === path[0])
    if (field) problems[field] ??= message
  }
  return problems
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
  const found = fields.map((field) => [field, told[field] ?? told[`address.${field}`]] as const)
  return Object.fromEntries(found.filter(([, text]) => text !== undefined))
}

/** How an address is called in a list: by its label, or by its name where it was kept without one. */
export function nameOfAddress(address: Pick<SavedAddress, 'label' | 'nameOrCompany'>): string {
  return address.label || address.nameOrCompany
}
