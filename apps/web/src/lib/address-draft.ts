/** No address yet: every field of an address form, in order. */
export const emptyAddress = {
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

export type AddressDraft = typeof emptyAddress
export type AddressField = keyof AddressDraft
export const addressFields = Object.keys(emptyAddress) as readonly AddressField[]

/** Label of the choice that parcels go to a home. */
export const homeText = 'This is a home'
