import { describe, expect, it } from 'vitest'
import { cardText, shippingText } from './order-words.ts'

describe('order texts', () => {
  it.each([
    [{ carrier: 'UPS', serviceType: '03', billingOption: 'prepay' }, 'UPS Ground'],
    [{ carrier: 'UPS', serviceType: '13', billingOption: 'collect' }, 'UPS Next Day Saver, collect'],
    [{ carrier: 'LTL', serviceType: 'LTL', billingOption: 'thirdParty' }, 'LTL Freight, third party'],
    [{ carrier: 'LTL', serviceType: '', billingOption: 'prepay' }, 'LTL'],
  ])('%j ships by %j', (order, text) => {
    expect(shippingText(order)).toBe(text)
  })

  it.each([
    [{ cardType: 'V', lastFour: '2224' }, 'Visa ending in 2224'],
    [{ cardType: 'M', lastFour: null }, 'Mastercard'],
    [{ cardType: '?', lastFour: '0001' }, 'Card ending in 0001'],
  ])('%j is shown as %j', (card, text) => {
    expect(cardText(card)).toBe(text)
  })
})
