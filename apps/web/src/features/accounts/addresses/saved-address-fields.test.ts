import type { SavedAddress } from '@mullion/domain/accounts/address'
import { describe, expect, it } from 'vitest'
import {
  draftOf,
  emptySavedAddress,
  nameOfAddress,
  readyToSave,
  savedAddressProblems,
  serverErrorsByField,
} from './saved-address-fields.ts'

const right = {
  ...emptySavedAddress,
  label: 'Warehouse',
  nameOrCompany: 'Harbor Cold Storage',
  address1: '1200 Commerce Street',
  postalCode: '75201',
  city: 'Dallas',
  state: 'TX',
}
const required = 'This field is required.'

describe('an address to save', () => {
  it('is valid without the optional fields', () => {
    expect(savedAddressProblems(right)).toEqual({})
    expect(readyToSave(right)).toEqual(right)
  })

  it('needs exactly its required fields when empty', () => {
    expect(savedAddressProblems(emptySavedAddress)).toEqual({
      label: required,
      nameOrCompany: required,
      address1: required,
      postalCode: required,
      city: required,
      state: required,
    })
    expect(readyToSave(emptySavedAddress)).toBeNull()
  })

  it.each([
    ['label', '  ', required],
    ['postalCode', '7520', 'Invalid postal code format.'],
    ['postalCode', 'K1A 0B1', 'Invalid postal code format.'],
    ['telephone', '555-0188', 'Invalid phone number format.'],
    ['country', 'CA', 'Shipping to Canada is temporarily unavailable.'],
  ])('is refused with %s %j', (field, text, problem) => {
    const draft = { ...right, [field]: text }
    expect(savedAddressProblems(draft)).toEqual({ [field]: problem })
    expect(readyToSave(draft)).toBeNull()
  })

  it.each([
    ['postalCode', '75201-1234'],
    ['telephone', '+1 (214) 555-0188'],
  ])('is accepted with %s %j', (field, text) => {
    expect(savedAddressProblems({ ...right, [field]: text })).toEqual({})
  })
})

describe('a saved address', () => {
  const saved: SavedAddress = { ...right, country: 'US', id: 7, userId: 3 }

  it('fills the form with only the editable fields', () => {
    expect(draftOf(saved)).toEqual(right)
  })

  it('is named by its label, or by its name or company', () => {
    expect(nameOfAddress(saved)).toBe('Warehouse')
    expect(nameOfAddress({ ...saved, label: '' })).toBe('Harbor Cold Storage')
  })
})

describe('server errors for an address', () => {
  it('go to their fields, for a new address and a changed one', () => {
    expect(serverErrorsByField({ city: 'Unknown city', 'address.label': 'Taken', userId: 'x' })).toEqual({
      city: 'Unknown city',
      label: 'Taken',
    })
  })
})
