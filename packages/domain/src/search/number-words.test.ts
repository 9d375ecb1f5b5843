import { expect, it } from 'vitest'
import { withDigits } from './number-words.ts'

it.each([
  ['three quarter inch bulb', '3/4 in bulb'],
  ['three-sixteenths cable', '3/16 in cable'],
  ['half an inch', '1/2 in'],
  ['quarter inch glass', '1/4 in glass'],
  ['shims eighth inch', 'shims 1/8 in'],
  ['inch and a half offset', '1-1/2 in offset'],
  ['two and a half inch', '2-1/2 in'],
  ['one and one eighth', '1-1/8 in'],
  ['three quarter hp motor', '3/4 hp motor'],
  ['eighteen inch strap', '18 inch strap'],
  ['thirty-six by eighty four', '36 by 84'],
  ['four wheel hanger', '4 wheel hanger'],
  ['sweep 3 1/2 ft', 'sweep 42 in'],
  ['three and a half feet', '42 in'],
  ['2.5 foot door', '30 in door'],
  ['bar 60 long', 'bar 60 in long'],
  ['strip 30 cm wide', 'strip 12 in wide'],
  ['36 wide x 84 tall', '36 wide x 84 tall'],
  ['size four closer', 'size 4 closer'],
])('%j is written %j', (text, written) => {
  expect(withDigits(text)).toBe(written)
})

it.each(['lower half', 'three button station', 'two way hinge', 'someone', 'quarter turn', 'both halves'])(
  '%j is left as it is',
  (text) => {
    expect(withDigits(text)).toBe(text)
  },
)
