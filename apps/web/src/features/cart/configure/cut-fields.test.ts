import { describe, expect, it } from 'vitest'
import { nothingTyped, readCut } from './cut-fields.ts'

const eighthText = 'Please enter a value that is a multiple of 1/8 inch.'
const cut = (lengthInches: number, wallThicknessInches: number | null = null) => ({
  lengthInches,
  wallThicknessInches,
  count: 1,
})

describe('a typed cut', () => {
  it.each([
    ['36', cut(36)],
    ['36.125', cut(36.125)],
    ['36 1/8', cut(36.125)],
    ['1/8', cut(0.125)],
  ])('is read from %j', (length, expected) => {
    expect(readCut({ length, wall: '' }, false)).toEqual({ cut: expected, problems: null })
  })

  it('has a wall thickness only when the part needs one', () => {
    expect(readCut({ length: '36', wall: '4 1/2' }, true).cut).toEqual(cut(36, 4.5))
    expect(readCut({ length: '36', wall: '4 1/2' }, false).cut).toEqual(cut(36))
  })

  it.each([
    [{ length: '36.1', wall: '' }, false, { length: eighthText }],
    [{ length: '', wall: '' }, false, { length: eighthText }],
    [{ length: '36', wall: '' }, true, { wall: eighthText }],
    [{ length: '0', wall: '4.1' }, true, { length: eighthText, wall: eighthText }],
    [{ length: '1200.125', wall: '4' }, true, { length: 'A cut can be at most 1,200 inches long.' }],
  ])('with %j shows errors on its fields', (fields, wallNeeded, problems) => {
    expect(readCut(fields, wallNeeded)).toEqual({ cut: null, problems })
  })

  it('counts as typed only if it has a length', () => {
    expect(nothingTyped({ length: ' ', wall: '4' })).toBe(true)
    expect(nothingTyped({ length: '3', wall: '' })).toBe(false)
  })
})
