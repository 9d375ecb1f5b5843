import { describe, expect, it } from 'vitest'
import { type CalculationQuery, progressOf } from './calculation.tsx'

const part = { partId: 186, use: 'doorGasket', quantity: 18.25, inches: 219, comments: [] } as const
const query: CalculationQuery = {
  data: {
    parts: [{ ...part, part: { priceCents: 400 }, lineTotalCents: 7_300, problem: null }] as never,
    notes: [],
  },
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => {},
}

describe('the progress text for screen readers', () => {
  it('says when parts are being calculated, for the first door and a changed one', () => {
    expect(progressOf({ ...query, data: undefined }, 1)).toBe('Calculating')
    expect(progressOf({ ...query, isPlaceholderData: true }, 1)).toBe('Calculating')
  })

  it('gives the number of parts and the total for all doors', () => {
    expect(progressOf(query, 1)).toBe('1 part, $73.00 total')
    expect(progressOf(query, 3)).toBe('1 part, $219.00 total')
  })

  it('says when there are no parts, and leaves a failure to its own message', () => {
    const nothing = { ...query, data: { parts: [], notes: [] } }
    expect(progressOf(nothing, 1)).toBe('No parts')
    const error = new Error('Line is down.')
    expect(progressOf({ ...query, data: undefined, error }, 1)).toBe('')
    expect(progressOf({ ...query, error }, 1)).toBe('1 part, $73.00 total')
  })
})
