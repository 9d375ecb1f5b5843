import { describe, expect, it } from 'vitest'
import { applyTyped, readQuantity } from './quantity.ts'

const pieces = { min: 1, max: 999, step: 1 }
const feet = { min: 0.25, max: 9999, step: 0.25 }

describe('a typed quantity', () => {
  it.each([
    ['12', pieces, 12],
    [' 7 ', pieces, 7],
    ['0', pieces, 1],
    ['1000', pieces, 999],
    ['2.4', pieces, 2],
    ['2.3', feet, 2.25],
    ['2.40', feet, 2.5],
    ['.5', feet, 0.5],
    ['0.1', feet, 0.25],
    ['12000', feet, 9999],
    ['1,000', feet, 1000],
    ['2,5', feet, 2.5],
    [',5', feet, 0.5],
    ['0,500', feet, 0.5],
    ['10,0000', feet, 10],
    ['1,000.25', feet, 1000.25],
    ['9,999', pieces, 999],
    ['10 1/4', feet, 10.25],
    ['10-1/4', feet, 10.25],
    ['10¼', feet, 10.25],
    ['3/4', feet, 0.75],
    ['½', feet, 0.5],
  ])('%j is adjusted to the steps and limits of the part', (text, range, expected) => {
    expect(readQuantity(text, range)).toBe(expected)
  })

  it.each(['', 'two', '-3', '1e3', '1,2,3', '1,00,000', '1.5.2', ',', '2 pcs', 'NaN', '1/0', '10 1/4"'])(
    '%j is not a quantity',
    (text) => {
      expect(readQuantity(text, pieces)).toBeNull()
    },
  )
})

describe('applying a typed quantity', () => {
  it.each([
    ['2.6', pieces, 3, 'Whole numbers only. Changed to 3.'],
    ['2.3', feet, 2.25, 'Sold in 0.25 ft steps. Changed to 2.25.'],
    ['5000', pieces, 999, 'Maximum quantity is 999.'],
    ['12,000', feet, 9999, 'Maximum quantity is 9,999.'],
    ['0', pieces, 1, 'Minimum quantity is 1.'],
    ['abc', pieces, 4, 'Enter a whole number.'],
    ['1,5', pieces, 2, 'Whole numbers only. Changed to 2.'],
    ['1,2,3', feet, 4, 'Enter a number.'],
    ['4', { min: 0, max: 1, step: 1, shared: true }, 1, 'Only 1 left to assign.'],
    ['4', { min: 0, max: 0, step: 1, shared: true }, 0, 'None left to assign.'],
  ])('%j within %j becomes %d with the notice %j', (text, range, quantity, change) => {
    expect(applyTyped(text, 4, range)).toEqual({ quantity, change })
  })

  it.each([
    ['7', 7],
    ['2.50', 2.5],
    ['2,5', 2.5],
    ['1,000', 1000],
    ['', 4],
    ['  ', 4],
  ])('%j becomes %d without a notice', (text, quantity) => {
    expect(applyTyped(text, 4, feet)).toEqual({ quantity, change: null })
  })
})
