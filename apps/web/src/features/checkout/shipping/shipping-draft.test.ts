import { describe, expect, it } from 'vitest'
import { missingFieldsText } from './missing-fields.ts'
import {
  carrierFieldsOf,
  emptyShipping,
  emptyThirdParty,
  shippingProblems,
  thirdPartyEntered,
  validShippingDraft,
  withBillingOption,
  withCarrier,
} from './shipping-draft.ts'

const collect = { ...emptyShipping, billingOption: 'collect', accountNumber: 'A1B2C3' } as const
const thirdParty = {
  ...emptyThirdParty,
  company: 'Payer Inc',
  address1: '1 Main Street',
  city: 'Columbus',
  state: 'OH',
  zip: '43215',
}
const shortText = 'Account number must be at least 6 characters long.'
const required = 'This field is required.'

describe('who pays the carrier', () => {
  it('prepay resets to UPS Ground', () => {
    const fedex = withCarrier(collect, 'FedEx')
    expect(fedex).toMatchObject({ carrier: 'FedEx', serviceType: 'FEDEX_GROUND' })
    const again = withBillingOption({ ...fedex, serviceType: 'FEDEX_2_DAY' }, 'prepay')
    expect(again).toMatchObject({ billingOption: 'prepay', carrier: 'UPS', serviceType: '03' })
  })

  it('third party keeps the service', () => {
    const air = { ...emptyShipping, serviceType: '02' } as const
    expect(withBillingOption(air, 'thirdParty')).toMatchObject({ carrier: 'UPS', serviceType: '02' })
  })

  it('choosing the same carrier again changes nothing', () => {
    const air = { ...collect, serviceType: '02' } as const
    expect(withCarrier(air, 'UPS')).toBe(air)
  })
})

describe('carrier details', () => {
  it('are not needed or sent when the store pays', () => {
    expect(shippingProblems(emptyShipping, true)).toEqual({})
    expect(carrierFieldsOf({ ...collect, billingOption: 'prepay' }, false)).toEqual({})
  })

  it.each([
    ['', shortText],
    ['12345', shortText],
    ['12345-6', 'Account number must be 6 to 20 letters or digits.'],
  ])('are invalid with the account number %j', (accountNumber, text) => {
    expect(shippingProblems({ ...collect, accountNumber }, false)).toEqual({ accountNumber: text })
  })

  it('include an account number, and for freight also the carrier', () => {
    expect(shippingProblems(collect, false)).toEqual({})
    expect(shippingProblems(collect, true)).toEqual({ freightCarrier: required })
    expect(carrierFieldsOf({ ...collect, accountNumber: ' A1B2C3 ' }, false)).toEqual({
      accountNumber: 'A1B2C3',
    })
  })

  it('include the billed company for a third party, listed once', () => {
    const shipping = { ...collect, billingOption: 'thirdParty' } as const
    expect(thirdPartyEntered(shipping)).toBe(false)
    expect(missingFieldsText(shippingProblems(shipping, false), shipping)).toBe(
      'Still needed: third-party billing info.',
    )
    expect(thirdPartyEntered({ ...shipping, thirdParty })).toBe(true)
    expect(shippingProblems({ ...shipping, thirdParty }, false)).toEqual({})
    expect(carrierFieldsOf({ ...shipping, thirdParty }, false)).toMatchObject({ thirdParty })
  })

  it('are not needed from staff who skip validation', () => {
    expect(shippingProblems({ ...collect, accountNumber: '', skipValidation: true }, true)).toEqual({})
  })
})

describe('a saved shipping choice', () => {
  it('is kept when it is consistent', () => {
    const fedex = { ...withCarrier(collect, 'FedEx'), serviceType: 'FEDEX_2_DAY' } as const
    expect(validShippingDraft(fedex)).toBe(fedex)
  })

  it.each([{ carrier: 'FedEx' }, { serviceType: 'STANDARD_OVERNIGHT' }, { billingOption: 'barter' }])(
    'is reset when it has %o',
    (change) => {
      const odd = { ...emptyShipping, accountNumber: 'A1B2C3', ...change } as typeof emptyShipping
      expect(validShippingDraft(odd)).toEqual({ ...emptyShipping, accountNumber: 'A1B2C3' })
    },
  )
})
