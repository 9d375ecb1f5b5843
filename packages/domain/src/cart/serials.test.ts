import { describe, expect, it } from 'vitest'
import { addSerial, describeSerials, serialsComplete } from './serials.ts'

const formatText = 'Invalid serial number format. Please use the format XX-XXXX.'

describe('serial numbers', () => {
  it('are entered one by one up to the quantity', () => {
    const first = addSerial([], ' 15-0001 ', 2)
    expect(first).toEqual({ serials: ['15-0001'], problem: null })
    const second = addSerial(first.serials, '15-0002', 2)
    expect(second).toEqual({ serials: ['15-0001', '15-0002'], problem: null })
    const third = addSerial(second.serials, '15-0003', 2)
    expect(third.serials).toEqual(['15-0001', '15-0002'])
    expect(third.problem).toBe('All serial numbers are entered.')
  })

  it('may repeat the same door', () => {
    expect(addSerial(['15-0001'], '15-0001', 2).serials).toEqual(['15-0001', '15-0001'])
  })

  it.each([
    '',
    '150001',
    '15-001',
    '15-00001',
    '5-0001',
    '015-0001',
    '15-00a1',
    '15–0001',
    '15-0001\n15-0002',
    '१५-०००१',
  ])("are refused for %j with the pop-up's message", (text) => {
    expect(addSerial(['15-0001'], text, 5)).toEqual({ serials: ['15-0001'], problem: formatText })
  })

  it('are complete with one per piece', () => {
    const serials = ['15-0001', '15-0002']
    expect([1, 2, 3].map((quantity) => serialsComplete(serials, quantity))).toEqual([false, true, false])
  })

  it('are described in one line', () => {
    expect(describeSerials(['15-0001', '15-0002'])).toEqual(['Serials 15-0001, 15-0002'])
    expect(describeSerials(['15-0001'])).toEqual(['Serial 15-0001'])
    expect(describeSerials([])).toEqual([])
  })
})
