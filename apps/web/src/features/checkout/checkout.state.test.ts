import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../lib/testing/storage.ts'
import {
  changeShipping,
  checkoutState,
  clearDraft,
  editAddress,
  endPlacing,
  readyAddress,
  resetAddress,
  savePayment,
  saveShipTo,
  setAddress,
  startPlacing,
} from './checkout.state.ts'
import { emptyShipTo, newDraft, readDraft } from './draft-storage.ts'
import { placedOutcome } from './result/outcomes.ts'

let stored: Map<string, string>

const harbor = {
  ...emptyShipTo,
  nameOrCompany: 'Harbor Cold Storage',
  address1: '1200 Commerce Street',
  postalCode: '75201',
  city: 'Dallas',
  state: 'TX',
}
const documents = {
  ...newDraft().payment,
  billing: { ...newDraft().payment.billing, buyerEmail: 'dock@harbor.example' },
  poNumber: 'PO-1',
  poDocument: { id: 'doc-1', name: 'po.pdf', sizeBytes: 900 },
  returnsAgreed: true,
}
const order = {
  orderNumber: 'W100001',
  grandTotalCents: 4_200,
  buyerEmail: 'dock@harbor.example',
  freightToBeConfirmed: false,
}

function typeAll() {
  saveShipTo(harbor)
  setAddress()
  changeShipping({ ...newDraft().shipping, serviceType: '02' })
  savePayment(documents)
}

beforeEach(() => {
  stored = stubStorage('sessionStorage')
  Object.assign(checkoutState, { draft: readDraft(), placing: false, outcome: null })
})

describe('the draft', () => {
  it('of one person is not there for the next, nor after a reload', () => {
    typeAll()
    clearDraft()
    expect(checkoutState.draft).toEqual(newDraft())
    expect(readDraft()).toEqual(newDraft())
  })
})

describe('the ship-to address', () => {
  it('is ready once it is set, and open again by editing', () => {
    saveShipTo(harbor)
    expect(readyAddress(checkoutState.draft)).toBeNull()
    setAddress()
    expect(readyAddress(checkoutState.draft)).toMatchObject({ city: 'Dallas' })
    editAddress()
    expect(readyAddress(checkoutState.draft)).toBeNull()
  })

  it('is never ready in Canada, nor while a field is wrong', () => {
    expect(readyAddress({ address: { ...harbor, country: 'CA' }, addressSet: true })).toBeNull()
    expect(readyAddress({ address: { ...harbor, postalCode: '752' }, addressSet: true })).toBeNull()
  })

  it('is sent without the spaces around what was typed, and without what is for later', () => {
    saveShipTo({ ...harbor, city: '  Dallas ', label: 'Dock 4', saveForLater: true })
    setAddress()
    expect(readyAddress(checkoutState.draft)).toMatchObject({ city: 'Dallas', label: '', address2: '' })
    expect(readyAddress(checkoutState.draft)).not.toHaveProperty('saveForLater')
  })

  it('is cleared and opened by a reset, which also takes the usual shipping', () => {
    typeAll()
    resetAddress()
    const { shipping } = newDraft()
    expect(checkoutState.draft).toMatchObject({ address: emptyShipTo, addressSet: false, shipping })
  })
})

describe('a reload', () => {
  it('brings everything back', () => {
    typeAll()
    expect(readDraft()).toEqual(checkoutState.draft)
    expect(readDraft()).toMatchObject({
      addressSet: true,
      shipping: { serviceType: '02' },
      payment: { poNumber: 'PO-1', poDocument: { name: 'po.pdf' } },
    })
  })

  it.each([
    '{{{',
    '[]',
    'null',
    '{"address":4,"addressSet":"yes","shipping":{"serviceType":"toString"},"payment":null}',
  ])('finds %s and starts anew', (damaged) => {
    stored.set('checkoutDraft', damaged)
    expect(readDraft()).toEqual(newDraft())
  })

  it('keeps what is sound of a damaged draft', () => {
    stored.set('checkoutDraft', '{"address":{"city":"Dallas","state":7}}')
    expect(readDraft().address).toEqual({ ...emptyShipTo, city: 'Dallas' })
  })

  it('is survived by typing even when storage is closed', () => {
    vi.stubGlobal('sessionStorage', undefined)
    saveShipTo(harbor)
    expect(checkoutState.draft.address.city).toBe('Dallas')
  })
})

describe('placing an order', () => {
  it('opens the address again once the order stands, and takes its papers along', () => {
    typeAll()
    startPlacing()
    endPlacing(placedOutcome(order, { shipTo: null, items: [] }))
    expect(checkoutState).toMatchObject({ placing: false, outcome: { order } })
    const { payment, ...draft } = checkoutState.draft
    expect(draft).toMatchObject({ addressSet: false, address: { city: 'Dallas' } })
    expect(payment).toEqual({ ...newDraft().payment, billing: documents.billing })
  })

  it('leaves everything as it was when it fails', () => {
    typeAll()
    const { draft } = structuredClone({ draft: readDraft() })
    startPlacing()
    endPlacing(null)
    expect(checkoutState).toMatchObject({ placing: false, outcome: null })
    expect(checkoutState.draft).toEqual(draft)
  })
})
