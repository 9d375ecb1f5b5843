import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDimension } from './dimension.ts'
import { dimensionsText } from './door.ts'

const runs = randomCases(300)

describe('an opening as it is typed', () => {
  it.each([
    ['36', 36],
    ['36.125', 36.125],
    ['36 1/8', 36.125],
    ['36-1/8', 36.125],
    ['36 - 1/8', 36.125],
    ['  36   1 / 8  ', 36.125],
    ['36 1/2', 36.5],
    ['36 2/4', 36.5],
    ['36 3/4', 36.75],
    ['36 7/16', 36.4375],
    ['1/16', 0.0625],
    ['15/16', 0.9375],
    ['36 0/2', 36],
    ['36"', 36],
    ['36 1/8”', 36.125],
    ['36 in', 36],
    ['36 in.', 36],
    ['36 inches', 36],
    ["36''", 36],
    ['.5', 0.5],
    ['36.', 36],
    ['036', 36],
    ['0.1', 0.1],
    ['36.33', 36.33],
    ['600', 600],
    ['599 15/16', 599.9375],
    ['36⅛', 36.125],
    ['36 ½"', 36.5],
    ['36 7\u204416', 36.4375],
    ['36\u20131/16', 36.0625],
    ['36\u22121/16', 36.0625],
  ])('%j is %d inches', (text, inches) => {
    expect(parseDimension(text)).toBe(inches)
  })

  it.each([
    ['letters', 'abc'],
    ['letters after a number', '36a'],
    ['nothing', ''],
    ['blanks', '   '],
    ['an inch mark alone', '"'],
    ['zero', '0'],
    ['zero in fractions', '0 0/8'],
    ['a negative', '-36'],
    ['a negative fraction', '-1/8'],
    ['a sixteenth over the most', '600 1/16'],
    ['an inch over the most', '601'],
    ['a number with an exponent', '1e9'],
    ['a small number with an exponent', '1e2'],
    ['infinity', 'Infinity'],
    ['no number', 'NaN'],
    ['another base', '0x24'],
    ['thirds', '36 1/3'],
    ['thirds in one sign', '36⅓'],
    ['a fraction before digits', '⅝0'],
    ['thirty-seconds', '36 1/32'],
    ['thirty-seconds of a sixteenth', '2/32'],
    ['another part that comes to a half', '36/72'],
    ['width by height', '48/96'],
    ['a whole of sixths', '84/6'],
    ['a whole of ones', '36/1'],
    ['none of three', '36 0/3'],
    ['five of five', '5/5'],
    ['tenths', '36 5/10'],
    ['three halves', '3/2'],
    ['a whole alone', '16/16'],
    ['nothing of nothing', '36 1/0'],
    ['two fractions', '36 1/8 1/8'],
    ['two numbers', '36 84'],
    ['a fraction of a whole', '36 8/8'],
    ['a fraction of more than a whole', '36 9/8'],
    ['a decimal with a fraction', '36.5 1/8'],
    ['a fraction of decimals', '36 0.5/4'],
    ['a decimal comma', '36,5'],
    ['two points', '36.1.2'],
    ['a point alone', '.'],
    ['feet and inches', '3\' 6"'],
    ['a sign', '+36'],
    ['two marks', '36""'],
    ['digits of another script', '٣٦'],
    ['digits without end', '0'.repeat(60).concat('36')],
  ])('is refused: %s', (_, text) => {
    expect(parseDimension(text)).toBeNull()
  })

  it('is refused in the words of the form', () => {
    expect(dimensionsText).toBe('Please enter valid numbers for width and height.')
  })

  it('means the same as a decimal and as a fraction of sixteenths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9600 }), (sixteenths) => {
        const [whole, over] = [Math.floor(sixteenths / 16), sixteenths % 16]
        const texts = [
          String(sixteenths / 16),
          ...(whole === 0 ? [`${over}/16`] : []),
          ...(whole > 0 ? [`${whole} ${over}/16`, `${whole}-${over}/16"`] : []),
        ]
        expect(texts.map(parseDimension)).toEqual(texts.map(() => whole + over / 16))
      }),
      runs,
    )
  })

  it('is a number that can be an opening or nothing, whatever is typed', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9 ./\-e"]{0,12}$/))
    fc.assert(
      fc.property(typed, (text) => {
        const inches = parseDimension(text)
        expect(inches === null || (inches > 0 && inches <= 600)).toBe(true)
      }),
      runs,
    )
  })
})
