import { expect, it } from 'vitest'
import { readSerials } from './typed-serials.ts'

it.each([
  ['', [], []],
  ['15-0001', ['15-0001'], []],
  ['150001 15 0002;15–0003\n15-0001', ['15-0001', '15-0002', '15-0003'], []],
  ['15-0001, door 7', ['15-0001'], ['door', '7']],
])('reads serial numbers from %j', (text, serials, unread) => {
  expect(readSerials(text)).toEqual({ serials, unread })
})
