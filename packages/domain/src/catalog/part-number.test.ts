import { describe, expect, it } from 'vitest'
import { displayNumber, numberKey, numberKeys, partNumberProblem, prefixedNumber } from './part-number.ts'

describe('a part number key', () => {
  it.each([
    '0201-BL',
    '0201-bl',
    '0201BL',
    '0201 BL',
    '  0201-BL  ',
    '02-01-BL',
    '311-0201-BL',
    '311-0201bl',
    '311 0201-BL',
    '311 0201 bl',
    '311 - 0201 - BL',
    '311--0201-BL',
    '311-\t0201-BL',
  ])('is the same for every spelling: %j', (written) => {
    expect(numberKey(written)).toBe('0201BL')
  })

  it.each([
    ['3110201BL', '3110201BL'], // could be part 3110-201BL
    ['3110-201BL', '3110201BL'],
    ['311-3110-201BL', '3110201BL'],
    ['311-311-0201', '3110201'], // removes only one 311
    ['31-10201', '3110201'],
    ['311', '311'],
    ['311-', ''],
    ['', ''],
    ['---', ''],
  ])('drops 311 only before a dash or space: %j is %j', (written, key) => {
    expect(numberKey(written)).toBe(key)
  })
})

describe('the possible keys of a typed part number', () => {
  it.each([
    ['0201-BL', ['0201BL']],
    ['311-0201-BL', ['0201BL']],
    ['3110201-BL', ['3110201BL', '0201BL']],
    [' 3110201bl ', ['3110201BL', '0201BL']],
    ['3110-201BL', ['3110201BL']], // the dash shows where the number starts
    ['31-10201BL', ['3110201BL']],
    ['311-3110201BL', ['3110201BL']],
    ['3110201', ['3110201']],
    ['', ['']],
  ])('of %j are %j', (written, keys) => {
    expect(numberKeys(written)).toEqual(keys)
  })
})

describe('a part number', () => {
  it.each([
    ['311-0201-BL', '0201-BL'],
    ['0201-BL', '0201-BL'],
    ['3110-201', '3110-201'],
  ])('%s is shown as %s', (number, shown) => {
    expect(displayNumber(number)).toBe(shown)
  })

  it.each([
    ['0201-BL', '311-0201-BL'],
    ['311-0201-BL', '311-0201-BL'],
    ['3110-201', '311-3110-201'],
  ])('%s is %s in the books', (number, booked) => {
    expect(prefixedNumber(number)).toBe(booked)
  })

  it.each(['0201-BL', '0001-04', '9999-abcdefghijklmnop'])('%s is valid', (number) => {
    expect(partNumberProblem(number)).toBeNull()
  })

  it.each([
    '',
    '0201',
    '0201-',
    '0201-B',
    '201-BL',
    '02011-BL',
    '0201-BL-2',
    '0201 BL',
    '0201-B L',
    'O201-BL',
    '0201-abcdefghijklmnopq',
  ])('%j is invalid', (number) => {
    expect(partNumberProblem(number)).toContain('####-##')
  })

  it('is refused with the 311- prefix, which is added automatically', () => {
    expect(partNumberProblem('311-0201-BL')).toContain("must not start with '311-'")
  })
})
