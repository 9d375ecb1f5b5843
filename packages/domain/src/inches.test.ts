import { describe, expect, it } from 'vitest'
import { formatInches } from './inches.ts'

describe('formatted inches', () => {
  it.each([
    [36, '36"'],
    [36.125, '36 1/8"'],
    [36.0625, '36 1/16"'],
    [47.9375, '47 15/16"'],
    [0.125, '1/8"'],
    [4.25, '4 1/4"'],
    [4.375, '4 3/8"'],
    [4.5, '4 1/2"'],
    [4.625, '4 5/8"'],
    [4.75, '4 3/4"'],
    [1199.875, '1199 7/8"'],
    [4.1, '4.1"'],
  ])('%d is %s', (inches, text) => {
    expect(formatInches(inches)).toBe(text)
  })
})
