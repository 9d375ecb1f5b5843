import { shipAddress } from '@mullion/domain/postal-address'
import { type AddressDraft, type AddressField, addressFields } from '../../lib/address-draft.ts'
import { problemsOf, toldOf } from '../../lib/form-problems.ts'
import type { Problems } from '../../lib/use-shown-problems.ts'

/** What is wrong with each field of a typed address, in the words of the form. */
export function addressProblems(draft: AddressDraft): Problems<AddressField> {
  return problemsOf(shipAddress, draft, { fields: addressFields })
}

/** Keeps what a postal code may hold: digits and the dash. */
export function typedPostalCode(text: string): string {
  return text.replace(/[^\d-]/g, '').slice(0, 10)
}

/** Texts that the server has for fields of the address, by field. */
export function addressFieldsOf(fields: Readonly<Record<string, string>>): Problems<AddressField> {
  return toldOf(addressFields, fields, 'shipAddress.')
}
