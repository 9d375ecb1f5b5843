/** The fields of an address form, in the order in which they stand. */
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
