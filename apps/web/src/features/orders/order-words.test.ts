import { describe, expect, it } from 'vitest'
import { paymentText, soldPart } from './order-words.ts'

describe('what an order says of itself', () => {
  it.each([
    [{ cardType: 'V', lastFour: '2224', poNumber: null }, 'Visa ending in 2224'],
    [{ cardType: 'M', lastFour: null, poNumber: 'PO-7' }, 'Mastercard'],
    [{ cardType: null, lastFour: null, poNumber: 'PO-7' }, 'On terms, PO PO-7'],
    [{ cardType: null, lastFour: null, poNumber: null }, 'On account'],
  ])('%j was paid: %j', (order, text) => {
    expect(paymentText(order)).toBe(text)
  })

  it('tells what was stated about a part before what was said', () => {
    const line = { configurationText: ['Serial 19-0042'], comments: ['left door'] }
    expect(soldPart(line).remarks).toEqual(['Serial 19-0042', 'left door'])
  })
})
