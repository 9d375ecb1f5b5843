/** The fields of an address form, in order. */
export const addressFields = [
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

/** An address as typed, not validated. */
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
