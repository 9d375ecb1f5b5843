import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doorOf } from '../testing/doors.ts'
import { parseDimension } from './dimension.ts'
import { door } from './door.ts'

const runs = randomCases(300)

describe('a typed opening', () => {
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
    ['an empty text', ''],
    ['blanks', '   '],
    ['an inch mark alone', '"'],
    ['zero', '0'],
    ['zero in fractions', '0 0/8'],
    ['a negative', '-36'],
    ['a negative fraction', '-1/8'],
    ['a sixteenth over the maximum', '600 1/16'],
    ['an inch over the maximum', '601'],
    ['a number with an exponent', '1e9'],
    ['a small number with an exponent', '1e2'],
    ['infinity', 'Infinity'],
    ['not a number', 'NaN'],
    ['hexadecimal', '0x24'],
    ['thirds', '36 1/3'],
    ['thirds as one character', '36⅓'],
    ['a fraction before digits', '⅝0'],
    ['thirty-seconds', '36 1/32'],
    ['a sixteenth in thirty-seconds', '2/32'],
    ['a half in seventy-seconds', '36/72'],
    ['width by height', '48/96'],
    ['a whole number in sixths', '84/6'],
    ['a whole number over one', '36/1'],
    ['zero thirds', '36 0/3'],
    ['five fifths', '5/5'],
    ['tenths', '36 5/10'],
    ['three halves', '3/2'],
    ['sixteen sixteenths', '16/16'],
    ['a division by zero', '36 1/0'],
    ['two fractions', '36 1/8 1/8'],
    ['two numbers', '36 84'],
    ['a fraction equal to one', '36 8/8'],
    ['a fraction over one', '36 9/8'],
    ['a decimal with a fraction', '36.5 1/8'],
    ['a fraction of decimals', '36 0.5/4'],
    ['a decimal comma', '36,5'],
    ['two decimal points', '36.1.2'],
    ['a decimal point alone', '.'],
    ['feet and inches', '3\' 6"'],
    ['a plus sign', '+36'],
    ['two inch marks', '36""'],
    ['digits of another script', '٣٦'],
    ['too many digits', '0'.repeat(60).concat('36')],
  ])('is refused: %s', (_, text) => {
    expect(parseDimension(text)).toBeNull()
  })

  it.each([
    ['width', 'widthInches'],
    ['height', 'heightInches'],
  ])('that is refused gives the specified message for a door’s %s', (_, field) => {
    const typed = (text: string) =>
      door.safeParse({ ...doorOf('VL', [36, 84]), [field]: parseDimension(text) })
    expect(typed('36 1/8').success).toBe(true)
    for (const text of ['abc', '', '0', '-36', '36 1/3', '600 1/16']) {
      const message = 'Please enter valid numbers for width and height.'
      expect(typed(text).error?.issues).toMatchObject([{ path: [field], message }])
    }
  })

  it('reads the same as a decimal and in sixteenths', () => {
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

  it('is a possible opening or null, whatever is typed', () => {
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
