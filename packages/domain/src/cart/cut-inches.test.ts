import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatInches } from '../inches.ts'
import { parseInches } from './cut-inches.ts'

const eighthText = 'Please enter a value that is a multiple of 1/8 inch.'
const fractionTexts = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8']
const runs = randomCases(400)

describe('a typed length', () => {
  it.each([
    ['36', 36],
    [' 36 ', 36],
    ['036', 36],
    ['36.', 36],
    ['36.125', 36.125],
    ['36.5000', 36.5],
    ['.5', 0.5],
    ['0.125', 0.125],
    ['36 1/8', 36.125],
    ['36  1/8', 36.125],
    ['36-1/8', 36.125],
    ['36 - 1/8', 36.125],
    ['36 1 / 8', 36.125],
    ['36 0/8', 36],
    ['1/8', 0.125],
    ['7/8', 0.875],
    ['36 2/4', 36.5],
    ['36"', 36],
    ['36 1/8"', 36.125],
    ['36 1/8 "', 36.125],
    ['36”', 36],
    ['36″', 36],
    ["36''", 36],
    ['36 in', 36],
    ['36in.', 36],
    ['36 1/2 Inches', 36.5],
    ['1 inch', 1],
    ['1200', 1200],
    ['36⅛', 36.125],
    ['36 ½', 36.5],
    ['36-¾"', 36.75],
    ['¼', 0.25],
    ['36⅜ in', 36.375],
    ['36 ⅝', 36.625],
    ['36⅞', 36.875],
    ['36 1\u20448', 36.125],
    ['36\u20131/8', 36.125],
    ['36 \u2212 1/8', 36.125],
    ['36\u2010⅛', 36.125],
    ['36\u00a01/8', 36.125],
  ])('is read from %s', (text, inches) => {
    expect(parseInches(text, 'cut')).toEqual({ inches, problem: null })
  })

  it.each([
    '',
    ' ',
    '.',
    '"',
    '0',
    '0.000',
    '0/8',
    '0 0/8',
    '-36',
    '+36',
    '36.1',
    '36.126',
    '36.1250001',
    '36.12500000000000000001',
    '0.0625',
    '1/16',
    '36 1/3',
    '36 8/8',
    '36 9/8',
    '9/8',
    '8/8',
    '2/16',
    '36 2/16',
    '3/6',
    '36/72',
    '84/6',
    '36/1',
    '36 0/3',
    '36 5/10',
    '5/0',
    '0/0',
    '36 1/8/2',
    '36.5 1/8',
    '36 1.5/8',
    '36/',
    '/8',
    '1e2',
    '0x24',
    'Infinity',
    'NaN',
    'null',
    '36,125',
    '1,200',
    '36 12',
    '36⅓',
    '36 1\u20443',
    '\u221236',
    '½½',
    '36 1½',
    '36.5½',
    '⅝0',
    '⅝/2',
    "3'",
    '3 ft',
    '36""',
    '36 mm',
    '٣٦',
    `36.${'0'.repeat(60)}`,
  ])("is refused for %j with the form's message", (text) => {
    expect(parseInches(text, 'cut')).toEqual({ inches: null, problem: eighthText })
  })

  it.each([
    ['cut', '1200 1/8', 'A cut can be at most 1,200 inches long.'],
    ['cut', '9'.repeat(30), eighthText],
    ['wall', '48 1/8', 'A wall can be at most 48 inches thick.'],
  ] as const)('is refused for a %s of %s', (thing, text, problem) => {
    expect(parseInches(text, thing)).toEqual({ inches: null, problem })
  })

  it('may be up to 48 inches for a wall', () => {
    expect(parseInches('48', 'wall').inches).toBe(48)
  })

  it('with up to three decimals is read only when it is in eighths', () => {
    const eighths = ['000', '125', '250', '375', '500', '625', '750', '875']
    fc.assert(
      fc.property(fc.nat(1199), fc.nat(999), (whole, rest) => {
        const decimals = String(rest).padStart(3, '0')
        const expected = eighths.includes(decimals) && whole + rest > 0
        expect(parseInches(`${whole}.${decimals}`, 'cut').inches).toBe(
          expected ? whole + eighths.indexOf(decimals) / 8 : null,
        )
      }),
      runs,
    )
  })

  it('reads the same as a decimal, as a fraction and as shown', () => {
    fc.assert(
      fc.property(fc.nat(1199), fc.integer({ min: 1, max: 7 }), (whole, eighth) => {
        const inches = whole + eighth * 0.125
        const texts = [
          String(inches),
          `${whole} ${eighth}/8`,
          `${whole}-${fractionTexts[eighth]}`,
          formatInches(inches),
        ]
        expect(texts.map((text) => parseInches(text, 'cut').inches)).toEqual(texts.map(() => inches))
      }),
      runs,
    )
  })
})
