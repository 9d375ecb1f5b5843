import { describe, expect, it } from 'vitest'
import { moreOrdersText, orderedPart, paymentText } from './order-words.ts'

describe('order texts', () => {
  it.each([
    [{ cardType: 'V', lastFour: '2224', poNumber: null }, 'Visa ending in 2224'],
    [{ cardType: 'M', lastFour: null, poNumber: 'PO-7' }, 'Mastercard'],
    [{ cardType: null, lastFour: null, poNumber: 'PO-7' }, 'On terms, PO PO-7'],
    [{ cardType: null, lastFour: null, poNumber: null }, 'On account'],
  ])('describe the payment of %j as %j', (order, text) => {
    expect(paymentText(order)).toBe(text)
  })

  it.each([
    [1000, false, 'More than 1,000 orders match. Older ones follow page by page.'],
    [10_000, true, 'There are older orders, too. Narrow the search or the dates to see them.'],
    [10_000, false, 'There are more orders, too. Narrow the search or the dates to see them.'],
  ])('say how to see orders beyond %i', (total, newestOnly, text) => {
    expect(moreOrdersText({ total, newestOnly })).toBe(text)
  })

  it('list the lead time of a line, then its configuration, then its comments', () => {
    const line = {
      configurations: [],
      configurationText: ['Serial 19-0042'],
      comments: ['left door'],
      specialOrder: false,
    }
    expect(orderedPart(line).remarks).toEqual(['Serial 19-0042', 'left door'])
    expect(orderedPart({ ...line, specialOrder: true }).remarks).toEqual([
      'Special order. Ask us for the lead time.',
      'Serial 19-0042',
      'left door',
    ])
  })

  it('name the one door that a line was ordered for, if it names one', () => {
    const line = { configurations: [], configurationText: [], comments: [], specialOrder: false }
    const forDoors = (...serials: string[]) => [{ kind: 'serials' as const, serials }]
    expect(orderedPart({ ...line, comments: ['For door 19-0042'] }).forDoor).toBe('19-0042')
    expect(orderedPart(line).forDoor).toBeUndefined()
    expect(orderedPart({ ...line, configurations: forDoors('19-0042', '20-0001') }).forDoor).toBeUndefined()
  })
})
