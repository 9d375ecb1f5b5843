import { describe, expect, it } from 'vitest'
import { emptyAddress } from '../../lib/address-draft.ts'
import {
  addressFieldsOf,
  savedAddressOf,
  savedAs,
  shipToProblems,
  typedPostalCode,
} from './address-fields.ts'
import { emptyShipTo } from './draft-storage.ts'

const right = {
  ...emptyShipTo,
  nameOrCompany: 'Harbor Cold Storage',
  address1: '1200 Commerce Street',
  postalCode: '75201',
  city: 'Dallas',
  state: 'TX',
}
const required = 'This field is required.'

describe('a typed ship-to address', () => {
  it('is valid without the optional fields', () => {
    expect(shipToProblems(right)).toEqual({})
  })

  it('is another address than a saved one as a home', () => {
    const saved = [
      { ...emptyAddress, ...right, id: 3 },
      { ...emptyAddress, ...right, id: 4, residential: true },
    ]
    expect(savedAs(right, saved)?.id).toBe(3)
    expect(savedAs({ ...right, residential: true }, saved)?.id).toBe(4)
    expect(savedAddressOf({ ...right, residential: true, label: 'Home' })).toMatchObject({
      residential: true,
    })
  })

  it('needs exactly its required fields when empty', () => {
    expect(shipToProblems(emptyShipTo)).toEqual({
      nameOrCompany: required,
      address1: required,
      postalCode: required,
      city: required,
      state: required,
    })
  })

  it.each([
    ['nameOrCompany', '   ', required],
    ['postalCode', '7520', 'Invalid ZIP format'],
    ['postalCode', '75201-12', 'Invalid ZIP format'],
    ['telephone', '555-0188', 'Invalid phone number format'],
    ['state', 'ZZ', required],
  ])('is refused with %s %j', (field, text, problem) => {
    expect(shipToProblems({ ...right, [field]: text })).toEqual({ [field]: problem })
  })

  it.each([
    ['postalCode', '75201-1234'],
    ['telephone', '+1 (214) 555-0188'],
    ['telephone', '2145550188'],
  ])('is accepted with %s %j', (field, text) => {
    expect(shipToProblems({ ...right, [field]: text })).toEqual({})
  })
})

describe('an address that is saved for later', () => {
  it('needs a label', () => {
    expect(shipToProblems({ ...right, saveForLater: true, label: ' ' })).toEqual({ label: required })
    expect(shipToProblems({ ...right, saveForLater: true, label: 'Dock 4' })).toEqual({})
    expect(savedAddressOf(right)).toBeNull()
    expect(savedAddressOf({ ...right, label: ' Dock 4 ' })).toMatchObject({ label: 'Dock 4', city: 'Dallas' })
  })
})

describe('typing a postal code', () => {
  it.each([
    ['7520a1', '75201'],
    ['75201-1234', '75201-1234'],
    ['K1A 0B1', '101'],
    ['75201-12345678', '75201-1234'],
  ])('%j becomes %j', (typed, expected) => {
    expect(typedPostalCode(typed)).toBe(expected)
  })
})

describe('server errors for an address', () => {
  it('go to their fields, and others are left out', () => {
    expect(
      addressFieldsOf({ 'shipAddress.city': 'Unknown city', 'billing.zip': required, cart: 'x' }),
    ).toEqual({
      city: 'Unknown city',
    })
  })
})
