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

describe('whoever cannot see a calculation', () => {
  it('is told that it is awaited, for the first door and for a changed one', () => {
    expect(progressOf({ ...query, data: undefined }, 1)).toBe('Calculating')
    expect(progressOf({ ...query, isPlaceholderData: true }, 1)).toBe('Calculating')
  })

  it('is told what it comes to, for all of the doors', () => {
    expect(progressOf(query, 1)).toBe('1 part, $73.00 total')
    expect(progressOf(query, 3)).toBe('1 part, $219.00 total')
  })

  it('is told that there is nothing, and of a failure only by the failure itself', () => {
    const nothing = { ...query, data: { parts: [], notes: [] } }
    expect(progressOf(nothing, 1)).toBe('No parts')
    const error = new Error('Line is down.')
    expect(progressOf({ ...query, data: undefined, error }, 1)).toBe('')
    expect(progressOf({ ...query, error }, 1)).toBe('1 part, $73.00 total')
  })
})
