import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyAddress } from '../../lib/address-draft.ts'
import { stubStorage } from '../../lib/testing/storage.ts'
import {
  billToShipping,
  checkoutState,
  chooseService,
  editAddress,
  endPlacing,
  forgetDraft,
  readyAddress,
  resetAddress,
  startPlacing,
  submitAddress,
  typeAddress,
  typeBilling,
} from './checkout.state.ts'
import { newDraft, readDraft } from './draft-storage.ts'

let kept: Map<string, string>

function typeGoodAddress() {
  typeAddress('nameOrCompany', 'Harbor Cold Storage')
  typeAddress('address1', '1200 Commerce Street')
  typeAddress('postalCode', '75201')
  typeAddress('city', 'Dallas')
  typeAddress('state', 'TX')
}

beforeEach(() => {
  kept = stubStorage('sessionStorage')
  Object.assign(checkoutState, { draft: readDraft(), placing: false, outcome: null })
})

describe('the draft', () => {
  it('of one person is not there for the next, nor after a reload', () => {
    typeGoodAddress()
    submitAddress()
    typeBilling('buyerEmail', 'bea@arctic.example')
    chooseService('02')
    forgetDraft()
    expect(checkoutState.draft).toEqual(newDraft())
    expect(readDraft()).toEqual(newDraft())
  })
})

describe('the ship-to address', () => {
  it('is locked by a right submit and opened again by editing', () => {
    typeGoodAddress()
    expect(submitAddress()).toEqual({})
    typeAddress('city', 'Austin')
    expect(checkoutState.draft.address.city).toBe('Dallas')
    editAddress()
    typeAddress('city', 'Austin')
    expect(checkoutState.draft.address.city).toBe('Austin')
  })

  it('stays open while a field is wrong', () => {
    typeGoodAddress()
    typeAddress('postalCode', '752')
    expect(submitAddress()).toEqual({ postalCode: 'Invalid ZIP format' })
    expect(readyAddress(checkoutState.draft)).toBeNull()
  })

  it('in Canada is never ready', () => {
    typeGoodAddress()
    typeAddress('country', 'CA')
    submitAddress()
    expect(checkoutState.draft.addressSet).toBe(false)
    expect(readyAddress({ ...checkoutState.draft, addressSet: true })).toBeNull()
  })

  it('is sent without the spaces around what was typed', () => {
    typeGoodAddress()
    typeAddress('city', '  Dallas ')
    submitAddress()
    expect(readyAddress(checkoutState.draft)).toMatchObject({ city: 'Dallas', label: '', address2: '' })
  })

  it('is cleared and opened by a reset, which also takes the usual service', () => {
    typeGoodAddress()
    submitAddress()
    chooseService('01')
    resetAddress()
    expect(checkoutState.draft).toMatchObject({ address: emptyAddress, addressSet: false, serviceType: '03' })
  })
})

describe('the billing address', () => {
  it('starts from the ship-to address when it is taken apart from it', () => {
    typeGoodAddress()
    submitAddress()
    billToShipping(false)
    expect(checkoutState.draft.billing).toMatchObject({
      sameAsShipping: false,
      companyName: 'Harbor Cold Storage',
      zip: '75201',
      state: 'TX',
    })
    typeBilling('zip', '04101')
    expect(checkoutState.draft.billing.zip).toBe('04101')
    expect(checkoutState.draft.address.postalCode).toBe('75201')
  })
})

describe('a reload', () => {
  it('brings everything back', () => {
    typeGoodAddress()
    submitAddress()
    chooseService('02')
    typeBilling('buyerEmail', 'dock@harbor.example')
    expect(readDraft()).toEqual(checkoutState.draft)
    expect(readDraft()).toMatchObject({ addressSet: true, serviceType: '02' })
  })

  it.each(['{{{', '[]', 'null', '{"address":4,"addressSet":"yes","serviceType":"toString","billing":null}'])(
    'finds %s and starts anew',
    (damaged) => {
      kept.set('checkoutDraft', damaged)
      expect(readDraft()).toMatchObject({ address: emptyAddress, addressSet: false, serviceType: '03' })
    },
  )

  it('keeps what is sound of a damaged draft', () => {
    kept.set('checkoutDraft', '{"address":{"city":"Dallas","state":7}}')
    expect(readDraft().address).toEqual({ ...emptyAddress, city: 'Dallas' })
  })

  it('is survived by typing even when storage is closed', () => {
    vi.stubGlobal('sessionStorage', undefined)
    typeAddress('city', 'Dallas')
    expect(checkoutState.draft.address.city).toBe('Dallas')
  })
})

describe('placing an order', () => {
  it('opens the address again once the order stands, with its fields kept for the next one', () => {
    typeGoodAddress()
    submitAddress()
    startPlacing()
    endPlacing({ kind: 'placed', orderNumber: 'W100001', closingLine: 'Small parts, big chill.' })
    expect(checkoutState).toMatchObject({ placing: false, outcome: { orderNumber: 'W100001' } })
    expect(checkoutState.draft).toMatchObject({ addressSet: false, address: { city: 'Dallas' } })
  })

  it('leaves everything as it was when it fails', () => {
    typeGoodAddress()
    submitAddress()
    startPlacing()
    endPlacing(null)
    expect(checkoutState).toMatchObject({ placing: false, outcome: null, draft: { addressSet: true } })
  })
})
