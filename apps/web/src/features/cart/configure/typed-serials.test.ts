import { describe, expect, it } from 'vitest'
import { addSerials } from './typed-serials.ts'

const formatText = 'Invalid serial number format. Please use the format XX-XXXX.'

describe('typed serial numbers', () => {
  it('are added one by one', () => {
    expect(addSerials(['15-0001'], ' 15-0002 ', 2)).toEqual({
      serials: ['15-0001', '15-0002'],
      problem: null,
      rest: '',
    })
  })

  it('can be pasted, and invalid ones stay to be corrected', () => {
    expect(addSerials([], '15-0001, 15-0002\n15-3 15-0004', 4)).toEqual({
      serials: ['15-0001', '15-0002'],
      problem: formatText,
      rest: '15-3 15-0004',
    })
  })

  it('are not added beyond the quantity', () => {
    const { serials, problem, rest } = addSerials(['15-0001'], '15-0002 15-0003', 2)
    expect(serials).toEqual(['15-0001', '15-0002'])
    expect(problem).toBe('All serial numbers are entered.')
    expect(rest).toBe('15-0003')
  })

  it('are required when nothing is typed', () => {
    expect(addSerials([], ' ', 2)).toEqual({ serials: [], problem: formatText, rest: '' })
  })
})
