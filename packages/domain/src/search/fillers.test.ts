import { expect, it } from 'vitest'
import { withoutFillers } from './fillers.ts'

it.each([
  ['qty 2 kick plate', 'kick plate'],
  ['kick plate qty: 4', 'kick plate'],
  ['2 ea hinge pins', 'hinge pins'],
  ['2 padlocks', 'padlocks'],
  ['hinge pin x2', 'hinge pin'],
  ['hinge pin (3 pcs)', 'hinge pin'],
  ['invoice item 0801 gl5', '0801 gl5'],
  ['Item # 0902-14LHSS', '0902-14lhss'],
  ['pn 1301-HA1', '1301-ha1'],
  ['part number 5003-HLLH', '5003-hllh'],
  ['602-ss07 u got any', '602-ss07'],
  ['do you carry hinge pins', 'hinge pins'],
])('%j is about %j', (text, part) => {
  expect(withoutFillers(text).replace(/\s+/g, ' ').trim()).toBe(part)
})

it.each([
  '48 x 96',
  '2 glass fuses',
  '3 button station',
  'bolt 1/4-20 x 3',
  'qty 2',
  '4 wheel hanger',
  '#40 chain',
])('%j is left as it is', (text) => {
  expect(withoutFillers(text)).toBe(text)
})
