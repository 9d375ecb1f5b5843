import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../lib/testing/storage.ts'
import {
  changeShipping,
  checkoutState,
  claimDraft,
  clearDraft,
  draftOwner,
  editAddress,
  endPlacing,
  readyAddress,
  resetAddress,
  savePayment,
  saveShipTo,
  setAddress,
  shipToSaved,
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
  confirmationTo: ['dock@harbor.example'],
  freightToBeConfirmed: false,
  onHold: false,
  arrivesOn: null,
  madeToOrder: false,
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

describe('the checkout draft', () => {
  it('is gone once cleared, even after a reload', () => {
    typeAll()
    clearDraft()
    expect(checkoutState.draft).toEqual(newDraft())
    expect(readDraft()).toEqual(newDraft())
  })
})

describe('whose order a draft is', () => {
  const guest = draftOwner(undefined, undefined)
  const [buyer, other] = [draftOwner(5, undefined), draftOwner(6, undefined)]
  const [larchfield, moss] = [draftOwner(7, 1), draftOwner(7, 2)]

  it.each([
    ['another person', buyer, other],
    ['a guest after a member', buyer, guest],
    ['the same staff for another company', larchfield, moss],
    ['staff who stop acting for a company', larchfield, draftOwner(7, undefined)],
    ['staff for a company after a guest', guest, larchfield],
  ])('%s starts from an empty one', (_, before, now) => {
    claimDraft(before)
    typeAll()
    const { begun } = checkoutState
    claimDraft(now)
    expect(checkoutState.draft).toEqual({ ...newDraft(), owner: now })
    expect([readDraft().owner, checkoutState.begun]).toEqual([now, begun + 1])
  })

  it.each([
    ['the same person', buyer, buyer],
    ['a guest who signs in', guest, buyer],
  ])('%s keeps what was typed', (_, before, now) => {
    claimDraft(before)
    typeAll()
    claimDraft(now)
    expect(checkoutState.draft).toMatchObject({ owner: now, addressSet: true, address: { city: 'Dallas' } })
  })
})

describe('the ship-to address', () => {
  it('that is another saved one asks again for service, payer and account', () => {
    const account = { billingOption: 'collect', accountNumber: '123456', serviceType: '02' } as const
    saveShipTo({ ...harbor, savedId: '1' })
    changeShipping({ ...newDraft().shipping, ...account })
    shipToSaved({ ...harbor, savedId: '1' })
    expect(checkoutState.draft.shipping).toMatchObject(account)
    shipToSaved({ ...harbor, savedId: '2' })
    expect(checkoutState.draft.shipping).toEqual(newDraft().shipping)
  })

  it('is ready once set, and reopened by editing', () => {
    saveShipTo(harbor)
    expect(readyAddress(checkoutState.draft)).toBeNull()
    setAddress()
    expect(readyAddress(checkoutState.draft)).toMatchObject({ city: 'Dallas' })
    editAddress()
    expect(readyAddress(checkoutState.draft)).toBeNull()
  })

  it('is never ready in Canada or with an invalid field', () => {
    expect(readyAddress({ address: { ...harbor, country: 'CA' }, addressSet: true })).toBeNull()
    expect(readyAddress({ address: { ...harbor, postalCode: '752' }, addressSet: true })).toBeNull()
  })

  it('is sent trimmed, without what only concerns saving it', () => {
    saveShipTo({ ...harbor, city: '  Dallas ', label: 'Dock 4', saveForLater: true })
    setAddress()
    expect(readyAddress(checkoutState.draft)).toMatchObject({ city: 'Dallas', label: '', address2: '' })
    expect(readyAddress(checkoutState.draft)).not.toHaveProperty('saveForLater')
  })

  it('is cleared and reopened by a reset, which also resets the shipping choice', () => {
    typeAll()
    resetAddress()
    const { shipping } = newDraft()
    expect(checkoutState.draft).toMatchObject({ address: emptyShipTo, addressSet: false, shipping })
  })
})

describe('saving the draft', () => {
  it('restores everything after a reload', () => {
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
  ])('starts over when the saved draft is %s', (damaged) => {
    stored.set('checkoutDraft', damaged)
    expect(readDraft()).toEqual(newDraft())
  })

  it('keeps the valid parts of a damaged draft', () => {
    stored.set('checkoutDraft', '{"address":{"city":"Dallas","state":7}}')
    expect(readDraft().address).toEqual({ ...emptyShipTo, city: 'Dallas' })
  })

  it('does not block typing when storage is unavailable', () => {
    vi.stubGlobal('sessionStorage', undefined)
    saveShipTo(harbor)
    expect(checkoutState.draft.address.city).toBe('Dallas')
  })
})

describe('placing an order', () => {
  it('leaves nothing of the order for the next one, not even after a reload', () => {
    claimDraft('5')
    typeAll()
    startPlacing()
    endPlacing(placedOutcome(order, { shipTo: null, items: [] }))
    expect(checkoutState).toMatchObject({ placing: false, outcome: { order } })
    expect(checkoutState.draft).toEqual({ ...newDraft(), owner: '5' })
    expect(readDraft()).toEqual({ ...newDraft(), owner: '5' })
  })

  it('leaves everything unchanged when it fails', () => {
    typeAll()
    const { draft } = structuredClone({ draft: readDraft() })
    startPlacing()
    endPlacing(null)
    expect(checkoutState).toMatchObject({ placing: false, outcome: null })
    expect(checkoutState.draft).toEqual(draft)
  })
})
