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
  it('prepay goes back to UPS Ground', () => {
    const fedex = withCarrier(collect, 'FedEx')
    expect(fedex).toMatchObject({ carrier: 'FedEx', serviceType: 'FEDEX_GROUND' })
    const again = withBillingOption({ ...fedex, serviceType: 'FEDEX_2_DAY' }, 'prepay')
    expect(again).toMatchObject({ billingOption: 'prepay', carrier: 'UPS', serviceType: '03' })
  })

  it('collect and third party keep the service', () => {
    const air = { ...emptyShipping, serviceType: '02' } as const
    expect(withBillingOption(air, 'thirdParty')).toMatchObject({ carrier: 'UPS', serviceType: '02' })
  })

  it('choosing the same carrier again changes nothing', () => {
    const air = { ...collect, serviceType: '02' } as const
    expect(withCarrier(air, 'UPS')).toBe(air)
  })
})

describe('what an order needs of the carrier', () => {
  it('is nothing where the store pays, and nothing of it is sent', () => {
    expect(shippingProblems(emptyShipping, true)).toEqual({})
    expect(carrierFieldsOf({ ...collect, billingOption: 'prepay' }, false)).toEqual({})
  })

  it.each([
    ['', shortText],
    ['12345', shortText],
    ['12345-6', 'Account number must be 6 to 20 letters or digits.'],
  ])('an account number %j says so', (accountNumber, text) => {
    expect(shippingProblems({ ...collect, accountNumber }, false)).toEqual({ accountNumber: text })
  })

  it('is an account number, and for freight the carrier too', () => {
    expect(shippingProblems(collect, false)).toEqual({})
    expect(shippingProblems(collect, true)).toEqual({ freightCarrier: required })
    expect(carrierFieldsOf({ ...collect, accountNumber: ' A1B2C3 ' }, false)).toEqual({
      accountNumber: 'A1B2C3',
    })
  })

  it('is the billed company for a third party, which is named once', () => {
    const shipping = { ...collect, billingOption: 'thirdParty' } as const
    expect(thirdPartyEntered(shipping)).toBe(false)
    expect(missingFieldsText(shippingProblems(shipping, false))).toBe(
      'Still needed: third-party billing info.',
    )
    expect(thirdPartyEntered({ ...shipping, thirdParty })).toBe(true)
    expect(shippingProblems({ ...shipping, thirdParty }, false)).toEqual({})
    expect(carrierFieldsOf({ ...shipping, thirdParty }, false)).toMatchObject({ thirdParty })
  })

  it('is nothing for staff who skip validation', () => {
    expect(shippingProblems({ ...collect, accountNumber: '', skipValidation: true }, true)).toEqual({})
  })
})

describe('a saved choice', () => {
  it('stays when it goes together', () => {
    const fedex = { ...withCarrier(collect, 'FedEx'), serviceType: 'FEDEX_2_DAY' } as const
    expect(validShippingDraft(fedex)).toBe(fedex)
  })

  it.each([{ carrier: 'FedEx' }, { serviceType: 'STANDARD_OVERNIGHT' }, { billingOption: 'barter' }])(
    'starts over with %o',
    (change) => {
      const odd = { ...emptyShipping, accountNumber: 'A1B2C3', ...change } as typeof emptyShipping
      expect(validShippingDraft(odd)).toEqual({ ...emptyShipping, accountNumber: 'A1B2C3' })
    },
  )
})
