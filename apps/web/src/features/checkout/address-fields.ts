import { shipAddress } from '@mullion/domain/checkout/ship-address'

const addressFields = [
  'nameOrCompany',
  'attention',
  'address1',
  'address2',
  'address3',
  'country',
  'postalCode',
  'city',
  'state',
  'telephone',
] as const
export type AddressField = (typeof addressFields)[number]

/** The address as it is typed, before it is checked. */
export type AddressDraft = Record<AddressField, string>

export const emptyAddress: AddressDraft = {
  nameOrCompany: '',
  attention: '',
  address1: '',
  address2: '',
  address3: '',
  country: 'US',
  postalCode: '',
  city: '',
  state: '',
  telephone: '',
}

export type Problems<Field extends string> = Partial<Record<Field, string>>

/** What is wrong with each field of a typed address, in the words of the form. */
export function addressProblems(draft: AddressDraft): Problems<AddressField> {
  const read = shipAddress.safeParse(draft)
  const problems: Problems<AddressField> = {}
  for (const { path, message } of read.error?.issues ?? []) {
    const field = addressFields.find((each) => each === path[0])
    if (field) problems[field] ??= message
  }
  return problems
}

/** Keeps what a postal code may hold: digits and the dash. */
export function typedPostalCode(text: string): string {
  return text.replace(/[^\d-]/g, '').slice(0, 10)
}

/** Texts that the server has for fields of the address, by field. */
export function addressFieldsOf(fields: Readonly<Record<string, string>>): Problems<AddressField> {
  const found = addressFields.map((field) => [field, fields[`shipAddress.${field}`]] as const)
  return Object.fromEntries(found.filter(([, text]) => text !== undefined))
}
