import { describe, expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

describe('the size of a file', () => {
  it.each([
    [12, '1 KB'],
    [655_360, '640 KB'],
    [1_363_148, '1.3 MB'],
    [2_097_152, '2.0 MB'],
    [2_097_153, '2.1 MB'],
  ])('of %d bytes reads as %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text)
  })
})
