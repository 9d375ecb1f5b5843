import { describe, expect, it } from 'vitest'
import { cardText, freightPayerLines, shippingOnAccount, shippingText } from './order-words.ts'

describe('order texts', () => {
  it.each([
    [{ carrier: 'UPS', serviceType: '03', billingOption: 'prepay' }, 'UPS Ground'],
    [{ carrier: 'UPS', serviceType: '13', billingOption: 'collect' }, 'UPS Next Day Saver, collect'],
    [{ carrier: 'LTL', serviceType: 'LTL', billingOption: 'thirdParty' }, 'LTL Freight, third party'],
    [{ carrier: 'LTL', serviceType: '', billingOption: 'prepay' }, 'LTL'],
  ])('%j ships by %j', (order, text) => {
    expect(shippingText(order)).toBe(text)
    expect(shippingOnAccount({ ...order, accountNumber: null })).toBe(text)
  })

  it('names the freight carrier, and the account only where it is asked for', () => {
    const order = {
      carrier: 'LTL',
      serviceType: 'LTL',
      billingOption: 'collect',
      freightCarrier: 'Estes',
      accountNumber: '123456',
    }
    expect(shippingText(order)).toBe('LTL Freight, Estes, collect')
    expect(shippingOnAccount(order)).toBe('LTL Freight, Estes, collect, account 123456')
  })

  it('says whom a third-party order bills, without empty lines', () => {
    const payer = { company: 'Frost Freight', address1: '1 Dock Road', address2: '' }
    const dayton = { ...payer, city: 'Dayton', state: 'OH', zip: '45402', country: 'US' }
    expect(freightPayerLines(dayton)).toEqual(['Frost Freight', '1 Dock Road', 'Dayton, OH 45402'])
    expect(freightPayerLines({ ...dayton, country: 'CA' })).toContain('CA')
    const empty = { company: '', address1: '', city: '', state: '', zip: '' }
    expect(freightPayerLines({ ...dayton, ...empty })).toEqual([])
    expect(freightPayerLines(null)).toEqual([])
  })

  it.each([
    [{ cardType: 'V', lastFour: '2224' }, 'Visa ending in 2224'],
    [{ cardType: 'M', lastFour: null }, 'Mastercard'],
    [{ cardType: '?', lastFour: '0001' }, 'Card ending in 0001'],
  ])('%j is shown as %j', (card, text) => {
    expect(cardText(card)).toBe(text)
  })
})
